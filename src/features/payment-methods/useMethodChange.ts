import { useRef } from 'react';
import {
  useDeletePaymentMethodMutation,
  useLazyGetPaymentMethodsQuery,
  useUpdatePaymentMethodMutation,
} from '@/api/payments';
import type { PaymentMethod } from '@/api/wire';
import { getMethodName } from '@/domain/money/paymentMethods';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

type Change<Intent> = {
  send: (intent: Intent) => Promise<unknown>;
  /** Returns true when the server's list shows the change. */
  isDone: (methods: readonly PaymentMethod[], intent: Intent) => boolean;
  getSuccessMessage: (intent: Intent) => string;
  onDone?: () => void;
  isRepeatable?: boolean;
  /** Noun of a change that a dialog makes; see useSendWithLookup. */
  what?: string;
};

/** Changes a method once. After a lost response, the list shows whether it was changed. */
function useMethodChange<Intent>({ send, isDone, getSuccessMessage, onDone, isRepeatable, what }: Change<Intent>) {
  const dispatch = useAppDispatch();
  const [fetchMethods] = useLazyGetPaymentMethodsQuery();
  const sent = useRef<Intent | null>(null);
  return useSendWithLookup<Intent, Intent>({
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
      dispatch(showToast({ title: 'Success', text: getSuccessMessage(intent), type: 'success' }));
      onDone?.();
    },
    isRepeatable,
    what,
  });
}

const findMethod = (methods: readonly PaymentMethod[], { id }: PaymentMethod) =>
  methods.find((method) => String(method.id) === String(id));

/** Verifies a method with a one-time code. */
export function useVerifyMethod(method: PaymentMethod, onDone: () => void) {
  const [update] = useUpdatePaymentMethodMutation();
  return useMethodChange<string>({
    send: (code) => update({ id: method.id, verification_code: code }).unwrap(),
    isDone: (methods) => findMethod(methods, method)?.is_verified === true,
    getSuccessMessage: () => `${getMethodName(method)} verified.`,
    onDone,
    what: 'verification',
  });
}

export function useRemoveMethod(method: PaymentMethod, onDone: () => void) {
  const [remove] = useDeletePaymentMethodMutation();
  return useMethodChange<void>({
    send: () => remove(method.id).unwrap(),
    isDone: (methods) => findMethod(methods, method) === undefined,
    getSuccessMessage: () => `${getMethodName(method)} removed.`,
    onDone,
    what: 'removal',
  });
}

/** Makes a method the default. Repeatable, because the list stays open. */
export function useMakeDefaultMethod() {
  const [update] = useUpdatePaymentMethodMutation();
  return useMethodChange<PaymentMethod>({
    send: (method) => update({ id: method.id, is_default: true }).unwrap(),
    isDone: (methods, method) => findMethod(methods, method)?.is_default === true,
    getSuccessMessage: (method) => `${getMethodName(method)} is now your default.`,
    isRepeatable: true,
  });
}
