import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryDraft } from '@/domain/draft/draft';
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
  const update = useEffectEvent(() => {
    const next = read(getDraftToSend());
    startTransition(() => setValue((current) => (isSameContent(current, next) ? current : next)));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        clearTimeout(timer);
        if (type === 'change') timer = setTimeout(() => update(), delayMs);
        else update();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, delayMs]);

  // the mode and the services that the vehicle offers are not values of the form
  useEffect(() => update(), [booking]);
  return value;
}
