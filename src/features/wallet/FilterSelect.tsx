import { memo } from 'react';
import { SelectField } from '@/components/form/SelectField';
import type { TransactionFilter } from './listedTransactions';

type FilterSelectProps = {
  label: string;
  field: keyof TransactionFilter;
  /** Empty shows all values. */
  value: string;
  values: readonly string[];
  getLabel?: (value: string) => string;
  onChange: (change: Partial<TransactionFilter>) => void;
};

/** List value of "all", which the filter stores as an empty text. */
const ALL = 'all';

/** One field of the filter. Memoized, so that typing in the search does not render it. */
export const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { label, field, value, values, getLabel = (text: string) => text, onChange } = props;
  return (
    <SelectField
      className="w-40"
      label={label}
      isLabelHidden
      options={[
        { value: ALL, label: `${label}: all` },
        ...values.map((option) => ({ value: option, label: getLabel(option) })),
      ]}
      value={value || ALL}
      onChange={(chosen) => onChange({ [field]: chosen === ALL ? '' : chosen })}
    />
  );
});
