import { ReceiptText } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import { useGetPaymentMethodsQuery, useGetTransactionsQuery } from '@/api/payments';
import type { Customer } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ContinueBooking } from '@/components/ui/ContinueBooking';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { Skeleton } from '@/components/ui/Skeleton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { useNow } from '@/components/ui/useNow';
import { ALL_TRANSACTIONS, MINUTE_MS } from '@/config/constants';
import { CHECK_CONNECTION } from '@/config/messages';
import { BOOKING_WAITS, CHECK_TOP_UP } from '@/config/moneyMessages';
import { PATHS } from '@/config/paths';
import type { PendingTopUp } from '@/domain/booking/bookingParts';
import { findWallet } from '@/domain/money/paymentMethods';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { topUpSettled } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectPendingTopUps } from '@/store/pendingPayments';
import { selectCustomer, selectIsCorporate } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { TopUpDialog } from './TopUpDialog';
import { WalletCards } from './WalletCards';
import { WalletLedger } from './WalletLedger';
import { WalletPanel, type MethodsQuery } from './WalletPanel';
import { parseAmount } from './topUpForm';
import { getTopUpOutcomePath } from './useTopUp';

const FIRST_AMOUNT = 1000;

/** `/wallet`, for individuals; companies are redirected to their credit (docs/spec-readings.md, reading 13). */
function WalletPage() {
  const { error, refetch, isFetching } = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  if (isCorporate) return <Navigate to={PATHS.walletCorporate} replace />;
  if (customer) return <Wallet customer={customer} />;
  return (
    <Page title="Wallet">
      <Card>
        {error ? (
          <ErrorState
            title="Your wallet did not load"
            text={getErrorMessage(error, CHECK_CONNECTION)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonRows count={5} label="Your wallet is loading" />
        )}
      </Card>
    </Page>
  );
}

function Wallet({ customer }: { customer: Customer }) {
  const [params] = useSearchParams();
  const pending = usePendingTopUp();
  const methods = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [topUp, setTopUp] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const now = useNow(MINUTE_MS);

  return (
    <Page title="Wallet" actions={<StatementLink />}>
      {methods.data && methods.data.length > 0 && <ContinueBooking text={BOOKING_WAITS} />}
      {pending && <PendingTopUpNotice pending={pending} onCheck={() => setTopUp(pending.amount)} />}
      <div className="grid grid-cols-[minmax(340px,372fr)_minmax(0,680fr)] gap-5">
        <WalletPanel
          customer={customer}
          methods={methods}
          firstAmount={parseAmount(params.get('amount') ?? '') ?? FIRST_AMOUNT}
          refusal={refusal}
          onEdit={() => setRefusal('')}
          onTopUp={(amount) => {
            setRefusal('');
            setTopUp(amount);
          }}
        />
        <Cards methods={methods} now={now} />
      </div>
      <WalletLedger now={now} />
      {topUp !== null && (
        <TopUpDialog
          amount={topUp}
          methods={methods.data ?? []}
          firstMethod={params.get('method')}
          balance={findWallet(methods.data)?.balance}
          now={now}
          onClose={() => setTopUp(null)}
          onAmountRefused={(message) => {
            setRefusal(message);
            setTopUp(null);
          }}
        />
      )}
    </Page>
  );
}

/** Returns the newest top-up without an outcome. The ledger of the page settles it too: another tab may show the outcome. */
function usePendingTopUp(): PendingTopUp | undefined {
  const dispatch = useAppDispatch();
  const topUps = useAppSelector(selectPendingTopUps);
  const { data: ledger } = useGetTransactionsQuery(ALL_TRANSACTIONS);
  const done = useMemo(() => {
    const references = ledger?.data.flatMap(({ status, reference }) => (status === 'Pending' ? [] : [reference]));
    return topUps.filter(({ reference }) => reference !== '' && references?.includes(reference));
  }, [topUps, ledger]);
  useEffect(() => done.forEach((topUp) => dispatch(topUpSettled(topUp))), [dispatch, done]);
  return topUps.findLast((topUp) => !topUp.isNotFound && !done.includes(topUp));
}

function StatementLink() {
  return (
    <ButtonLink
      to={PATHS.walletTransactions}
      variant="secondary"
      icon={<ReceiptText size={18} strokeWidth={1.75} aria-hidden />}
    >
      Statement
    </ButtonLink>
  );
}

type PendingTopUpNoticeProps = { pending: PendingTopUp; onCheck: () => void };

/** A top-up without an outcome. Without a reference its response was lost, and the dialog looks for it. */
function PendingTopUpNotice({ pending, onCheck }: PendingTopUpNoticeProps) {
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-warn-50 px-5 py-3 text-warn-700">
      Your top-up of {formatPeso(pending.amount)} isn't confirmed yet.
      {pending.reference === '' ? (
        <button type="button" className="min-h-6 font-560 underline" onClick={onCheck}>
          {CHECK_TOP_UP}
        </button>
      ) : (
        <Link className="min-h-6 font-560 underline" to={getTopUpOutcomePath(pending.reference)}>
          {CHECK_TOP_UP}
        </Link>
      )}
    </p>
  );
}

function Cards({ methods, now }: { methods: MethodsQuery; now: number }) {
  const { data, error, isLoading, isFetching, refetch } = methods;
  if (isLoading) return <Skeleton className="h-full min-h-[277px] rounded-lg" />;
  if (data) return <WalletCards methods={data} now={now} />;
  if (!error) return null;
  return (
    <Card>
      <ErrorState
        isQuiet
        title="Your cards did not load"
        text={getErrorMessage(error, CHECK_CONNECTION)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Card>
  );
}

export { WalletPage as Component };
