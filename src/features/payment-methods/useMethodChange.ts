import { useRef } from 'react';
import {
  useDeletePaymentMethodMutation,
  useLazyGetPaymentMethodsQuery,
  useUpdatePaymentMethodMutation,
} from '@/api/payments';
import type { PaymentMethod } from '@/api/wire';
import { methodName } from '@/domain/money/paymentMethods';
import { useMoneySend } from '@/hooks/useMoneySend';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

type Change<Intent> = {
  send: (intent: Intent) => Promise<unknown>;
  /** Whether the list of the server shows that it was done. */
  isDone: (methods: readonly PaymentMethod[], intent: Intent) => boolean;
  words: (intent: Intent) => string;
  onDone?: () => void;
  isRepeatable?: boolean;
};

/** A change of a method: after a lost answer the list tells whether it was made. */
function useMethodChange<Intent>({ send, isDone, words, onDone, isRepeatable }: Change<Intent>) {
  const dispatch = useAppDispatch();
  const [fetchMethods] = useLazyGetPaymentMethodsQuery();
  const sent = useRef<Intent | null>(null);
  return useMoneySend<Intent, Intent>({
    send: async (intent) => {
      sent.current = intent;
      await send(intent);
      return intent;
    },
    findLost: async () => {
      const methods = await fetchMethods().unwrap();
      return sent.current !== null && isDone(methods, sent.current) ? sent.current : null;
    },
    onDone: (intent) => {
      dispatch(showToast({ title: 'Success', text: words(intent), type: 'success' }));
      onDone?.();
    },
    isRepeatable,
  });
}

const find = (methods: readonly PaymentMethod[], { id }: PaymentMethod) =>
  methods.find((one) => String(one.id) === String(id));

/** Verifies a method by the code that was sent. */
export function useVerifyMethod(method: PaymentMethod, onDone: () => void) {
  const [update] = useUpdatePaymentMethodMutation();
  return useMethodChange<string>({
    send: (code) => update({ id: method.id, verification_code: code }).unwrap(),
    isDone: (methods) => find(methods, method)?.is_verified === true,
    words: () => `${methodName(method)} is verified.`,
    onDone,
  });
}

export function useRemoveMethod(method: PaymentMethod, onDone: () => void) {
  const [remove] = useDeletePaymentMethodMutation();
  return useMethodChange<void>({
    send: () => remove(method.id).unwrap(),
    isDone: (methods) => find(methods, method) === undefined,
    words: () => `${methodName(method)} is removed.`,
    onDone,
  });
}

/** Makes another method the one that pays; again and again, as the list stays. */
export function useMakeDefaultMethod() {
  const [update] = useUpdatePaymentMethodMutation();
  return useMethodChange<PaymentMethod>({
    send: (method) => update({ id: method.id, is_default: true }).unwrap(),
    isDone: (methods, method) => find(methods, method)?.is_default === true,
    words: (method) => `${methodName(method)} pays for new bookings.`,
    isRepeatable: true,
  });
}
