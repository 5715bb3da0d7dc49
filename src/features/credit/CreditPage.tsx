import { Navigate } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Customer } from '@/api/wire';
import { ActionBar } from '@/components/ui/ActionBar';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tag } from '@/components/ui/Tag';
import { useNow } from '@/components/ui/useNow';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import { CHECK_CONNECTION } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { creditRunway } from '@/domain/money/creditRunway';
import { getOverdue, readAccount } from '@/domain/money/statements';
import { messageOf } from '@/lib/http/messageOf';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectIsCorporate } from '@/store/user';
import { fromCentavos, toCentavos } from '@/utils/money';
import { CreditGauge } from './CreditGauge';
import { CreditHistory } from './CreditHistory';
import { PayCredit } from './PayCredit';
import { RequestCredit } from './RequestCredit';
import { RunwayCard } from './RunwayCard';
import { StatementTable } from './StatementTable';

/** `/wallet/corporate`, for companies; individuals are redirected to their wallet (docs/spec-readings.md, reading 13). */
function CreditPage() {
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  if (customer && !isCorporate) return <Navigate to={PATHS.wallet} replace />;
  return (
    <>
      <ActionBar
        back={{ to: PATHS.dashboard, label: 'Dashboard' }}
        title="Credit"
        aside={
          <>
            <span className="truncate text-small text-ink-600">{customer?.company?.company_name}</span>
            {customer?.billing_type && <Tag>{customer.billing_type}</Tag>}
          </>
        }
      />
      <div className="mx-auto w-full max-w-content px-6 py-5">
        {customer ? <Credit customer={customer} /> : <CreditSkeleton />}
      </div>
    </>
  );
}

function Credit({ customer }: { customer: Customer }) {
  const now = useNow(60_000);
  const { data, error, isLoading, isFetching, refetch } = useGetTransactionsQuery(
    { page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <CreditSkeleton />;
  if (!data) {
    return (
      <Card>
        <ErrorState
          title="Your statement did not load"
          text={messageOf(error, CHECK_CONNECTION)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  }
  const limit = customer.credit_limit ?? 0;
  const available = customer.remaining_credits ?? 0;
  const used = Math.max(0, toCentavos(limit) - toCentavos(available));
  const account = readAccount(data.data, now);
  const clearing = Math.min(account.clearing, used);
  const outstanding = used - clearing;
  const amounts = { used, clearing, outstanding, due: Math.min(account.due, outstanding) };
  const health = { available: toCentavos(available), ...getOverdue(account.statements) };
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-[minmax(300px,360fr)_minmax(0,500fr)] gap-5 wide:grid-cols-[360fr_500fr_360fr]">
        <CreditGauge limit={limit} used={fromCentavos(used)} available={available} points={customer.points ?? 0} />
        <div className="row-span-2 wide:row-span-1">
          <PayCredit amounts={amounts} now={now} />
        </div>
        <RequestCredit key={limit} limit={limit} />
      </div>
      <RunwayCard runway={creditRunway(data.data, health.available, now)} health={health} />
      <StatementTable account={account} now={now} />
      <CreditHistory transactions={data.data} />
    </div>
  );
}

function CreditSkeleton() {
  return (
    <div role="status" className="grid grid-cols-2 gap-5 wide:grid-cols-3">
      <span className="sr-only">Your credit is loading</span>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-[420px] rounded-lg" />
      ))}
    </div>
  );
}

export { CreditPage as Component };
