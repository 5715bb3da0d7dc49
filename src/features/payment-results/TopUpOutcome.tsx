import { useEffect } from 'react';
import { POLLED } from '@/api/baseApi';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Id, Transaction } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { CONTINUE_BOOKING, PAYMENT_RECEIVED } from '@/config/moneyMessages';
import { readBookingNext, withNext } from '@/config/nextPath';
import { PATHS, getReceiptPath, getTopUpPath } from '@/config/paths';
import type { PendingTopUp } from '@/domain/booking/bookingParts';
import { topUpSettled } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectPendingTopUps } from '@/store/pendingPayments';
import { formatPeso, toCentavos } from '@/utils/money';
import { Checking } from './Checking';
import { DeclinedCard } from './DeclinedCard';
import { NoPayment } from './NoPayment';
import { OutcomeCard } from './OutcomeCard';
import { PaymentUnchecked } from './PaymentUnchecked';
import { getTransactionFacts } from './outcomeFacts';
import { CONFIRM_POLL_MS, useFreshBalances } from './useFreshBalances';

/** Finds the transaction by its reference, or the new top-up when the bank sent none. */
function findTransaction(all: readonly Transaction[] | undefined, reference: string, pending: PendingTopUp | null) {
  if (reference) return all?.find((transaction) => transaction.reference === reference);
  return all?.find(({ id, type }) => type === 'Top Up' && !pending?.knownIds.includes(String(id)));
}

/** Returns the key of the pending top-up with this transaction. A lost response leaves it without a reference. */
function findKey(topUps: readonly PendingTopUp[], { id, type, amount, reference }: Transaction): string | undefined {
  const isLost = (topUp: PendingTopUp) =>
    topUp.reference === '' &&
    type === 'Top Up' &&
    !topUp.knownIds.includes(String(id)) &&
    toCentavos(topUp.amount) === toCentavos(amount);
  return (topUps.find((topUp) => topUp.reference === reference) ?? topUps.find(isLost))?.idempotencyKey;
}

type TopUpOutcomeProps = { reference: string; pending: PendingTopUp | null };

/** Outcome of a top-up. The server's ledger decides, whichever page the bank redirected to. */
export function TopUpOutcome({ reference, pending }: TopUpOutcomeProps) {
  const dispatch = useAppDispatch();
  const ledger = useGetTransactionsQuery(ALL_TRANSACTIONS, { refetchOnMountOrArgChange: true });
  const topUps = useAppSelector(selectPendingTopUps);
  const found = findTransaction(ledger.data?.data, reference, pending);
  const isDone = found !== undefined && found.status !== 'Pending';
  // the page of an earlier top-up, opened again, must not end a pending one: its key prevents a second charge
  const settledKey = isDone ? findKey(topUps, found) : undefined;
  // polls the same cache entry
  useGetTransactionsQuery(ALL_TRANSACTIONS, {
    skip: isDone || !ledger.data,
    pollingInterval: CONFIRM_POLL_MS,
    ...POLLED,
  });
  useFreshBalances(isDone);
  const next = readBookingNext(pending?.next ?? null);

  useEffect(() => {
    if (settledKey !== undefined) dispatch(topUpSettled({ idempotencyKey: settledKey }));
  }, [dispatch, settledKey]);

  if (ledger.error && !ledger.data) {
    return (
      <PaymentUnchecked error={ledger.error} isRetrying={ledger.isFetching} onRetry={() => void ledger.refetch()} />
    );
  }
  if (!ledger.data) return <Checking />;
  if (!found) return <NoPayment />;
  if (found.status === 'Failed') return <FailedTopUp transaction={found} method={pending?.method} next={next} />;
  if (found.status === 'Pending') {
    return <PendingTopUpCard transaction={found} next={next} onCheck={() => void ledger.refetch()} />;
  }
  return <PaidTransaction transaction={found} next={next} />;
}

type OutcomeProps = {
  transaction: Transaction;
  /** Booking page that the customer left to top up; null without one. */
  next: string | null;
};

type FailedTopUpProps = OutcomeProps & {
  /** Payment method of the top-up; undefined if another browser sent it. */
  method: Id | undefined;
};

function FailedTopUp({ transaction, method, next }: FailedTopUpProps) {
  return (
    <DeclinedCard transaction={transaction} facts={getTransactionFacts(transaction)}>
      <ButtonLink to={withNext(getTopUpPath(transaction.amount, method), next)} size="lg">
        Try again
      </ButtonLink>
      <ButtonLink to={PATHS.walletTransactions} variant="secondary" size="lg">
        View transactions
      </ButtonLink>
    </DeclinedCard>
  );
}

function PendingTopUpCard({ transaction, next, onCheck }: OutcomeProps & { onCheck: () => void }) {
  return (
    <OutcomeCard
      outcome="waiting"
      facts={getTransactionFacts(transaction)}
      title={`${transaction.method ?? 'The bank'} hasn't confirmed yet`}
      text={`We're still checking your payment of ${formatPeso(transaction.amount)}. If you were charged, it will be added to your wallet or refunded automatically.`}
    >
      <Button size="lg" onClick={onCheck}>
        Check again
      </Button>
      <ButtonLink to={withNext(PATHS.wallet, next)} variant="secondary" size="lg">
        Go to wallet
      </ButtonLink>
    </OutcomeCard>
  );
}

/** Outcome of a paid top-up, or of any other paid transaction that the reference names. */
function PaidTransaction({ transaction, next }: OutcomeProps) {
  const { type, amount, method, reference } = transaction;
  const isTopUp = type === 'Top Up';
  const onward = isTopUp
    ? { path: PATHS.wallet, label: 'Go to wallet' }
    : { path: PATHS.myBookings, label: 'My Bookings' };
  return (
    <OutcomeCard
      outcome="paid"
      facts={getTransactionFacts(transaction)}
      title={isTopUp ? 'Your wallet is topped up' : PAYMENT_RECEIVED}
      text={`${formatPeso(amount)} ${isTopUp ? 'added to your wallet' : 'paid'}${method ? ` with ${method}` : ''}.`}
    >
      <ButtonLink to={next ?? onward.path} size="lg">
        {next ? CONTINUE_BOOKING : onward.label}
      </ButtonLink>
      <ButtonLink to={getReceiptPath(reference)} variant="secondary" size="lg">
        View receipt
      </ButtonLink>
    </OutcomeCard>
  );
}
