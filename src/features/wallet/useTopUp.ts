import { useNavigate } from 'react-router-dom';
import { useTopUpMutation } from '@/api/payments';
import type { TopUpResult } from '@/api/wire';
import { useBookingNext } from '@/components/ui/useBookingNext';
import { PATHS } from '@/config/paths';
import type { PendingTopUp } from '@/domain/booking/bookingParts';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useLedgerLookup } from '@/hooks/useLedgerLookup';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { toApiError } from '@/lib/http/error';
import { getErrorStatus } from '@/lib/http/errorMessage';
import { hadNoEffect } from '@/lib/http/lostResponse';
import { checkPaymentPage, openPaymentPage } from '@/lib/paymentPage';
import { topUpSettled, topUpStarted, topUpUpdated } from '@/store/booking';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { findPending, selectLostTopUp } from '@/store/pendingPayments';
import { showToast } from '@/store/toasts';
import { createIdempotencyKey } from '@/utils/idempotency';
import { formatPeso, toCentavos } from '@/utils/money';
import type { TopUpIntent } from './topUpForm';

type SentTopUp = TopUpResult & Pick<PendingTopUp, 'idempotencyKey'>;

/** Returns true once the backend answered 404 to a top-up (public/openapi.yaml, payments/top-up). */
export function useIsTopUpUnavailable(): boolean {
  const [, { error }] = useTopUpMutation({ fixedCacheKey: 'top-up' });
  return getErrorStatus(error) === 404;
}

/** Returns the path of the page that waits for the outcome of a top-up. */
export const getTopUpOutcomePath = (reference: string) =>
  `${PATHS.paymentSuccess}?reference=${encodeURIComponent(reference)}`;

/** Returns the message for a customer who has closed the dialog before the bank could open. */
const getUnconfirmedMessage = ({ transaction: { amount }, redirect_url }: TopUpResult) =>
  `The bank hasn't confirmed your ${formatPeso(amount)} top-up yet.` +
  (redirect_url ? ' To continue there, top up the same amount with the same method.' : '');

/**
 * Tops up once per intent. The idempotency key stays until the outcome is known: the same amount with the same method is
 * not charged twice. A customer who has closed the dialog sees a toast.
 */
export function useTopUp(onDone: () => void, onAmountRefused: (message: string) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const next = useBookingNext();
  const isLost = useAppSelector(selectLostTopUp) !== null;
  const [post] = useTopUpMutation({ fixedCacheKey: 'top-up' });
  const ledger = useLedgerLookup();
  const isMounted = useIsMounted();

  // the render that sent it may be older
  const readLost = () => selectLostTopUp(store.getState());

  const send = async ({ amount, method }: TopUpIntent): Promise<SentTopUp | null> => {
    const isSame = (sent: PendingTopUp) => sent.amount === amount && String(sent.method) === String(method);
    const findSame = () => dispatch(findPending((booking) => booking.pendingTopUps, isSame));
    const knownIds = findSame()?.knownIds ?? (await ledger.fetchKnownIds());
    // read again: another tab may have sent the same top-up while the ledger loaded
    const intent = findSame() ?? {
      amount,
      method,
      idempotencyKey: createIdempotencyKey(),
      knownIds,
      reference: '',
      startedAt: new Date().toISOString(),
    };
    dispatch(topUpStarted({ ...intent, next, isNotFound: false }));
    try {
      const result = await post({ amount, method, idempotency_key: intent.idempotencyKey }).unwrap();
      if (result && result.transaction.status !== 'Paid') checkPaymentPage(result.redirect_url);
      return result && { ...result, idempotencyKey: intent.idempotencyKey };
    } catch (error) {
      const failure = toApiError(error);
      if (hadNoEffect(failure)) dispatch(topUpSettled(intent));
      const [refusal] = failure.errors?.amount ?? [];
      // after the failure is handled: once the dialog is closed, the failure would also show a toast
      if (refusal) setTimeout(() => onAmountRefused(refusal));
      throw error;
    }
  };

  const findLost = async (): Promise<SentTopUp | null> => {
    const sent = readLost();
    if (!sent) return null;
    const found = await ledger.findNew(
      sent.knownIds,
      ({ type, amount }) => type === 'Top Up' && toCentavos(amount) === toCentavos(sent.amount),
    );
    return found && { transaction: found, idempotencyKey: sent.idempotencyKey };
  };

  const handleNotFound = () => {
    const sent = readLost();
    if (sent) dispatch(topUpUpdated({ ...sent, isNotFound: true }));
  };

  const finish = (result: SentTopUp) => {
    const { transaction, redirect_url, idempotencyKey } = result;
    const { reference, status, amount } = transaction;
    dispatch(topUpUpdated({ idempotencyKey, reference }));
    if (isMounted.current && redirect_url && openPaymentPage(redirect_url)) return;
    if (isMounted.current) onDone();
    if (status === 'Paid') {
      dispatch(topUpSettled({ idempotencyKey }));
      dispatch(showToast({ title: 'Success', text: `${formatPeso(amount)} added to your wallet.`, type: 'success' }));
    } else if (isMounted.current) {
      void navigate(getTopUpOutcomePath(reference));
    } else dispatch(showToast({ title: 'Not paid yet', text: getUnconfirmedMessage(result), type: 'warn' }));
  };

  return useSendWithLookup({ send, findLost, onDone: finish, onNotFound: handleNotFound, isLost });
}
