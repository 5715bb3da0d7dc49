import { useRef } from 'react';
import { useCreatePaymentMethodMutation, useLazyGetPaymentMethodsQuery } from '@/api/payments';
import type { PaymentMethod, PaymentMethodInput } from '@/api/wire';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { ApiFailure, createCancelledError } from '@/lib/http/error';

/** Builds the input; card details go only to the tokenizer. Rejects with an `ApiFailure`. */
type Prepare = () => Promise<PaymentMethodInput>;

/** Receives the added method; `isOpen` is false if the customer has closed the dialog before the response. */
export type AddedHandler = (method: PaymentMethod, isOpen: boolean) => void;

/** Adds a method once. After a lost response, the list of methods shows whether it was added. */
export function useAddMethod(known: readonly PaymentMethod[], onAdded: AddedHandler) {
  const isMounted = useIsMounted();
  const [create] = useCreatePaymentMethodMutation();
  const [fetchMethods] = useLazyGetPaymentMethodsQuery();
  const sent = useRef<PaymentMethodInput | null>(null);

  return useSendWithLookup<Prepare, PaymentMethod>({
    send: async (prepare) => {
      const input = await prepare();
      // the payment provider was slow, and the customer has cancelled since
      if (!isMounted.current) throw new ApiFailure(createCancelledError());
      sent.current = input;
      return create(input).unwrap();
    },
    findLost: async () => {
      const fresh = await fetchMethods().unwrap();
      const isKnown = ({ id }: PaymentMethod) => known.some((method) => String(method.id) === String(id));
      const input = sent.current;
      const lastFour = input && 'mobile' in input ? input.mobile.slice(-4) : input?.last_four;
      return (
        fresh.find((method) => !isKnown(method) && method.kind === input?.kind && method.last_four === lastFour) ?? null
      );
    },
    onDone: (method) => onAdded(method, isMounted.current),
    what: 'payment method',
  });
}
