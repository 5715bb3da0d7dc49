import { useRef } from 'react';
import { usePayCreditByChequeMutation, usePayCreditMutation } from '../../api/credits';
import type { CreditPayment, Transaction } from '../../api/wire';
import { useAppDispatch } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { useLedgerLookup } from '../../store/useLedgerLookup';
import { useMoneySend } from '../../store/useMoneySend';
import { formatPeso, toCentavos } from '../../utils/money';

/** What a cheque says, with its day as YYYY-MM-DD. */
export type Cheque = {
  /** Pesos. */
  amount: number;
  bank: string;
  cheque_number: string;
  cheque_date: string;
  photo: File;
};

function chequeForm({ amount, photo, ...words }: Cheque): FormData {
  const body = new FormData();
  body.set('amount', amount.toFixed(2));
  Object.entries(words).forEach(([name, value]) => body.set(name, value));
  body.set('photo', photo, photo.name);
  return body;
}

/** A call that ends in a credit payment: the ledger tells whether a lost one arrived. */
function useCreditSend<Intent extends { amount: number }>(
  post: (intent: Intent) => Promise<Transaction>,
  isIt: (transaction: Transaction, intent: Intent) => boolean,
  onDone: (transaction: Transaction) => void,
) {
  const ledger = useLedgerLookup();
  const sent = useRef<{ intent: Intent; knownIds: string[] } | null>(null);
  return useMoneySend<Intent, Transaction>({
    send: async (intent) => {
      sent.current = { intent, knownIds: await ledger.knownIds() };
      return post(intent);
    },
    findLost: async () => {
      const last = sent.current;
      if (!last) return null;
      return ledger.findNew(
        last.knownIds,
        (one) =>
          one.type === 'Credit Payment' &&
          toCentavos(one.amount) === toCentavos(last.intent.amount) &&
          isIt(one, last.intent),
      );
    },
    onDone,
  });
}

/** Pays credit with a card, GCash or Maya. */
export function usePayCredit() {
  const dispatch = useAppDispatch();
  const [post] = usePayCreditMutation();
  return useCreditSend<CreditPayment>(
    (intent) => post(intent).unwrap(),
    ({ status }) => status !== 'Failed',
    ({ amount, method }) => {
      const text = `${formatPeso(amount)} paid${method ? ` with ${method}` : ''}.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
    },
  );
}

/** Pays credit with a cheque, which counts once the bank has cleared it. */
export function usePayByCheque() {
  const dispatch = useAppDispatch();
  const [post] = usePayCreditByChequeMutation();
  return useCreditSend<Cheque>(
    (intent) => post(chequeForm(intent)).unwrap(),
    // the method of a cheque names its number; where it does not, the amount has to do
    ({ method }, { cheque_number }) => !method || !/\d/.test(method) || method.includes(cheque_number),
    ({ amount }) => {
      const text = `Your cheque of ${formatPeso(amount)} is received. It counts once the bank has cleared it.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
    },
  );
}
