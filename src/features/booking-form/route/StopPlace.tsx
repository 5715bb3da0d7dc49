import { useWatch } from 'react-hook-form';
import { usePlaceLists } from '@/api/placeLists';
import { FieldError } from '@/components/form/Field';
import { PlaceFields, type PlaceChoice } from '@/components/form/PlaceFields';
import { PinPicker } from '@/components/map/PinPicker';
import { NO_PIN } from '@/domain/draft/stopFrom';
import type { useLocate } from '@/hooks/useLocate';
import { useAppDispatch } from '@/store/hooks';
import { placesPicked } from '@/store/user';
import { useBooking } from '../form/bookingContext';
import { useStopFields } from './useStopFields';

type StopPlaceProps = {
  index: number;
  name: string;
  locate: ReturnType<typeof useLocate>;
  /** Called when the place changes and the stop needs a pin. */
  onPlaced: () => void;
};

/** Place of a stop from the region down, and its pin. It does not render while the stop's texts are typed. */
export function StopPlace({ index, name, locate, onPlaced }: StopPlaceProps) {
  const { form, fields } = useBooking();
  const { patch, errorOf } = useStopFields(index);
  const at = `stops.${index}` as const;
  const [region, province, city, barangay, lat, lng, isApproximate] = useWatch({
    control: form.control,
    name: [
      `${at}.region`,
      `${at}.province`,
      `${at}.city`,
      `${at}.barangay`,
      `${at}.lat`,
      `${at}.lng`,
      `${at}.is_pin_approximate`,
    ],
  });

  const lists = usePlaceLists({ region, province, city });
  const dispatch = useAppDispatch();

  const handlePlaces = (places: PlaceChoice, isAutomatic = false) => {
    // filling in a level without choices keeps a pin that the customer placed
    patch(isAutomatic ? places : { ...places, ...NO_PIN });
    dispatch(placesPicked({ picker: 'O', places }));
    onPlaced();
  };

  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <PlaceFields
          value={{ region, province, city, barangay }}
          onChange={handlePlaces}
          lists={lists}
          errors={{
            region: errorOf('region'),
            province: errorOf('province'),
            city: errorOf('city'),
            barangay: errorOf('barangay'),
          }}
          fieldRef={(level) => fields.at(`${at}.${level}`)}
        />
      </div>
      <div ref={fields.at(`${at}.lat`)} tabIndex={-1} className="rounded-sm">
        <PinPicker
          name={name}
          point={lat !== null && lng !== null ? { lat, lng } : null}
          isApproximate={isApproximate}
          onConfirm={() => patch({ is_pin_approximate: false })}
          onPick={(point) => void locate.atPin(point, form.getValues(`${at}.address_line`)).then(patch)}
        />
        <FieldError error={errorOf('lat') ?? (locate.problem || undefined)} />
      </div>
    </>
  );
}
