import { NumberField } from '../form/NumberField';
import { SelectField } from '../form/SelectField';
import { GoodsListRetry } from './GoodsListRetry';
import { withCategory, withType, type GoodsValue } from './goods';

export type GoodsOption = { id: string | number; name: string };

type ListName = 'types' | 'categories' | 'subcategories' | 'units';
type ListFieldName = 'type' | 'category' | 'subcategory' | 'uom';

type Props = {
  value: GoodsValue;
  onChange: (value: GoodsValue) => void;
  options: Record<ListName, readonly GoodsOption[]>;
  /** Lists that are loading. */
  loading?: Partial<Record<ListName, boolean>>;
  errors?: Partial<Record<keyof GoodsValue, string>>;
  /** Reloads the failed lists; absent if no list failed. */
  onRetry?: () => void;
  onBlur?: (field: keyof GoodsValue) => void;
  /** Receives the control of each field, so that an error summary can focus it. */
  fieldRef?: (field: keyof GoodsValue) => (element: HTMLElement | null) => void;
  /** Three in a row on the quick quotation, two in the booking form. */
  columns?: 2 | 3;
};

type ListField = {
  field: ListFieldName;
  list: ListName;
  label: string;
  /** Field that must be filled first. */
  parent?: ListFieldName;
  change: (goods: GoodsValue, id: string) => GoodsValue;
};

const LIST_FIELDS: readonly ListField[] = [
  { field: 'type', list: 'types', label: 'Goods type', change: withType },
  {
    field: 'category',
    list: 'categories',
    label: 'Category',
    parent: 'type',
    change: withCategory,
  },
  {
    field: 'subcategory',
    list: 'subcategories',
    label: 'Subcategory',
    parent: 'category',
    change: (goods, subcategory) => ({ ...goods, subcategory }),
  },
  {
    field: 'uom',
    list: 'units',
    label: 'Unit of measure',
    change: (goods, uom) => ({ ...goods, uom }),
  },
];

const toOptions = (list: readonly GoodsOption[]) => list.map(({ id, name }) => ({ value: String(id), label: name }));

/** Fields of one item: goods type, category, subcategory, unit, quantity and weight. */
export function GoodsFields(props: Props) {
  const { value, onChange, options, loading = {}, errors = {}, columns = 2 } = props;
  const { onRetry, onBlur, fieldRef } = props;
  const isWide = columns === 3;
  /** Props that are the same for each field. */
  const register = (field: keyof GoodsValue) => ({
    error: errors[field],
    onBlur: () => onBlur?.(field),
    ref: fieldRef?.(field),
  });
  return (
    <div className={`grid gap-4 ${isWide ? 'grid-cols-2 sidebar:grid-cols-3' : 'grid-cols-2'}`}>
      {LIST_FIELDS.map(({ field, list, label, parent, change }) => (
        <SelectField
          key={field}
          {...register(field)}
          label={label}
          options={toOptions(options[list])}
          value={value[field]}
          onChange={(id) => onChange(change(value, id))}
          isLoading={loading[list]}
          isDisabled={parent !== undefined && value[parent] === ''}
        />
      ))}
      <NumberField
        {...register('quantity')}
        label="Quantity"
        value={value.quantity}
        onChange={(quantity) => onChange({ ...value, quantity })}
        min={1}
        hasStepper
      />
      <NumberField
        {...register('weight_kg')}
        label="Weight per unit"
        value={value.weight_kg}
        onChange={(weight_kg) => onChange({ ...value, weight_kg })}
        decimals={2}
        suffix="kg"
      />
      {onRetry && <GoodsListRetry onRetry={onRetry} />}
    </div>
  );
}
