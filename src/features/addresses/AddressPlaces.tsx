import { useController, useWatch } from 'react-hook-form';
import { usePlaceLists } from '../../api/placeLists';
import { FieldError } from '../../components/form/Field';
import { PlaceFields, type PlaceLevelName } from '../../components/form/PlaceFields';
import { PinPicker } from '../../components/map/PinPicker';
import type { AddressFormState } from './useAddressForm';

const NEEDS: Record<PlaceLevelName, string> = {
  region: 'Choose a region.',
  province: 'Choose a province.',
  city: 'Choose a city.',
  barangay: 'Choose a barangay.',
};

/** Where the address is: its places from the region down, and its pin. */
export function AddressPlaces({ state }: { state: AddressFormState }) {
  const { form, locate, choosePlaces, pickPoint } = state;
  const { control, formState } = form;
  const [region, province, city, barangay, point] = useWatch({
    control,
    name: ['region', 'province', 'city', 'barangay', 'point'],
  });
  const lists = usePlaceLists({ region, province, city });
  const { hasNoProvinces } = lists;
  const needed = (level: PlaceLevelName) => ({
    control,
    name: level,
    rules: {
      validate: (place: unknown) => place !== null || (level === 'province' && hasNoProvinces) || NEEDS[level],
    },
  });
  const refs = {
    region: useController(needed('region')).field.ref,
    province: useController(needed('province')).field.ref,
    city: useController(needed('city')).field.ref,
    barangay: useController(needed('barangay')).field.ref,
  };
  const { errors } = formState;

  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <PlaceFields
          value={{ region, province, city, barangay }}
          onChange={choosePlaces}
          lists={lists}
          errors={{
            region: errors.region?.message,
            province: errors.province?.message,
            city: errors.city?.message,
            barangay: errors.barangay?.message,
          }}
          fieldRef={(level) => refs[level]}
        />
      </div>
      <div>
        <PinPicker name="address" point={point} onPick={pickPoint} />
        <FieldError error={errors.point?.message ?? (locate.problem || undefined)} />
      </div>
    </>
  );
}
