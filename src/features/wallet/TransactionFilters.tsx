import { Search } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Transaction } from '@/api/wire';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { formatMonthName, getTransactionStatusLabel } from '@/domain/money/ledger';
import { FilterSelect } from './FilterSelect';
import { LastFourField } from './LastFourField';
import { getCachedMonth, getDistinctValues, type TransactionFilter } from './listedTransactions';

type TransactionFiltersProps = {
  all: readonly Transaction[];
  filter: TransactionFilter;
  onSearch: (text: string) => void;
  /** Stable between renders: the memoized selects depend on it. */
  onChange: (change: Partial<TransactionFilter>) => void;
};

const DateRange = lazyWithRetry(
  () => import('@/components/form/DateRange'),
  'DateRange',
  <span className="h-11 w-[310px]" />,
);

/** Search and filters. A month and a range of days replace each other. */
export function TransactionFilters({ all, filter, onSearch, onChange }: TransactionFiltersProps) {
  const values = useMemo(
    () => ({
      month: getDistinctValues(all, getCachedMonth),
      type: getDistinctValues(all, ({ type }) => type),
      status: getDistinctValues(all, getTransactionStatusLabel),
    }),
    [all],
  );
  const handleMonth = useCallback(
    (change: Partial<TransactionFilter>) => onChange({ ...change, from: '', to: '' }),
    [onChange],
  );
  return (
    <div role="search" aria-label="Transactions" className="mb-5 flex flex-wrap gap-3 print:hidden">
      <div className="flex basis-full gap-3">
        <TextField
          className="min-w-56 grow"
          label="Search transactions"
          isLabelHidden
          type="search"
          placeholder="Number or method"
          prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
          value={filter.query}
          onChange={({ target }) => onSearch(target.value)}
        />
        <LastFourField value={filter.card} onChange={(card) => onChange({ card })} />
      </div>
      <FilterSelect
        label="Month"
        field="month"
        value={filter.month}
        values={values.month}
        getLabel={formatMonthName}
        onChange={handleMonth}
      />
      <DateRange from={filter.from} to={filter.to} onChange={(days) => onChange({ ...days, month: '' })} />
      <FilterSelect label="Type" field="type" value={filter.type} values={values.type} onChange={onChange} />
      <FilterSelect label="Status" field="status" value={filter.status} values={values.status} onChange={onChange} />
      {(filter.from || filter.to) && (
        <Button variant="quiet" onClick={() => onChange({ from: '', to: '' })}>
          Clear dates
        </Button>
      )}
    </div>
  );
}
