import { useEffect, useState } from 'react';
import type { DraftStop } from '@/domain/draft/draft';
import { useBooking } from './bookingContext';

const DEBOUNCE_MS = 300;

/** Selects from the stops: at once after a choice, debounced while a stop is typed. */
export function useDebouncedStops<T>(read: (stops: DraftStop[]) => T): T {
  const { form } = useBooking();
  const [value, setValue] = useState(() => read(form.getValues('stops')));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setValue(read(form.getValues('stops')));
    const unsubscribe = form.subscribe({
      name: 'stops',
      formState: { values: true },
      callback: ({ type }) => {
        clearTimeout(timer);
        if (type === 'change') timer = setTimeout(update, DEBOUNCE_MS);
        else update();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, read]);
  return value;
}
