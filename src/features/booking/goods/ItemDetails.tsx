import { Checkbox } from '../../../components/form/Checkbox';
import { NumberField } from '../../../components/form/NumberField';
import { TextField } from '../../../components/form/TextField';
import type { DraftItem } from '../../../store/draft';

type Field = keyof DraftItem;

type ItemDetailsProps = {
  item: DraftItem;
  set: (field: Field, value: DraftItem[Field]) => void;
  errorOf: (field: Field) => string | undefined;
  at: (field: Field) => (element: HTMLElement | null) => void;
};

const SIDES = [
  { field: 'length_cm', label: 'Length' },
  { field: 'width_cm', label: 'Width' },
  { field: 'height_cm', label: 'Height' },
] as const;

/** Size, value and handling: what a driver is glad to know, and none of it needed. */
export function ItemDetails({ item, set, errorOf, at }: ItemDetailsProps) {
  return (
    <>
      <fieldset className="grid grid-cols-3 gap-4">
        <legend className="sr-only">Size of one unit</legend>
        {SIDES.map(({ field, label }) => (
          <NumberField
            key={field}
            ref={at(field)}
            label={label}
            isOptional
            suffix="cm"
            value={item[field]}
            onChange={(value) => set(field, value)}
            error={errorOf(field)}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-[1fr_2fr] gap-4">
        <NumberField
          ref={at('declared_value')}
          label="Declared value"
          isOptional
          suffix="PHP"
          decimals={2}
          value={item.declared_value}
          onChange={(value) => set('declared_value', value)}
          error={errorOf('declared_value')}
        />
        <TextField
          ref={at('description')}
          label="Description"
          isOptional
          value={item.description}
          onChange={(event) => set('description', event.target.value)}
          error={errorOf('description')}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Checkbox
          label="Fragile"
          checked={item.is_fragile}
          onChange={(event) => set('is_fragile', event.target.checked)}
        />
        <Checkbox
          label="Perishable"
          checked={item.is_perishable}
          onChange={(event) => set('is_perishable', event.target.checked)}
        />
      </div>
    </>
  );
}
