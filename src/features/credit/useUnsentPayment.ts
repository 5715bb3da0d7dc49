import * as v from 'valibot';
import { useUnsent } from '@/hooks/useUnsent';
import type { CreditWay } from './useCreditSend';

const getKey = (way: CreditWay) => `credit ${way}`;

/**
 * Accesses the unfinished payment of a form. `prefill` is the amount that a link chose, in centavos; `hasNewAmount` is true
 * if it differs from the one that the form had.
 */
export function useUnsentPayment<Values>(way: CreditWay, schema: v.GenericSchema<unknown, Values>, prefill: number) {
  const { read, change } = useUnsent(getKey(way), v.object({ values: schema, prefill: v.number() }));
  return {
    read: (): { values?: Values; hasNewAmount: boolean } => {
      const unsent = read();
      return { values: unsent?.values, hasNewAmount: prefill > 0 && prefill !== unsent?.prefill };
    },
    keep: (values: Values) => change({ values, prefill }),
  };
}

/** Returns a function that forgets the unfinished payment of a form. */
export function useForgetPayment(): (way: CreditWay) => void {
  const unsent = { cheque: useUnsent(getKey('cheque'), v.unknown()), card: useUnsent(getKey('card'), v.unknown()) };
  return (way) => unsent[way].change(undefined);
}
