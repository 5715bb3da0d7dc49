import { useState } from 'react';
import { usePayCreditByChequeMutation, usePayCreditMutation } from '@/api/credits';
import type { CreditPayment, Transaction } from '@/api/wire';
import { COUNTS_ONCE_CLEARED, NOTHING_WAS_CHARGED, PAYMENT_FAILED } from '@/config/moneyMessages';
import type { PendingCredit } from '@/domain/booking/bookingParts';
import { useLedgerLookup } from '@/hooks/useLedgerLookup';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { ApiFailure, toApiError } from '@/lib/http/error';
import { hadNoEffect } from '@/lib/http/lostResponse';
import { creditSent, creditSettled, creditUpdated } from '@/store/booking';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { findPending, selectLostCredit } from '@/store/pendingPayments';
import { showToast } from '@/store/toasts';
import { createIdempotencyKey } from '@/utils/idempotency';
import { formatPeso, toCentavos } from '@/utils/money';
import type { Cheque } from './cheque';

export type CreditWay = 'cheque' | 'card';

/** A payment by card or e-wallet, without its idempotency key. */
type CardPayment = Omit<CreditPayment, 'idempotency_key'>;

export type CreditPaid = { transaction: Transaction; sentWay: CreditWay } & Pick<PendingCredit, 'idempotencyKey'>;

const getWay = (intent: CardPayment | Cheque): CreditWay => ('photo' in intent ? 'cheque' : 'card');

const getSentWay = ({ chequeNumber }: PendingCredit): CreditWay => (chequeNumber === '' ? 'card' : 'cheque');

/** Returns the way of the payment whose response was lost; null without one. */
export function useLostCreditWay(): CreditWay | null {
  const lost = useAppSelector(selectLostCredit);
  return lost && getSentWay(lost);
}

function toChequeFormData({ amount, photo, ...texts }: Cheque, key: string): FormData {
  const body = new FormData();
  body.set('amount', amount.toFixed(2));
  Object.entries(texts).forEach(([name, value]) => body.set(name, value));
  body.set('photo', photo, photo.name);
  body.set('idempotency_key', key);
  return body;
}

/** Compares the cheque number in a transaction's method; a method without digits matches by amount alone. */
const isSameCheque = ({ method }: Transaction, number: string) =>
  !method || !/\d/.test(method) || method.includes(number);

/** Returns true for a payment that the bank has not confirmed. A cheque is received as soon as it is pending. */
const isUnconfirmed = ({ status }: Transaction, way: CreditWay) => way === 'card' && status === 'Pending';

/** Refusal of a payment that the server accepted and its bank declined. */
const DECLINED = { kind: 'server', status: 402, message: `${PAYMENT_FAILED}. ${NOTHING_WAS_CHARGED}` } as const;

/** Returns the test for the ledger entry of a lost payment. */
const isEntryOf =
  ({ amount, chequeNumber }: PendingCredit) =>
  (transaction: Transaction) =>
    transaction.type === 'Credit Payment' &&
    toCentavos(transaction.amount) === toCentavos(amount) &&
    (chequeNumber ? isSameCheque(transaction, chequeNumber) : transaction.status !== 'Failed');

function getPaidMessage({ transaction: { amount, method }, sentWay }: CreditPaid): string {
  if (sentWay === 'card') return `${formatPeso(amount)} paid${method ? ` with ${method}` : ''}.`;
  return `We've received the details of your ${formatPeso(amount)} cheque. ${COUNTS_ONCE_CLEARED}`;
}

/** Returns the call that pays credit: multipart for a cheque, JSON otherwise. */
function usePostCredit() {
  const [postPayment] = usePayCreditMutation();
  const [postCheque] = usePayCreditByChequeMutation();
  return (intent: CardPayment | Cheque, key: string) => {
    const call =
      'photo' in intent ? postCheque(toChequeFormData(intent, key)) : postPayment({ ...intent, idempotency_key: key });
    return call.unwrap();
  };
}

/**
 * Pays credit by card, e-wallet or cheque. The store keeps a sent payment until its outcome is known; the ledger shows
 * whether a lost one arrived.
 */
export function useCreditSend(way: CreditWay, onPaid: (paid: CreditPaid) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const lost = useAppSelector(selectLostCredit);
  const post = usePostCredit();
  const ledger = useLedgerLookup();
  const [sentWay, setSentWay] = useState(lost ? getSentWay(lost) : way);

  // the render that sent it may be older
  const readLost = () => selectLostCredit(store.getState());

  const send = async (intent: CardPayment | Cheque): Promise<CreditPaid | null> => {
    setSentWay(getWay(intent));
    const isSame = (sent: PendingCredit) => sent.intent === JSON.stringify(intent);
    const findSame = () => dispatch(findPending((booking) => booking.pendingCredits, isSame));
    const knownIds = findSame()?.knownIds ?? (await ledger.fetchKnownIds());
    // read again: another tab may have sent the same payment while the ledger loaded
    const sent = findSame() ?? {
      intent: JSON.stringify(intent),
      idempotencyKey: createIdempotencyKey(),
      amount: intent.amount,
      chequeNumber: 'photo' in intent ? intent.cheque_number : '',
      knownIds,
      startedAt: new Date().toISOString(),
    };
    dispatch(creditSent({ ...sent, isNotFound: false }));
    try {
      const transaction = await post(intent, sent.idempotencyKey);
      if (transaction?.status === 'Failed') throw new ApiFailure(DECLINED);
      // the bank has not confirmed it, so the look-up decides
      if (!transaction || isUnconfirmed(transaction, getWay(intent))) return null;
      return { transaction, sentWay: getWay(intent), idempotencyKey: sent.idempotencyKey };
    } catch (error) {
      if (hadNoEffect(toApiError(error))) dispatch(creditSettled(sent));
      throw error;
    }
  };

  const findLost = async (): Promise<CreditPaid | 'waiting' | null> => {
    const sent = readLost();
    if (!sent) return null;
    const found = await ledger.findNew(sent.knownIds, isEntryOf(sent));
    if (!found) return null;
    const foundWay = getSentWay(sent);
    if (isUnconfirmed(found, foundWay)) return 'waiting';
    return { transaction: found, sentWay: foundWay, idempotencyKey: sent.idempotencyKey };
  };

  const handleNotFound = () => {
    const sent = readLost();
    if (sent) dispatch(creditUpdated({ ...sent, isNotFound: true }));
  };

  const finish = (paid: CreditPaid) => {
    dispatch(creditSettled(paid));
    dispatch(showToast({ title: 'Success', text: getPaidMessage(paid), type: 'success' }));
    onPaid(paid);
  };

  const sending = useSendWithLookup({
    send,
    findLost,
    onDone: finish,
    onNotFound: handleNotFound,
    isLost: lost !== null,
    appliesToInput: (refused, { retryAfterSeconds }) => getWay(refused) === way || retryAfterSeconds !== undefined,
  });
  return { ...sending, sentWay };
}

export type CreditSend = ReturnType<typeof useCreditSend>;
