import { useMemo } from 'react';
import { TransactionRows } from '@/features/wallet/TransactionRows';
import { TransactionTotals } from '@/features/wallet/TransactionTotals';
import { filterTransactions, monthRows, newestFirst, NO_FILTER } from '@/features/wallet/transactionList';
import { useShownTransactions, useTransactionFilter } from '@/features/wallet/useTransactionFilter';
import '@/index.css';
import { mountClosed } from './mount';
import { TRANSACTIONS } from './transactionRows';

/** The list of the wallet with its search: sorted, filtered, totalled, under its months, and in the address. */
function List() {
  const all = useMemo(() => newestFirst(TRANSACTIONS), []);
  const { filter, changeFilter } = useTransactionFilter();
  const shown = useShownTransactions(all, filter);
  const rows = useMemo(() => monthRows(shown), [shown]);
  return (
    <>
      <input
        type="search"
        aria-label="Search transactions"
        value={filter.query}
        onChange={({ target }) => changeFilter({ query: target.value })}
      />
      <TransactionTotals transactions={shown} />
      <TransactionRows rows={rows} onOpen={() => undefined} />
    </>
  );
}

Object.assign(window, {
  openList: mountClosed(<List />),
  /** What `aria-rowcount` says once a text is searched for: rows, months and the head. */
  rowsFor: (query: string) =>
    monthRows(
      filterTransactions(
        TRANSACTIONS.map((one) => ({ ...one })),
        { ...NO_FILTER, query },
      ),
    ).length + 1,
});
