import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Transaction } from '@/api/wire';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { Skeleton } from '@/components/ui/Skeleton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { useAnnounceChange } from '@/components/ui/announce';
import { useNow } from '@/components/ui/useNow';
import { ALL_TRANSACTIONS, MINUTE_MS } from '@/config/constants';
import {
  CHECK_CONNECTION,
  NO_TRANSACTIONS,
  TRANSACTIONS_LOADING,
  TRANSACTIONS_NOT_LOADED,
  TRANSACTIONS_SHOW_HERE,
} from '@/config/messages';
import { describeIncomplete } from '@/domain/money/ledger';
import { formatDay, toIsoDay } from '@/lib/dates';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectProfile } from '@/store/user';
import { formatNumber } from '@/utils/money';
import { saveCsv } from '@/utils/saveFile';
import { getFullName, pluralize, toTextOrDash } from '@/utils/text';
import { TransactionList } from './TransactionList';
import { sortNewestFirst, toTransactionsCsv } from './listedTransactions';
import { useFilteredTransactions, useTransactionFilter } from './useTransactionFilter';
import '@/components/ui/paper.css';

const NONE: Transaction[] = [];

/** "17 transactions", or "3 of 17 transactions" when filtered. */
const getCountLabel = (shown: number, count: number) =>
  shown < count ? `${formatNumber(shown)} of ${pluralize(count, 'transaction')}` : pluralize(shown, 'transaction');

/** Customer and date, on paper only. */
function PaperHeader() {
  const company = useAppSelector(selectCustomer)?.company;
  const profile = useAppSelector(selectProfile);
  const day = formatDay(useNow(MINUTE_MS));
  return (
    <span className="hidden print:block">
      {company?.company_name ?? getFullName(profile)}, account no. {toTextOrDash(profile?.account_number)}, {day}
    </span>
  );
}

/** Placeholder of the totals, the filters and the rows. */
const LedgerSkeleton = () => (
  <>
    <Skeleton className="mb-5 h-24 rounded-lg" />
    <Skeleton className="mb-5 h-[72px] rounded-lg" />
    <Card padding="none">
      <SkeletonRows count={8} label={TRANSACTIONS_LOADING} />
    </Card>
  </>
);

/** `/wallet/transactions`: the whole ledger in one call (spec section 7). */
function TransactionsPage() {
  const { data, error, isLoading, isFetching, refetch } = useGetTransactionsQuery(ALL_TRANSACTIONS, {
    refetchOnMountOrArgChange: true,
  });
  const all = useMemo(() => sortNewestFirst(data?.data ?? NONE), [data]);
  const state = useTransactionFilter();
  const shown = useFilteredTransactions(all, state.filter);
  const countLabel = data && getCountLabel(shown.length, data.count);
  useAnnounceChange(countLabel ?? '');

  return (
    <div data-paper className="print:[&>div]:max-w-none print:[&>div]:p-0">
      <Page
        title="Transactions"
        text={
          data && (
            <>
              {countLabel}
              <PaperHeader />
            </>
          )
        }
        actions={
          shown.length > 0 && (
            <Button
              variant="secondary"
              icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => saveCsv(`transactions-${toIsoDay(Date.now())}.csv`, toTransactionsCsv(shown))}
            >
              Export CSV
            </Button>
          )
        }
      >
        {isLoading && <LedgerSkeleton />}
        {error && !data && (
          <Card>
            <ErrorState
              title={TRANSACTIONS_NOT_LOADED}
              text={getErrorMessage(error, CHECK_CONNECTION)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          </Card>
        )}
        {data && all.length === 0 && (
          <Card>
            <EmptyState title={NO_TRANSACTIONS} text={TRANSACTIONS_SHOW_HERE} action={<BookDeliveryLink />} />
          </Card>
        )}
        {data && all.length > 0 && (
          <TransactionList all={all} shown={shown} incomplete={describeIncomplete(data)} state={state} />
        )}
      </Page>
    </div>
  );
}

export { TransactionsPage as Component };
