import { useRef } from 'react';
import { useCreatePaymentMethodMutation, useLazyGetPaymentMethodsQuery } from '@/api/payments';
import type { PaymentMethod, PaymentMethodInput } from '@/api/wire';
import { useMoneySend } from '@/hooks/useMoneySend';
import { ApiFailure } from '@/lib/http/error';

/** Makes the input with its token: what it takes in goes no further. */
type Prepare = () => Promise<PaymentMethodInput>;

/** Adds a method once, however often it is asked to; where the answer is lost, the list says whether it came through. */
export function useAddMethod(known: readonly PaymentMethod[], onAdded: (method: PaymentMethod) => void) {
  const [create] = useCreatePaymentMethodMutation();
  const [fetchMethods] = useLazyGetPaymentMethodsQuery();
  const sent = useRef<PaymentMethodInput | null>(null);

  return useMoneySend<Prepare, PaymentMethod>({
    send: async (prepare) => {
      const input = await prepare().catch(() => {
        throw new ApiFailure({ kind: 'server', status: 0, message: 'The card service did not answer. Try again.' });
      });
      sent.current = input;
      return create(input).unwrap();
    },
    findLost: async () => {
      const fresh = await fetchMethods().unwrap();
      const isKnown = ({ id }: PaymentMethod) => known.some((one) => String(one.id) === String(id));
      const input = sent.current;
      const lastFour = input && 'mobile' in input ? input.mobile.slice(-4) : input?.last_four;
      return fresh.find((one) => !isKnown(one) && one.kind === input?.kind && one.last_four === lastFour) ?? null;
    },
    onDone: onAdded,
  });
}
