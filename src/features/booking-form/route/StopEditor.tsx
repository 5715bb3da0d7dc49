import { ChevronLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LocationSearch } from '@/components/delivery/LocationSearch';
import { StopMarker } from '@/components/delivery/StopMarker';
import { MobileField } from '@/components/form/MobileField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { UNKNOWN_PLACE } from '@/config/fieldMessages';
import { SEARCH_PLACE, STREET_LABEL } from '@/config/messages';
import type { DraftStop } from '@/domain/draft/draft';
import { findStopProblems, needsLandmark } from '@/domain/draft/draftRules';
import { getOwnContact } from '@/domain/draft/prepareDraft';
import { isUntouchedStop } from '@/domain/draft/untouchedStop';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer } from '@/store/user';
import { getStopKind, getStopLabel } from '@/utils/stopNames';
import { useBooking } from '../form/bookingContext';
import { STOP_DONE_ID, STOP_SEARCH_ID } from '../form/fieldRegistry';
import { AddressSources } from './AddressSources';
import { StopPlace } from './StopPlace';
import { useStopFields } from './useStopFields';
import { useStopPlace } from './useStopPlace';

/**
 * Returns true if a stop shows all its fields: it has input or a problem, or `focusField` opened it. It stays true while
 * the stop is open, so that an emptied field keeps its place.
 */
function useIsUnfolded(index: number): boolean {
  const { form, problems, openStop, unfoldedStop } = useBooking();
  const own = getOwnContact(useAppSelector(selectCustomer));
  const isUntouched = useWatch({
    control: form.control,
    name: `stops.${index}`,
    // a stop that was just removed is read once more
    compute: (stop?: DraftStop) => !stop || isUntouchedStop(stop, own),
  });
  const hasProblem = problems.some(({ path }) => path.startsWith(`stops.${index}.`));
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (!isUnfolded && (!isUntouched || hasProblem || openStop === unfoldedStop)) setIsUnfolded(true);
  return isUnfolded;
}

/** Editor of one stop: its search, then its fields. It is part of the form, so every edit is saved. */
export function StopEditor({ index, tools }: { index: number; tools: ReactNode }) {
  const { form, closeStop, problems, showProblems, focusField } = useBooking();
  const count = form.getValues('stops').length;
  const place = useStopPlace(index);
  const isUnfolded = useIsUnfolded(index);

  const handleDone = () => {
    const isOfOther = ({ path }: { path: string }) => !path.startsWith(`stops.${index}.`);
    const own = findStopProblems(form.getValues(`stops.${index}`), index, count);
    showProblems([...problems.filter(isOfOther), ...own]);
    if (own[0]) focusField(own[0].path);
    else closeStop();
  };

  return (
    <div>
      <EditorHeader index={index} count={count} onBack={closeStop} />
      <div className="grid gap-4">
        <PlaceSearch index={index} place={place} />
        <AddressSources onPick={place.pickAddress} />
        {isUnfolded && <StopFields index={index} place={place} />}
      </div>
      {isUnfolded ? (
        <Button id={STOP_DONE_ID} className="mt-5 w-full" variant="secondary" onClick={handleDone}>
          Done
        </Button>
      ) : (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink-150 pt-4">
          <Button variant="secondary" size="sm" onClick={() => focusField(`stops.${index}.address_line`)}>
            Enter it manually
          </Button>
          {tools}
        </div>
      )}
    </div>
  );
}

type StopFieldsProps = { index: number; place: ReturnType<typeof useStopPlace> };

/** Address, place, contact and notes of a stop. */
function StopFields({ index, place }: StopFieldsProps) {
  const { form } = useBooking();
  const { text } = useStopFields(index);
  return (
    <>
      <TextField label={STREET_LABEL} autoComplete="off" {...text('address_line')} />
      <StopPlace
        index={index}
        name={getStopLabel(index, form.getValues('stops').length)}
        problem={place.locate.problem}
        isChoosingLevels={place.isChoosingLevels}
        onChooseLevels={place.setIsChoosingLevels}
        onPlaced={place.locateInBarangay}
        onPin={place.pickPin}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Contact person" autoComplete="off" {...text('contact_name')} />
        <MobileField label="Mobile number" autoComplete="off" {...text('contact_mobile')} />
      </div>
      <LandmarkField index={index} />
      <TextField label="Instructions" isOptional autoComplete="off" {...text('notes')} />
    </>
  );
}

/** Search that fills the stop. After blur, text without a chosen suggestion is an error, unless the stop has coordinates. */
function PlaceSearch({ index, place }: StopFieldsProps) {
  const { search, locate, pickHit, goToMyLocation } = place;
  const { form } = useBooking();
  const [isLeft, setIsLeft] = useState(false);
  const hasPlace = useWatch({ control: form.control, name: `stops.${index}.lat`, compute: (lat) => lat !== null });
  const isUnknown = isLeft && !hasPlace && search.field.value.trim() !== '';
  return (
    <LocationSearch
      id={STOP_SEARCH_ID}
      {...search.field}
      label={SEARCH_PLACE}
      error={isUnknown ? UNKNOWN_PLACE : undefined}
      onQuery={(query) => {
        setIsLeft(false);
        search.field.onQuery(query);
      }}
      onLeave={() => setIsLeft(true)}
      onPick={pickHit}
      onUseMyLocation={locate.hasGeolocation ? () => void goToMyLocation() : undefined}
      isLocating={locate.isLocating}
    />
  );
}

/** Required only for an address without a house number. */
function LandmarkField({ index }: { index: number }) {
  const { form } = useBooking();
  const { text } = useStopFields(index);
  const isOptional = useWatch({
    control: form.control,
    name: `stops.${index}.address_line`,
    compute: (line = '') => !needsLandmark(line),
  });
  return <TextField label="Landmark" autoComplete="off" isOptional={isOptional} {...text('landmark')} />;
}

type EditorHeaderProps = { index: number; count: number; onBack: () => void };

function EditorHeader({ index, count, onBack }: EditorHeaderProps) {
  return (
    <div className="mb-4 flex items-center gap-2">
      <StopMarker kind={getStopKind(index, count)} number={index} />
      <h2 id="route-heading" className="grow text-h3 font-620">
        {getStopLabel(index, count)}
      </h2>
      <button
        type="button"
        className="flex min-h-8 items-center gap-1 rounded-sm px-1 text-small font-560 text-ink-600 hover:text-ink-900"
        onClick={onBack}
      >
        <ChevronLeft size={16} strokeWidth={2} aria-hidden />
        All stops
      </button>
    </div>
  );
}
