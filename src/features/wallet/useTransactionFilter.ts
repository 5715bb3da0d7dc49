import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Transaction } from '@/api/wire';
import { useUrlText } from '@/hooks/useUrlText';
import { isIsoDay } from '@/lib/dates';
import { NO_TRANSACTION_FILTER, filterTransactions, type TransactionFilter } from './listedTransactions';

type UrlFields = TransactionFilter & { receipt: string };

const URL_NAMES: Record<keyof UrlFields, string> = {
  query: 'q',
  type: 'type',
  status: 'status',
  month: 'month',
  from: 'from',
  to: 'to',
  card: 'card',
  receipt: 'receipt',
};

/** Returns a day of the URL, or '' if the calendar does not know it. */
const readDay = (text: string) => (isIsoDay(text) ? text : '');

function readFilter(params: URLSearchParams): TransactionFilter {
  const read = (field: keyof TransactionFilter) => params.get(URL_NAMES[field]) ?? '';
  return {
    query: read('query'),
    type: read('type'),
    status: read('status'),
    month: read('month'),
    from: readDay(read('from')),
    to: readDay(read('to')),
    card: read('card'),
  };
}

/** Filter and open receipt, kept in the URL. The list follows the typed text at once. */
export function useTransactionFilter() {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (change: Partial<UrlFields>, { replace = true } = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams();
          for (const [field, name] of Object.entries(URL_NAMES)) {
            const value = change[field as keyof UrlFields] ?? current.get(name);
            if (value) next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  const { text, change, take, clear } = useUrlText(params.get(URL_NAMES.query) ?? '', (query) => write({ query }));
  const filter = useMemo(() => ({ ...readFilter(params), query: text }), [params, text]);

  const clearFilter = () => {
    clear();
    write(NO_TRANSACTION_FILTER);
  };
  return {
    filter,
    receipt: params.get(URL_NAMES.receipt) ?? '',
    openReceipt: (receipt: string) => write({ receipt, query: take() }, { replace: false }),
    closeReceipt: () => write({ receipt: '' }),
    search: change,
    changeFilter: (part: Partial<TransactionFilter>) => write({ query: take(), ...part }),
    clearFilter,
  };
}

export type TransactionFilterState = ReturnType<typeof useTransactionFilter>;

/** Returns the transactions that match the filter, newest first. */
export function useFilteredTransactions(all: readonly Transaction[], filter: TransactionFilter): Transaction[] {
  return useMemo(() => filterTransactions(all, filter), [all, filter]);
}
