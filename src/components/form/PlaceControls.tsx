import { useController, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { PlaceFields, type PlaceChoice, type PlaceFieldsProps, type PlaceLevelName } from './PlaceFields';
import { placeProblem } from './placeRules';

type PlaceControlsProps<Values extends PlaceChoice & FieldValues, Output> = Pick<
  PlaceFieldsProps,
  'lists' | 'onChange'
> & {
  control: Control<Values, unknown, Output>;
};

/** Place fields of an address as form controls; each is required once its parent place is selected. */
export function PlaceControls<Values extends PlaceChoice & FieldValues, Output>(
  props: PlaceControlsProps<Values, Output>,
) {
  const { lists, onChange } = props;
  const hasNoProvinces = lists.province.isEmpty;
  // this component uses only the place fields of the form
  const control = props.control as unknown as Control<PlaceChoice>;
  const [region, province, city, barangay] = useWatch({ control, name: ['region', 'province', 'city', 'barangay'] });
  const controlOf = (level: PlaceLevelName) => ({
    control,
    name: level,
    rules: {
      validate: (_place: PlaceChoice[PlaceLevelName], places: PlaceChoice) =>
        placeProblem(level, places, hasNoProvinces) ?? true,
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
