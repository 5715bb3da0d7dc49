import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsent } from '@/hooks/useUnsent';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

/** Calls `keep` with the values of a form after each change. */
export function useKeepValues<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  keep: (values: Values) => void,
): void {
  const keepValues = useEffectEvent(keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(values) }),
    [subscribe],
  );
}

/** Accesses input of the credit page that was not sent, by account: another one may log in without a reload. */
export function useUnsentCredit<Typed>(name: 'way' | 'cheque' | 'card' | 'request') {
  const account = useAppSelector(selectAccountKey);
  return useUnsent<Typed>(`credit ${name} ${account}`);
}

/** Values of a payment form, with the amount in centavos that it started with. */
type UnsentPayment<Values> = { values: Values; prefill: number };

/**
 * Keeps an unfinished payment while the other way to pay or another page is open. `read` leaves out an amount that a
 * link has chosen anew; `prefill` is that amount, in centavos.
 */
export function useUnsentPayment<Values>(way: 'cheque' | 'card', prefill: number) {
  const { read, change } = useUnsentCredit<UnsentPayment<Values>>(way);
  return {
    read: (): { values?: Values; hasNewAmount: boolean } => {
      const kept = read();
      return { values: kept?.values, hasNewAmount: prefill > 0 && prefill !== kept?.prefill };
    },
    keep: (values: Values) => change({ values, prefill }),
    forget: () => change(undefined),
  };
}
