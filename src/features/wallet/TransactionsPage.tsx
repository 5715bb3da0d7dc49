import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetTransactionsQuery } from '../../api/payments';
import type { Transaction } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { ErrorState } from '../../components/ui/ErrorState';
import { Page } from '../../components/ui/Page';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '../../config/constants';
import { toIsoDay } from '../../lib/dates';
import { messageOf } from '../../lib/http/messageOf';
import { saveCsv } from '../../lib/saveFile';
import { plural } from '../../utils/text';
import { ReceiptDialog } from './ReceiptDialog';
import { TransactionFilters } from './TransactionFilters';
import { TransactionRows } from './TransactionRows';
import { TransactionTotals } from './TransactionTotals';
import { filterTransactions, monthRows, transactionsCsv, type TransactionFilter } from './transactionList';

const NAMES: Record<keyof TransactionFilter, string> = { query: 'q', type: 'type', status: 'status', month: 'month' };
const NONE: Transaction[] = [];

/** `/wallet/transactions`; the filter and the open receipt are in the address, so that Back and links keep them. */
export function TransactionsPage() {
  const [params, setParams] = useSearchParams();
  const { data, error, isLoading, isFetching, refetch } = useGetTransactionsQuery(
    { page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const all = data?.data ?? NONE;
  const query = params.get(NAMES.query) ?? '';
  const type = params.get(NAMES.type) ?? '';
  const status = params.get(NAMES.status) ?? '';
  const month = params.get(NAMES.month) ?? '';
  const shown = useMemo(
    () => filterTransactions(all, { query, type, status, month }),
    [all, query, type, status, month],
  );
  const rows = useMemo(() => monthRows(shown), [shown]);
  const reference = params.get('receipt');
  const opened = reference === null ? undefined : all.find((one) => one.reference === reference);

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
  const handleFilter = (part: Partial<TransactionFilter>) =>
    change(
      Object.fromEntries(
        Object.entries(part).map(([field, value]) => [NAMES[field as keyof TransactionFilter], value]),
      ),
      { replace: true },
    );

  return (
    <Page
      title="Transactions"
      text={data && `${plural(shown.length, 'transaction')} of ${data.count.toLocaleString('en-US')}`}
      actions={
        shown.length > 0 && (
          <Button
            variant="secondary"
            icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => saveCsv(`transactions-${toIsoDay(Date.now())}.csv`, transactionsCsv(shown))}
          >
            Export CSV
          </Button>
        )
      }
    >
      {isLoading && (
        <Card padding="none">
          <SkeletonRows count={8} label="Transactions are loading" />
        </Card>
      )}
      {error && !data && (
        <Card>
          <ErrorState
            title="Transactions did not load"
            text={messageOf(error, 'Check your connection, then try again.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      )}
      {data && all.length === 0 && (
        <Card>
          <EmptyState title="No transactions yet" text="Payments, top-ups and refunds show here." />
        </Card>
      )}
      {all.length > 0 && (
        <>
          <TransactionFilters all={all} filter={{ query, type, status, month }} onChange={handleFilter} />
          <TransactionTotals transactions={shown} />
          <Card padding="none">
            {shown.length > 0 ? (
              <TransactionRows
                rows={rows}
                onOpen={({ reference: receipt }) => change({ receipt }, { replace: false })}
              />
            ) : (
              <EmptyState
                title="No results found."
                action={
                  <Button
                    variant="secondary"
                    onClick={() => handleFilter({ query: '', type: '', status: '', month: '' })}
                  >
                    Clear the filter
                  </Button>
                }
              />
            )}
          </Card>
        </>
      )}
      {opened && <ReceiptDialog transaction={opened} onClose={() => change({ receipt: '' }, { replace: true })} />}
    </Page>
  );
}
