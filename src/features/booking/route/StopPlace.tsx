import { useWatch } from 'react-hook-form';
import { FieldError } from '../../../components/form/Field';
import { PinPicker } from '../../../components/map/PinPicker';
import type { useLocate } from '../../../store/delivery/useLocate';
import { useBooking } from '../form/bookingContext';
import { PlaceCascade, type Places } from './PlaceCascade';
import { useStopFields } from './useStopFields';

type StopPlaceProps = { index: number; name: string; locate: ReturnType<typeof useLocate> };

/** Where a stop is: its places from the region down, and its pin. Apart from the texts, whose typing it ignores. */
export function StopPlace({ index, name, locate }: StopPlaceProps) {
  const { form, fields } = useBooking();
  const { patch, errorOf } = useStopFields(index);
  const at = `stops.${index}` as const;
  const [region, province, city, barangay, lat, lng] = useWatch({
    control: form.control,
    name: [`${at}.region`, `${at}.province`, `${at}.city`, `${at}.barangay`, `${at}.lat`, `${at}.lng`],
  });

  const handlePlaces = (places: Places) => {
    patch({ ...places, lat: null, lng: null });
    const chosen = places.barangay;
    if (!chosen) return;
    void locate.inBarangay(places).then((point) => {
      const current = form.getValues(at);
      if (point && current.barangay?.id === chosen.id && current.lat === null) patch(point);
    });
  };

  return (
    <>
      <PlaceCascade
        value={{ region, province, city, barangay }}
        onChange={handlePlaces}
        error={errorOf('barangay')}
        barangayRef={fields.at(`${at}.barangay`)}
      />
      <div ref={fields.at(`${at}.lat`)} tabIndex={-1} className="rounded-sm">
        <PinPicker
          name={name}
          point={lat !== null && lng !== null ? { lat, lng } : null}
          onPick={(point) => void locate.atPin(point, form.getValues(`${at}.address_line`)).then(patch)}
        />
        <FieldError error={errorOf('lat') ?? (locate.problem || undefined)} />
      </div>
    </>
  );
}
