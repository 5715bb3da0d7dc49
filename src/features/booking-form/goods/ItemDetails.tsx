import { useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/form/Checkbox';
import { NumberField } from '@/components/form/NumberField';
import { TextField } from '@/components/form/TextField';
import { needsDeclaredValue } from '@/domain/draft/draftServices';
import { useBooking } from '../form/bookingContext';
import { useDebouncedDraft } from '../form/useDebouncedDraft';
import { useTextField } from '../form/useTextField';
import { useItemFields } from './useItemFields';

const SIDES = [
  { field: 'length_cm', label: 'Length' },
  { field: 'width_cm', label: 'Width' },
  { field: 'height_cm', label: 'Height' },
] as const;

type NumberName = (typeof SIDES)[number]['field'] | 'declared_value';
type NumberProps = {
  index: number;
  field: NumberName;
  label: string;
  suffix: string;
  decimals?: number;
  isRequired?: boolean;
};

function ItemNumber({ index, field, isRequired = false, ...input }: NumberProps) {
  const { form } = useBooking();
  const { set, errorOf, getRef } = useItemFields(index);
  const value = useWatch({ control: form.control, name: `items.${index}.${field}` });
  return (
    <NumberField
      {...input}
      ref={getRef(field)}
      isOptional={!isRequired}
      value={value}
      onChange={(next) => set(field, next)}
      error={errorOf(field)}
    />
  );
}

/** Optional size, value and handling of an item. */
export function ItemDetails({ index }: { index: number }) {
  const { form } = useBooking();
  const textField = useTextField();
  const isValueRequired = useDebouncedDraft((draft) => needsDeclaredValue(draft, index));
  return (
    <>
      <fieldset className="grid grid-cols-3 gap-4">
        <legend className="sr-only">Size of one unit</legend>
        {SIDES.map(({ field, label }) => (
          <ItemNumber key={field} index={index} field={field} label={label} suffix="cm" />
        ))}
      </fieldset>
      <div className="grid grid-cols-[5fr_7fr] gap-4">
        <ItemNumber
          index={index}
          field="declared_value"
          label="Declared value"
          suffix="PHP"
          decimals={2}
          isRequired={isValueRequired}
        />
        <TextField label="Description" isOptional {...textField(`items.${index}.description`)} />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Checkbox label="Fragile" {...form.register(`items.${index}.is_fragile`)} />
        <Checkbox label="Perishable" {...form.register(`items.${index}.is_perishable`)} />
      </div>
    </>
  );
}
