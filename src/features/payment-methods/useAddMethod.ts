import { useRef, useState } from 'react';
import { useCreatePaymentMethodMutation, useLazyGetPaymentMethodsQuery } from '../../api/payments';
import type { PaymentMethod, PaymentMethodInput } from '../../api/wire';
import { toApiError, type ApiError } from '../../lib/http/error';

type AddState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; error: ApiError };

/**
 * Adds a method once, however often it is asked to. Where the answer is lost, the list says whether the method came
 * through, so that trying again never saves it twice.
 */
export function useAddMethod(known: readonly PaymentMethod[], onAdded: (method: PaymentMethod) => void) {
  const [create] = useCreatePaymentMethodMutation();
  const [fetchMethods] = useLazyGetPaymentMethodsQuery();
  const [state, setState] = useState<AddState>({ kind: 'idle' });
  const latch = useRef(false);

  const findLost = async ({ kind, last_four }: PaymentMethodInput) => {
    const fresh = await fetchMethods().unwrap();
    const isKnown = ({ id }: PaymentMethod) => known.some((one) => String(one.id) === String(id));
    return fresh.find((one) => !isKnown(one) && one.kind === kind && one.last_four === last_four);
  };

  /** `prepare` makes the token: what it takes in goes no further. */
  const add = async (prepare: () => Promise<PaymentMethodInput>) => {
    if (latch.current) return;
    latch.current = true;
    setState({ kind: 'sending' });
    const input = await prepare();
    try {
      // the latch stays closed: the form is done, though it may stand for a moment
      onAdded(await create(input).unwrap());
    } catch (error) {
      const failure = toApiError(error);
      const found = failure.kind === 'server' ? undefined : await findLost(input).catch(() => undefined);
      if (found) {
        onAdded(found);
        return;
      }
      setState({ kind: 'failed', error: failure });
      latch.current = false;
    }
  };

  return { state, add };
}
