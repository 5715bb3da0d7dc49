import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isSameContent, toQuoteInput, useQuote } from '@/hooks/useQuote';
import { useBooking } from '../form/bookingContext';
import { PricingContext } from './usePricing';

/** Delay from a keystroke to the check of its effect on the price: the letter itself renders first. */
const AFTER_TYPING_MS = 50;

/** Prices the form's draft for the parts that show a price; the other parts do not render when the price changes. */
export function PricingProvider({ children }: { children: ReactNode }) {
  const booking = useBooking();
  const { form, toSend } = booking;
  const [input, setInput] = useState(() => toQuoteInput(toSend()));
  const state = useQuote(input);

  const update = useEffectEvent(() => {
    const next = toQuoteInput(toSend());
    startTransition(() => setInput((current) => (isSameContent(current, next) ? current : next)));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        clearTimeout(timer);
        if (type === 'change') timer = setTimeout(() => update(), AFTER_TYPING_MS);
        else update();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);

  // the mode and the services that the vehicle offers are not values of the form
  useEffect(() => update(), [booking]);

  return <PricingContext value={state}>{children}</PricingContext>;
}
