import { startTransition, useEffect, useState } from 'react';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { useDebouncedCallback } from '@/hooks/useDebouncedCallback';
import { isSameContent } from '@/utils/isSameContent';
import { useBooking } from './bookingContext';

const DEBOUNCE_MS = 300;

/**
 * Selects from the draft as it is sent: at once after a choice, debounced while a field is typed. It renders only if the
 * selected content differs.
 */
export function useDebouncedDraft<T>(read: (draft: DeliveryDraft) => T, delayMs = DEBOUNCE_MS): T {
  const booking = useBooking();
  const { form, getDraftToSend } = booking;
  const [value, setValue] = useState(() => read(getDraftToSend()));
  const { run, flush, cancel } = useDebouncedCallback(() => {
    const next = read(getDraftToSend());
    startTransition(() => setValue((current) => (isSameContent(current, next) ? current : next)));
  }, delayMs);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        run();
        if (type !== 'change') flush();
      },
    });
    return () => {
      cancel();
      unsubscribe();
    };
  }, [form, run, flush, cancel]);

  // the mode and the services that the vehicle offers are not values of the form
  useEffect(() => {
    run();
    flush();
  }, [booking, run, flush]);
  return value;
}
