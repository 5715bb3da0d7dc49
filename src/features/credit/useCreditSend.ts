import { useState } from 'react';
import { usePayCreditByChequeMutation, usePayCreditMutation } from '@/api/credits';
import type { CreditPayment, Transaction } from '@/api/wire';
import { COUNTS_ONCE_CLEARED } from '@/config/messages';
import { useLedgerLookup } from '@/hooks/useLedgerLookup';
import { mayHaveSucceeded, useMoneySend } from '@/hooks/useMoneySend';
import { toApiError } from '@/lib/http/error';
import { creditSent, creditSettled, selectPendingCredit } from '@/store/booking';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { keyFor } from '@/utils/idempotency';
import { formatPeso, toCentavos } from '@/utils/money';
import type { Cheque } from './cheque';

export type CreditWay = 'cheque' | 'card';

/** A payment by card or e-wallet, without the key that its call carries. */
type CardPayment = Omit<CreditPayment, 'idempotency_key'>;

type Paid = { transaction: Transaction; sentWay: CreditWay };

const wayOf = (intent: CardPayment | Cheque): CreditWay => ('photo' in intent ? 'cheque' : 'card');

/** Which way a payment was made whose answer was lost; null where there is none. */
export function usePendingWay(): CreditWay | null {
  const pending = useAppSelector(selectPendingCredit);
  if (!pending) return null;
  return pending.chequeNumber === '' ? 'card' : 'cheque';
}

function chequeForm({ amount, photo, ...words }: Cheque, key: string): FormData {
  const body = new FormData();
  body.set('amount', amount.toFixed(2));
  Object.entries(words).forEach(([name, value]) => body.set(name, value));
  body.set('photo', photo, photo.name);
  body.set('idempotency_key', key);
  return body;
}

/** The method of a cheque names its number; where it does not, the amount has to do. */
const isCheque = ({ method }: Transaction, number: string) => !method || !/\d/.test(method) || method.includes(number);

/**
 * Pays credit with a card, GCash or Maya, or with a cheque, which counts once the bank has cleared it. The store keeps
 * what was sent until the server has said what became of it: the ledger tells whether a lost payment arrived.
 */
export function useCreditSend(way: CreditWay, onPaid: (sentWay: CreditWay) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const pending = useAppSelector(selectPendingCredit);
  const [postPayment] = usePayCreditMutation();
  const [postCheque] = usePayCreditByChequeMutation();
  const ledger = useLedgerLookup();
  const [sentWay, setSentWay] = useState(usePendingWay() ?? way);

  const send = async (intent: CardPayment | Cheque): Promise<Paid | null> => {
    setSentWay(wayOf(intent));
    const kept = selectPendingCredit(store.getState());
    const keyed = keyFor(kept, intent);
    const knownIds = kept?.key === keyed.key ? kept.knownIds : await ledger.knownIds();
    dispatch(
      creditSent({
        ...keyed,
        amount: intent.amount,
        chequeNumber: 'photo' in intent ? intent.cheque_number : '',
        knownIds,
      }),
    );
    try {
      const { key } = keyed;
      const post =
        'photo' in intent ? postCheque(chequeForm(intent, key)) : postPayment({ ...intent, idempotency_key: key });
      const transaction = await post.unwrap();
      return transaction && { transaction, sentWay: wayOf(intent) };
    } catch (error) {
      const failure = toApiError(error);
      if (failure.kind === 'server' && !mayHaveSucceeded(failure)) dispatch(creditSettled());
      throw error;
    }
  };

  const findLost = async (): Promise<Paid | null> => {
    // as it is now: the render that sent it may have known of none
    const sent = selectPendingCredit(store.getState());
    if (!sent) return null;
    const { knownIds, amount, chequeNumber } = sent;
    const found = await ledger.findNew(
      knownIds,
      (one) =>
        one.type === 'Credit Payment' &&
        toCentavos(one.amount) === toCentavos(amount) &&
        (chequeNumber ? isCheque(one, chequeNumber) : one.status !== 'Failed'),
    );
    return found && { transaction: found, sentWay: chequeNumber === '' ? 'card' : 'cheque' };
  };

  const finish = ({ transaction: { amount, method }, ...paid }: Paid) => {
    dispatch(creditSettled());
    const text =
      paid.sentWay === 'cheque'
        ? `Your cheque of ${formatPeso(amount)} is received. ${COUNTS_ONCE_CLEARED}`
        : `${formatPeso(amount)} paid${method ? ` with ${method}` : ''}.`;
    dispatch(showToast({ title: 'Success', text, type: 'success' }));
    onPaid(paid.sentWay);
  };

  const sending = useMoneySend({
    send,
    findLost,
    onDone: finish,
    isLost: pending !== null,
    concerns: (refused, { retryAfterSeconds }) => wayOf(refused) === way || retryAfterSeconds !== undefined,
  });
  return { ...sending, sentWay };
}

export type CreditSend = ReturnType<typeof useCreditSend>;
