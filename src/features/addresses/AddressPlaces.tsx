import { useWatch } from 'react-hook-form';
import { FieldError } from '@/components/form/Field';
import { PlaceControls } from '@/components/form/PlaceControls';
import type { PlaceChoice } from '@/components/form/PlaceFields';
import { PinPicker } from '@/components/map/PinPicker';
import { usePlaceLists } from '@/hooks/usePlaceLists';
import { useAppDispatch } from '@/store/hooks';
import { placesPicked } from '@/store/user';
import type { AddressFormState } from './useAddressForm';

/** Region, province, city and barangay of an address, and its pin. */
export function AddressPlaces({ state }: { state: AddressFormState }) {
  const { form, location } = state;
  const { control, formState } = form;
  const [region, province, city, point, isApproximate] = useWatch({
    control,
    name: ['region', 'province', 'city', 'point', 'is_pin_approximate'],
  });
  const lists = usePlaceLists({ region, province, city });
  const dispatch = useAppDispatch();
  const handlePlaces = (places: PlaceChoice, isAutomatic?: boolean) => {
    location.choosePlaces(places, isAutomatic);
    dispatch(placesPicked({ picker: '2', places }));
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <PlaceControls control={control} lists={lists} onChange={handlePlaces} />
      </div>
      <div>
        <PinPicker
          name="address"
          point={point}
          isApproximate={isApproximate}
          onPick={location.pickPoint}
          onConfirm={location.confirmPoint}
        />
        <FieldError error={formState.errors.point?.message ?? (location.problem || undefined)} />
      </div>
    </>
  );
}
