import { useController, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { PlaceFields, type PlaceChoice, type PlaceFieldsProps, type PlaceLevelName } from './PlaceFields';

const NEEDS: Record<PlaceLevelName, string> = {
  region: 'Choose a region.',
  province: 'Choose a province.',
  city: 'Choose a city.',
  barangay: 'Choose a barangay.',
};

type PlaceControlsProps<Values extends PlaceChoice & FieldValues> = Pick<PlaceFieldsProps, 'lists' | 'onChange'> & {
  control: Control<Values>;
};

/** Place fields of an address as form controls; each is required once its parent place is selected. */
export function PlaceControls<Values extends PlaceChoice & FieldValues>(props: PlaceControlsProps<Values>) {
  const { lists, onChange } = props;
  const hasNoProvinces = lists.province.isEmpty;
  // this component uses only the place fields of the form
  const control = props.control as unknown as Control<PlaceChoice>;
  const [region, province, city, barangay] = useWatch({ control, name: ['region', 'province', 'city', 'barangay'] });
  const controlOf = (level: PlaceLevelName) => ({
    control,
    name: level,
    rules: {
      validate: (place: PlaceChoice[PlaceLevelName], above: PlaceChoice) => {
        const isRequired = {
          region: true,
          province: above.region !== null && !hasNoProvinces,
          city: above.province !== null || (above.region !== null && hasNoProvinces),
          barangay: above.city !== null,
        }[level];
        return place !== null || !isRequired || NEEDS[level];
      },
    },
  });
  const fields = {
    region: useController(controlOf('region')),
    province: useController(controlOf('province')),
    city: useController(controlOf('city')),
    barangay: useController(controlOf('barangay')),
  };
  const errorOf = (level: PlaceLevelName) => fields[level].fieldState.error?.message;
  return (
    <PlaceFields
      value={{ region, province, city, barangay }}
      onChange={onChange}
      lists={lists}
      errors={{
        region: errorOf('region'),
        province: hasNoProvinces ? undefined : errorOf('province'),
        city: errorOf('city'),
        barangay: errorOf('barangay'),
      }}
      fieldRef={(level) => fields[level].field.ref}
    />
  );
}
