import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Transaction } from '@/api/wire';
import { filterTransactions, type TransactionFilter } from './transactionList';

const NAMES: Record<keyof TransactionFilter, string> = {
  query: 'q',
  type: 'type',
  status: 'status',
  month: 'month',
  card: 'card',
};
const FIELDS = Object.entries(NAMES) as [keyof TransactionFilter, string][];

const readFilter = (params: URLSearchParams) =>
  Object.fromEntries(FIELDS.map(([field, name]) => [field, params.get(name) ?? ''])) as TransactionFilter;

const filterText = (filter: TransactionFilter) => JSON.stringify(FIELDS.map(([field]) => filter[field]));

/** The address follows when the typing pauses: to change it at each key costs more than to draw the list. */
const ADDRESS_DELAY_MS = 200;

/** Marks the changes of the address that come from here. */
const OWN = { isOwnFilter: true };
const isOwn = (state: unknown) => typeof state === 'object' && state !== null && 'isOwnFilter' in state;

/**
 * The filter and the open receipt, which the address names too. What is typed counts at once: a box that waited for the
 * address would lose letters on a slow machine.
 */
export function useTransactionFilter() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const receipt = params.get('receipt') ?? '';
  const named = filterText(readFilter(params));
  const [filter, setFilter] = useState(() => readFilter(params));
  const [seen, setSeen] = useState(named);
  if (named !== seen) {
    setSeen(named);
    if (!isOwn(state)) setFilter(readFilter(params));
  }

  // All of the filter goes along: what the address names may be older than what was typed last.
  const write = (opened: string, replace: boolean) => {
    const values = Object.fromEntries(FIELDS.map(([field, name]) => [name, filter[field]]));
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        Object.entries({ ...values, receipt: opened }).forEach(([name, value]) =>
          value ? next.set(name, value) : next.delete(name),
        );
        return next;
      },
      { replace, state: OWN },
    );
  };

  useEffect(() => {
    if (filterText(filter) === named) return;
    const timer = setTimeout(() => write(receipt, true), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  });

  return {
    filter,
    receipt,
    openReceipt: (reference: string) => write(reference, false),
    closeReceipt: () => write('', true),
    changeFilter: (part: Partial<TransactionFilter>) => setFilter((known) => ({ ...known, ...part })),
  };
}

export type TransactionFilterState = ReturnType<typeof useTransactionFilter>;

/** Those of all (the newest first) that fit. */
export function useFilteredTransactions(all: readonly Transaction[], filter: TransactionFilter): Transaction[] {
  return useMemo(() => filterTransactions(all, filter), [all, filter]);
}
