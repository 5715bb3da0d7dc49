import { type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Customer } from '@/api/wire';
import { ActionBar } from '@/components/ui/ActionBar';
import { Card } from '@/components/ui/Card';
import { ContinueBooking } from '@/components/ui/ContinueBooking';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { SlowNotice } from '@/components/ui/SlowNotice';
import { Tag } from '@/components/ui/Tag';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useNow } from '@/components/ui/useNow';
import { ALL_TRANSACTIONS, MINUTE_MS } from '@/config/constants';
import { readCreditParams } from '@/config/creditPaths';
import { CHECK_CONNECTION } from '@/config/messages';
import { BOOKING_WAITS } from '@/config/moneyMessages';
import { PATHS } from '@/config/paths';
import { hasNoCredit } from '@/domain/account/accountGaps';
import { describeIncomplete } from '@/domain/money/ledger';
import { useFocusPageOnChange } from '@/hooks/useFocusPageOnChange';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectIsCorporate } from '@/store/user';
import { fromCentavos } from '@/utils/money';
import { CreditColumns } from './CreditColumns';
import { CreditGauge } from './CreditGauge';
import { CreditOverview } from './CreditOverview';
import { RequestCredit } from './RequestCredit';
import { readCredit } from './readCredit';

/** A decision about credit or a cheque shows once the customer comes back to the page. */
const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

const StatementPage = lazyWithRetry(() => import('./StatementPage'), 'StatementPage', <CreditSkeleton />);

/**
 * `/wallet/corporate`, for companies: the credit, or the statement of account that the URL names. Individuals are
 * redirected to their wallet (docs/spec-readings.md, reading 13).
 */
function CreditPage() {
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  const [params] = useSearchParams();
  const { statement } = readCreditParams(params);
  useFocusPageOnChange(statement);
  useGetCustomerQuery(undefined, FRESH);
  if (customer && !isCorporate) return <Navigate to={PATHS.wallet} replace />;
  return (
    <>
      <ActionBar
        back={statement ? { to: PATHS.walletCorporate, label: 'Credit' } : { to: PATHS.dashboard, label: 'Dashboard' }}
        title={statement ? 'Statement of account' : 'Credit'}
        aside={
          <>
            <span className="max-w-[400px] truncate text-small text-ink-600">{customer?.company?.company_name}</span>
            {customer?.billing_type && <Tag>{customer.billing_type}</Tag>}
          </>
        }
      />
      <div className="mx-auto w-full max-w-content px-6 py-5 print:max-w-none print:p-0">
        {customer && !hasNoCredit(customer) && <ContinueBooking text={BOOKING_WAITS} />}
        {customer ? <Credit customer={customer} /> : <CreditSkeleton />}
      </div>
    </>
  );
}

/** Loads the transactions, from which this page computes the balances and statements. */
function Credit({ customer }: { customer: Customer }) {
  const now = useNow(MINUTE_MS);
  const [params] = useSearchParams();
  const { statement, pay } = readCreditParams(params);
  const { data, error, isLoading, isFetching, refetch } = useGetTransactionsQuery(ALL_TRANSACTIONS, FRESH);
  if (isLoading) return <CreditSkeleton />;
  if (!data) {
    const failure = (
      <Card>
        <ErrorState
          title="Your statement did not load"
          text={getErrorMessage(error, CHECK_CONNECTION)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
    return statement ? failure : <CreditWithoutStatement customer={customer} failure={failure} now={now} />;
  }
  const facts = {
    credit: readCredit(customer, data.data, now),
    transactions: data.data,
    incomplete: describeIncomplete(data),
    now,
  };
  if (!statement) return <CreditOverview {...facts} points={customer.points ?? 0} pay={pay} />;
  return <StatementPage {...facts} customer={customer} periodKey={statement} />;
}

type CreditWithoutStatementProps = { customer: Customer; failure: ReactNode; now: number };

/** Limit, credit in use and credit request. They need the customer's record alone, not the transactions. */
function CreditWithoutStatement({ customer, failure, now }: CreditWithoutStatementProps) {
  const { limit, available, amounts } = readCredit(customer, [], now);
  return (
    <CreditColumns>
      <CreditGauge
        limit={limit}
        used={fromCentavos(amounts.used)}
        available={available}
        points={customer.points ?? 0}
      />
      {failure}
      <RequestCredit key={limit} limit={limit} />
    </CreditColumns>
  );
}

function CreditSkeleton() {
  return (
    <>
      <SlowNotice className="mb-5 rounded-lg" />
      <div role="status">
        <span className="sr-only">Your credit is loading</span>
        <CreditColumns>
          <Skeleton className="h-[480px] rounded-lg" />
          <Skeleton className="h-[480px] rounded-lg" />
          <Skeleton className="col-span-2 h-[280px] rounded-lg wide:col-span-1 wide:h-[480px]" />
        </CreditColumns>
      </div>
    </>
  );
}

export { CreditPage as Component };
