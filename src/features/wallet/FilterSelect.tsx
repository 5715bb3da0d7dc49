import { memo } from 'react';
import { SelectField } from '@/components/form/SelectField';
import type { TransactionFilter } from './transactionList';

type FilterSelectProps = {
  label: string;
  field: keyof TransactionFilter;
  /** Empty while all are shown. */
  value: string;
  values: readonly string[];
  nameOf?: (value: string) => string;
  onChange: (change: Partial<TransactionFilter>) => void;
};

/** The value of "all" in a list, where the filter has none. */
const ALL = 'all';

/** One field of the filter; drawn anew only when it changes, not with every key of the search. */
export const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { label, field, value, values, nameOf = (one: string) => one, onChange } = props;
  return (
    <SelectField
      className="w-40"
      label={label}
      isLabelHidden
      options={[{ value: ALL, label: `${label}: all` }, ...values.map((one) => ({ value: one, label: nameOf(one) }))]}
      value={value || ALL}
      onChange={(chosen) => onChange({ [field]: chosen === ALL ? '' : chosen })}
    />
  );
});
