import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Transaction } from '../../api/wire';
import { filterTransactions, type TransactionFilter } from './transactionList';

const NAMES: Record<keyof TransactionFilter, string> = {
  query: 'q',
  type: 'type',
  status: 'status',
  month: 'month',
  card: 'card',
};

/** The filter as the address names it. */
export function useTransactionFilter() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    Object.entries(NAMES).map(([field, name]) => [field, params.get(name) ?? '']),
  ) as TransactionFilter;

  /** One call for all changes: a second one would not know of the first. */
  const change = (values: Record<string, string>, { replace }: { replace: boolean }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        Object.entries(values).forEach(([name, value]) => (value ? next.set(name, value) : next.delete(name)));
        return next;
      },
      { replace },
    );
  return {
    filter,
    receipt: params.get('receipt'),
    openReceipt: (reference: string) => change({ receipt: reference }, { replace: false }),
    closeReceipt: () => change({ receipt: '' }, { replace: true }),
    setFilter: (part: Partial<TransactionFilter>) =>
      change(
        Object.fromEntries(
          Object.entries(part).map(([field, value]) => [NAMES[field as keyof TransactionFilter], value]),
        ),
        { replace: true },
      ),
  };
}

/** Those of all (the newest first) that fit the filter of the address. */
export function useShownTransactions(all: readonly Transaction[], filter: TransactionFilter): Transaction[] {
  const { query, type, status, month, card } = filter;
  return useMemo(
    () => filterTransactions(all, { query, type, status, month, card }),
    [all, query, type, status, month, card],
  );
}
