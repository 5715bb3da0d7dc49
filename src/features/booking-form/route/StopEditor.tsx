import { ChevronLeft } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { LocationHit } from '@/api/wire';
import { LocationSearch } from '@/components/delivery/LocationSearch';
import { StopMarker } from '@/components/delivery/StopMarker';
import { MobileField } from '@/components/form/MobileField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { SEARCH_PLACE, STREET_LABEL } from '@/config/messages';
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

/** Fills a stop's place: from the search, the device's position, a saved address or its barangay. */
function useStopPlace(index: number) {
  const { form, fields } = useBooking();
  const { patch } = useStopFields(index);
  const search = usePlaceSearch();
  const locate = useLocate();

  const goToMyLocation = async () => {
    const found = await locate.myPlace();
    if (found) patch(found);
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
  };

  const pickAddress = (stop: StopPatch) => {
    patch(stop);
    locateInBarangay();
    // the pressed button is gone with its list
    fields.focus(`stops.${index}.contact_name`);
  };
  return { search, locate, goToMyLocation, locateInBarangay, pickHit, pickAddress };
}

/** Editor of one stop. It is part of the form, so every edit is saved. */
export function StopEditor({ index }: { index: number }) {
  const { form, closeStop, problems, showProblems, focusField } = useBooking();
  const count = form.getValues('stops').length;
  const name = getStopLabel(index, count);
  const { text } = useStopFields(index);
  const { search, locate, goToMyLocation, locateInBarangay, pickHit, pickAddress } = useStopPlace(index);

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
        <LocationSearch
          id={STOP_SEARCH_ID}
          {...search.field}
          label={SEARCH_PLACE}
          onPick={pickHit}
          onUseMyLocation={locate.canLocate ? () => void goToMyLocation() : undefined}
          isLocating={locate.isLocating}
        />
        <AddressSources onPick={pickAddress} />
        <TextField label={STREET_LABEL} autoComplete="off" {...text('address_line')} />
        <StopPlace index={index} name={name} locate={locate} onPlaced={locateInBarangay} />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Contact person" autoComplete="off" {...text('contact_name')} />
          <MobileField label="Mobile number" autoComplete="off" {...text('contact_mobile')} />
        </div>
        <LandmarkField index={index} />
        <TextField label="Instructions" isOptional autoComplete="off" {...text('notes')} />
      </div>
      <Button className="mt-5 w-full" variant="secondary" onClick={handleDone}>
        Done
      </Button>
    </div>
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
