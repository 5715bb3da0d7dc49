import { useMemo } from 'react';
import type { Transaction } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { NO_RESULTS } from '@/config/messages';
import { focusPage } from '@/utils/dom';
import { TransactionFilters } from './TransactionFilters';
import { TransactionReceipt } from './TransactionReceipt';
import { TransactionRows } from './TransactionRows';
import { TransactionTotals } from './TransactionTotals';
import { toMonthRows } from './listedTransactions';
import type { TransactionFilterState } from './useTransactionFilter';

type TransactionListProps = {
  /** Newest first. */
  all: readonly Transaction[];
  shown: readonly Transaction[];
  /** Sentence about transactions that are not included. */
  incomplete: string | undefined;
  state: TransactionFilterState;
};

/** Filters, totals and rows by month. The URL holds the open receipt, so that Back and links keep it. */
export function TransactionList({ all, shown, incomplete, state }: TransactionListProps) {
  const { filter, receipt, search, changeFilter, clearFilter, openReceipt, closeReceipt } = state;
  const rows = useMemo(() => toMonthRows(shown), [shown]);
  const handleClear = () => {
    clearFilter();
    focusPage();
  };
  const opened = receipt === '' ? undefined : all.find(({ reference }) => reference === receipt);
  return (
    <>
      <TransactionFilters all={all} filter={filter} onSearch={search} onChange={changeFilter} />
      <TransactionTotals transactions={shown} incomplete={incomplete} />
      <Card padding="none" className="print:shadow-none">
        {shown.length > 0 ? (
          <TransactionRows rows={rows} onOpen={({ reference }) => openReceipt(reference)} />
        ) : (
          <EmptyState
            title={NO_RESULTS}
            action={
              <Button variant="secondary" onClick={handleClear}>
                Clear filters
              </Button>
            }
          />
        )}
      </Card>
      {opened && <TransactionReceipt transaction={opened} onClose={closeReceipt} />}
    </>
  );
}
