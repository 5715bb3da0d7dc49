import type { ReactNode } from 'react';
import { ListRetry } from '../form/ListRetry';
import { NumberField } from '../form/NumberField';
import { SelectField } from '../form/SelectField';
import { withCategory, withType, type GoodsValue } from './goods';

export type GoodsOption = { id: string | number; name: string };

type ListName = 'types' | 'categories' | 'subcategories' | 'units';

type Props = {
  value: GoodsValue;
  onChange: (value: GoodsValue) => void;
  options: Record<ListName, readonly GoodsOption[]>;
  /** Lists that are on their way. */
  loading?: Partial<Record<ListName, boolean>>;
  errors?: Partial<Record<keyof GoodsValue, string>>;
  /** Asks again for the lists that did not come; absent while all are there. */
  onRetry?: () => void;
  onBlur?: (field: keyof GoodsValue) => void;
  /** Takes the control of a field, so that a list of errors can lead to it. */
  fieldRef?: (field: keyof GoodsValue) => (element: HTMLElement | null) => void;
  /** Three in a row on quick quotation, two in the booking form. */
  columns?: 2 | 3;
  /** A field more in the row of quantity and weight. */
  children?: ReactNode;
};

const toOptions = (list: readonly GoodsOption[]) => list.map(({ id, name }) => ({ value: String(id), label: name }));

/** What is sent: the kind of goods in three steps, how it is packed, how many and how heavy. */
export function GoodsFields({
  value,
  onChange,
  options,
  loading = {},
  errors = {},
  onRetry,
  onBlur,
  fieldRef,
  columns = 2,
  children,
}: Props) {
  const isWide = columns === 3;
  const half = isWide ? '' : 'col-span-3';
  const third = isWide ? '' : 'col-span-2';
  return (
    <div className={`grid gap-4 ${isWide ? 'grid-cols-2 sidebar:grid-cols-3' : 'grid-cols-6'}`}>
      <SelectField
        className={half}
        label="Goods type"
        options={toOptions(options.types)}
        value={value.type}
        onChange={(type) => onChange(withType(value, type))}
        onBlur={() => onBlur?.('type')}
        ref={fieldRef?.('type')}
        isLoading={loading.types}
        error={errors.type}
      />
      <SelectField
        className={half}
        label="Category"
        options={toOptions(options.categories)}
        value={value.category}
        onChange={(category) => onChange(withCategory(value, category))}
        onBlur={() => onBlur?.('category')}
        ref={fieldRef?.('category')}
        isLoading={loading.categories}
        isDisabled={value.type === ''}
        error={errors.category}
      />
      <SelectField
        className={half}
        label="Subcategory"
        options={toOptions(options.subcategories)}
        value={value.subcategory}
        onChange={(subcategory) => onChange({ ...value, subcategory })}
        onBlur={() => onBlur?.('subcategory')}
        ref={fieldRef?.('subcategory')}
        isLoading={loading.subcategories}
        isDisabled={value.category === ''}
        error={errors.subcategory}
      />
      <SelectField
        className={half}
        label="Unit of measure"
        options={toOptions(options.units)}
        value={value.uom}
        onChange={(uom) => onChange({ ...value, uom })}
        onBlur={() => onBlur?.('uom')}
        ref={fieldRef?.('uom')}
        isLoading={loading.units}
        error={errors.uom}
      />
      <NumberField
        className={third}
        label="Quantity"
        value={value.quantity}
        onChange={(quantity) => onChange({ ...value, quantity })}
        onBlur={() => onBlur?.('quantity')}
        ref={fieldRef?.('quantity')}
        min={1}
        hasStepper
        error={errors.quantity}
      />
      <NumberField
        className={third}
        label="Weight per unit"
        value={value.weight_kg}
        onChange={(weight_kg) => onChange({ ...value, weight_kg })}
        onBlur={() => onBlur?.('weight_kg')}
        ref={fieldRef?.('weight_kg')}
        decimals={2}
        suffix="kg"
        error={errors.weight_kg}
      />
      {children && <div className={third}>{children}</div>}
      {onRetry && (
        <p role="alert" className="col-span-full text-small">
          <ListRetry text="Not every list of goods loaded." onRetry={onRetry} />
        </p>
      )}
    </div>
  );
}
