import { useController, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { PLACE_LEVELS, type PlaceLevel } from '@/config/placeLevels';
import { PlaceFields, type PlaceChoice, type PlaceFieldsProps } from './PlaceFields';

type PlaceControlsProps<Values extends PlaceChoice & FieldValues, Output> = Pick<
  PlaceFieldsProps,
  'lists' | 'onChange'
> & {
  control: Control<Values, unknown, Output>;
};

/** Place fields of an address as form controls. The schema of the form requires each, see placeRules.ts. */
export function PlaceControls<Values extends PlaceChoice & FieldValues, Output>(
  props: PlaceControlsProps<Values, Output>,
) {
  const { lists, onChange } = props;
  // this component uses only the place fields of the form
  const control = props.control as unknown as Control<PlaceChoice>;
  const [region, province, city, barangay] = useWatch({ control, name: PLACE_LEVELS });
  const fields = {
    region: useController({ control, name: 'region' }),
    province: useController({ control, name: 'province' }),
    city: useController({ control, name: 'city' }),
    barangay: useController({ control, name: 'barangay' }),
  };
  const getError = (level: PlaceLevel) => fields[level].fieldState.error?.message;
  return (
    <PlaceFields
      value={{ region, province, city, barangay }}
      onChange={onChange}
      lists={lists}
      errors={{
        region: getError('region'),
        province: lists.province.isEmpty ? undefined : getError('province'),
        city: getError('city'),
        barangay: getError('barangay'),
      }}
      fieldRef={(level) => fields[level].field.ref}
    />
  );
}
