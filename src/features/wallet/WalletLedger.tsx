import { useGetTransactionsQuery } from '@/api/payments';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { CHECK_CONNECTION, TRANSACTIONS_LOADING, TRANSACTIONS_NOT_LOADED } from '@/config/messages';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { LatestTransactions } from './LatestTransactions';
import { SpendPanel } from './SpendPanel';

const LEDGER_CLASSES = 'mt-5 grid grid-cols-[minmax(0,1fr)_320px] gap-5';

/** Latest transactions and spending by month. */
export function WalletLedger({ now }: { now: number }) {
  const { data, error, isLoading, isFetching, refetch } = useGetTransactionsQuery(ALL_TRANSACTIONS, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) {
    return (
      <div className={LEDGER_CLASSES}>
        <Card padding="none">
          <SkeletonRows count={5} label={TRANSACTIONS_LOADING} />
        </Card>
        <Skeleton className="rounded-lg" />
      </div>
    );
  }
  if (data) {
    return (
      <div className={LEDGER_CLASSES}>
        <LatestTransactions transactions={data.data} />
        <SpendPanel transactions={data.data} now={now} />
      </div>
    );
  }
  if (!error) return null;
  return (
    <Card className="mt-5">
      <ErrorState
        isQuiet
        title={TRANSACTIONS_NOT_LOADED}
        text={getErrorMessage(error, CHECK_CONNECTION)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Card>
  );
}
