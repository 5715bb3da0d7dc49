import { useEffect } from 'react';
import { POLLED } from '@/api/baseApi';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Transaction } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorState } from '@/components/ui/ErrorState';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import {
  CHECK_CONNECTION,
  NOTHING_WAS_CHARGED,
  PAYMENT_FAILED,
  PAYMENT_RECEIVED,
  PAYMENT_UNCHECKED,
} from '@/config/messages';
import { PATHS, receiptPath } from '@/config/paths';
import type { PendingTopUp } from '@/domain/booking/bookingParts';
import { messageOf } from '@/lib/http/messageOf';
import { topUpSettled } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { formatPeso } from '@/utils/money';
import { Checking } from './Checking';
import { NothingToShow } from './NothingToShow';
import { OutcomeCard } from './OutcomeCard';
import { CONFIRM_POLL_MS, useFreshBalances } from './useFreshBalances';

const ALL = { page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE };

const isSettledOne = (transaction: Transaction | undefined) =>
  transaction !== undefined && transaction.status !== 'Pending';

/** The transaction that the bank, or the top-up under way, speaks of. */
function findIt(all: readonly Transaction[] | undefined, reference: string, pending: PendingTopUp | null) {
  if (reference) return all?.find((one) => one.reference === reference);
  return all?.find(({ id, type }) => type === 'Top Up' && !pending?.knownIds.includes(String(id)));
}

type TopUpOutcomeProps = { reference: string; pending: PendingTopUp | null };

/** What became of a top-up, by the server's own ledger, whichever page the bank led to. */
export function TopUpOutcome({ reference, pending }: TopUpOutcomeProps) {
  const dispatch = useAppDispatch();
  const first = useGetTransactionsQuery(ALL, { refetchOnMountOrArgChange: true });
  const found = findIt(first.data?.data, reference, pending);
  const isSettled = isSettledOne(found);
  // the same entry of the cache: what a poll brings shows above
  useGetTransactionsQuery(ALL, {
    skip: isSettled || !first.data,
    pollingInterval: CONFIRM_POLL_MS,
    ...POLLED,
  });
  useFreshBalances(isSettled);

  useEffect(() => {
    if (isSettled) dispatch(topUpSettled());
  }, [dispatch, isSettled]);

  if (first.error && !first.data) {
    return (
      <div className="py-16">
        <ErrorState
          title={PAYMENT_UNCHECKED}
          text={messageOf(first.error, CHECK_CONNECTION)}
          onRetry={() => void first.refetch()}
        />
      </div>
    );
  }
  if (!first.data) return <Checking />;
  if (!found) return <NothingToShow />;

  const amount = formatPeso(found.amount);
  const payer = found.method ?? 'The bank';
  if (found.status === 'Failed') {
    return (
      <OutcomeCard
        isGood={false}
        title={PAYMENT_FAILED}
        text={`${payer} declined ${amount}, or it was closed. ${NOTHING_WAS_CHARGED}`}
      >
        <ButtonLink to={`${PATHS.wallet}?amount=${found.amount}`} size="lg">
          Try again
        </ButtonLink>
        <ButtonLink to={PATHS.walletTransactions} variant="secondary" size="lg">
          Transactions
        </ButtonLink>
      </OutcomeCard>
    );
  }
  if (found.status === 'Pending') {
    return (
      <OutcomeCard
        isGood={false}
        title={`${payer} has not confirmed yet`}
        text={`We keep asking about ${amount}. If money has left your account already, it is added to your wallet or comes back by itself.`}
      >
        <Button size="lg" onClick={() => void first.refetch()}>
          Check again
        </Button>
        <ButtonLink to={PATHS.wallet} variant="secondary" size="lg">
          Wallet
        </ButtonLink>
      </OutcomeCard>
    );
  }
  const isTopUp = found.type === 'Top Up';
  return (
    <OutcomeCard
      isGood
      title={isTopUp ? 'Your wallet is topped up' : PAYMENT_RECEIVED}
      text={`${amount} ${isTopUp ? 'added to your wallet' : 'paid'}${found.method ? ` with ${found.method}` : ''}.`}
    >
      <ButtonLink to={isTopUp ? PATHS.wallet : PATHS.myBookings} size="lg">
        {isTopUp ? 'Wallet' : 'My Bookings'}
      </ButtonLink>
      <ButtonLink to={receiptPath(found.reference)} variant="secondary" size="lg">
        View receipt
      </ButtonLink>
    </OutcomeCard>
  );
}
