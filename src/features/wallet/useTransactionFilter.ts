import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Transaction } from '@/api/wire';
import { isIsoDay } from '@/lib/dates';
import { filterTransactions, type TransactionFilter } from './listedTransactions';

const URL_NAMES: Record<keyof TransactionFilter, string> = {
  query: 'q',
  type: 'type',
  status: 'status',
  month: 'month',
  from: 'from',
  to: 'to',
  card: 'card',
};
const FIELDS = Object.entries(URL_NAMES) as [keyof TransactionFilter, string][];

/** Returns a day of the URL, or '' if the calendar does not know it. */
const readDay = (text: string) => (isIsoDay(text) ? text : '');

function readFilter(params: URLSearchParams): TransactionFilter {
  const filter = Object.fromEntries(
    FIELDS.map(([field, name]) => [field, params.get(name) ?? '']),
  ) as TransactionFilter;
  return { ...filter, from: readDay(filter.from), to: readDay(filter.to) };
}

const filterText = (filter: TransactionFilter) => JSON.stringify(FIELDS.map(([field]) => filter[field]));

/** Debounce of the URL: updating it at each key costs more than rendering the list. */
const URL_DELAY_MS = 200;

/** Marks the navigations of this hook. */
const OWN = { isOwnFilter: true };
const isOwn = (state: unknown) => typeof state === 'object' && state !== null && 'isOwnFilter' in state;

/** Filter and open receipt, mirrored in the URL. The filter applies at once, the URL follows when typing pauses. */
export function useTransactionFilter() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const receipt = params.get('receipt') ?? '';
  const urlFilter = filterText(readFilter(params));
  const [filter, setFilter] = useState(() => readFilter(params));
  const [seen, setSeen] = useState(urlFilter);
  if (urlFilter !== seen) {
    setSeen(urlFilter);
    if (!isOwn(state)) setFilter(readFilter(params));
  }

  // writes the whole filter, because the URL may lag behind the typed text
  const write = (opened: string, { replace }: { replace: boolean }) => {
    const values = Object.fromEntries(FIELDS.map(([field, name]) => [name, filter[field]]));
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        Object.entries({ ...values, receipt: opened }).forEach(([name, value]) =>
          value ? next.set(name, value) : next.delete(name),
        );
        return next;
      },
      { replace, state: OWN, preventScrollReset: true },
    );
  };

  useEffect(() => {
    if (filterText(filter) === urlFilter) return;
    const timer = setTimeout(() => write(receipt, { replace: true }), URL_DELAY_MS);
    return () => clearTimeout(timer);
  });

  const changeFilter = useCallback(
    (change: Partial<TransactionFilter>) => setFilter((current) => ({ ...current, ...change })),
    [],
  );

  return {
    filter,
    receipt,
    openReceipt: (reference: string) => write(reference, { replace: false }),
    closeReceipt: () => write('', { replace: true }),
    changeFilter,
  };
}

export type TransactionFilterState = ReturnType<typeof useTransactionFilter>;

/** Returns the transactions that match the filter, newest first. */
export function useFilteredTransactions(all: readonly Transaction[], filter: TransactionFilter): Transaction[] {
  return useMemo(() => filterTransactions(all, filter), [all, filter]);
}
