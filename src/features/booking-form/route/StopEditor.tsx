import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LocationHit } from '@/api/wire';
import { LocationSearch } from '@/components/delivery/LocationSearch';
import { StopMarker } from '@/components/delivery/StopMarker';
import { MobileField } from '@/components/form/MobileField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { UNKNOWN_PLACE } from '@/config/fieldMessages';
import { SEARCH_PLACE, STREET_LABEL } from '@/config/messages';
import { emptyStop } from '@/domain/draft/draft';
import { needsLandmark, stopProblems } from '@/domain/draft/draftRules';
import { fromPickedHit, type StopPatch } from '@/domain/draft/stopFrom';
import { useLocate } from '@/hooks/useLocate';
import { usePlaceSearch } from '@/hooks/usePlaceSearch';
import { getStopKind, getStopLabel } from '@/utils/text';
import { useBooking } from '../form/bookingContext';
import { STOP_SEARCH_ID } from '../form/fieldRegistry';
import { AddressSources } from './AddressSources';
import { StopPlace } from './StopPlace';
import { useStopFields } from './useStopFields';

const DONE_ID = 'stop-done';
/** The pin of a saved address without one is still being looked up. */
const IS_PIN = /\.lat$/;

/** Fills a stop's place: from the search, the device's position, a saved address or its barangay. */
function useStopPlace(index: number) {
  const { form, fields } = useBooking();
  const { patch } = useStopFields(index);
  const search = usePlaceSearch();
  const locate = useLocate();
  /** True once the customer chooses the place level by level. */
  const [isTyped, setIsTyped] = useState(false);

  const goToMyLocation = async () => {
    const found = await locate.myPlace();
    if (!found) return;
    patch(found);
    setIsTyped(false);
  };

  /** Puts a stop without a pin at the centre of its barangay, unless either changes before the response. */
  const locateInBarangay = () => {
    const { province, city, barangay, lat } = form.getValues(`stops.${index}`);
    if (!barangay || lat !== null) return;
    void locate.inBarangay({ province, city, barangay }).then((pin) => {
      const current = form.getValues(`stops.${index}`);
      if (pin && current.barangay?.id === barangay.id && current.lat === null) patch(pin);
    });
  };

  const pickHit = (hit: LocationHit) => {
    patch(fromPickedHit(hit, form.getValues(`stops.${index}`)));
    search.clear();
    setIsTyped(false);
  };

  const pickAddress = (stop: StopPatch) => {
    patch(stop);
    setIsTyped(false);
    locateInBarangay();
    // the pressed button is gone with its list: the first missing field follows, or Done
    const { stops } = form.getValues();
    const missing = stopProblems(stops[index] ?? emptyStop(), index, stops.length).find(
      ({ path }) => !IS_PIN.test(path),
    );
    if (!missing || !fields.focus(missing.path)) document.getElementById(DONE_ID)?.focus();
  };
  return { search, locate, goToMyLocation, locateInBarangay, pickHit, pickAddress, isTyped, setIsTyped };
}

/** Editor of one stop. It is part of the form, so every edit is saved. */
export function StopEditor({ index }: { index: number }) {
  const { form, closeStop, problems, showProblems, focusField } = useBooking();
  const count = form.getValues('stops').length;
  const name = getStopLabel(index, count);
  const { text } = useStopFields(index);
  const place = useStopPlace(index);

  const handleDone = () => {
    const isOfOther = ({ path }: { path: string }) => !path.startsWith(`stops.${index}.`);
    const own = stopProblems(form.getValues(`stops.${index}`), index, count);
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
        <TextField label={STREET_LABEL} autoComplete="off" {...text('address_line')} />
        <StopPlace
          index={index}
          name={name}
          locate={place.locate}
          isTyped={place.isTyped}
          onTyped={place.setIsTyped}
          onPlaced={place.locateInBarangay}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Contact person" autoComplete="off" {...text('contact_name')} />
          <MobileField label="Mobile number" autoComplete="off" {...text('contact_mobile')} />
        </div>
        <LandmarkField index={index} />
        <TextField label="Instructions" isOptional autoComplete="off" {...text('notes')} />
      </div>
      <Button id={DONE_ID} className="mt-5 w-full" variant="secondary" onClick={handleDone}>
        Done
      </Button>
    </div>
  );
}

type PlaceSearchProps = { index: number; place: ReturnType<typeof useStopPlace> };

/** Search that fills the stop. A text that was left without a pick is refused, unless the stop has a place. */
function PlaceSearch({ index, place }: PlaceSearchProps) {
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
      onUseMyLocation={locate.canLocate ? () => void goToMyLocation() : undefined}
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
    compute: (line) => !needsLandmark(line),
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
