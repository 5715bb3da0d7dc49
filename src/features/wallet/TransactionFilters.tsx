import { Search } from 'lucide-react';
import { useMemo } from 'react';
import type { Transaction } from '../../api/wire';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { monthName } from '../../store/ledger';
import { LastFourField } from './LastFourField';
import { monthOfOne, valuesOf, type TransactionFilter } from './transactionList';

type TransactionFiltersProps = {
  all: readonly Transaction[];
  filter: TransactionFilter;
  onChange: (change: Partial<TransactionFilter>) => void;
};

/** The value of "all" in a list, where the filter has none. */
const ALL = 'all';

export function TransactionFilters({ all, filter, onChange }: TransactionFiltersProps) {
  const [months, types, statuses] = useMemo(
    () => [valuesOf(all, monthOfOne), valuesOf(all, ({ type }) => type), valuesOf(all, ({ status }) => status)],
    [all],
  );
  const select = (
    label: string,
    field: 'type' | 'status' | 'month',
    values: readonly string[] = [],
    nameOf: (value: string) => string = (value) => value,
  ) => (
    <SelectField
      className="w-40"
      label={label}
      isLabelHidden
      options={[{ value: ALL, label: `${label}: all` }, ...values.map((value) => ({ value, label: nameOf(value) }))]}
      value={filter[field] || ALL}
      onChange={(value) => onChange({ [field]: value === ALL ? '' : value })}
    />
  );
  return (
    <div role="search" aria-label="Transactions" className="mb-5 flex flex-wrap gap-3">
      <TextField
        className="min-w-56 grow"
        label="Search transactions"
        isLabelHidden
        type="search"
        placeholder="Booking number, reference, method"
        prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
        value={filter.query}
        onChange={({ target }) => onChange({ query: target.value })}
      />
      {select('Month', 'month', months, (month) => monthName(month))}
      {select('Type', 'type', types)}
      {select('Status', 'status', statuses)}
      <LastFourField value={filter.card} onChange={(card) => onChange({ card })} />
    </div>
  );
}
