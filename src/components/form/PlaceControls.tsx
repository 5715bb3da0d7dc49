import { useController, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { PlaceFields, type PlaceChoice, type PlaceFieldsProps, type PlaceLevelName } from './PlaceFields';
import { placeProblem } from './placeRules';

type PlaceControlsProps<Words extends PlaceChoice & FieldValues, Output> = Pick<
  PlaceFieldsProps,
  'lists' | 'onChange'
> & {
  control: Control<Words, unknown, Output>;
};

/** The places of an address as four fields of a form; each is asked for once the one above it is chosen. */
export function PlaceControls<Words extends PlaceChoice & FieldValues, Output>(
  props: PlaceControlsProps<Words, Output>,
) {
  const { lists, onChange } = props;
  const hasNoProvinces = lists.province.isEmpty;
  // of whatever else the form holds, nothing is touched here
  const control = props.control as unknown as Control<PlaceChoice>;
  const [region, province, city, barangay] = useWatch({ control, name: ['region', 'province', 'city', 'barangay'] });
  const needed = (level: PlaceLevelName) => ({
    control,
    name: level,
    rules: {
      validate: (_place: PlaceChoice[PlaceLevelName], places: PlaceChoice) =>
        placeProblem(level, places, hasNoProvinces) ?? true,
    },
  });
  const fields = {
    region: useController(needed('region')),
    province: useController(needed('province')),
    city: useController(needed('city')),
    barangay: useController(needed('barangay')),
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
