import { useEffect, useState } from 'react';
import type { DraftStop } from '@/domain/draft/draft';
import { useBooking } from './bookingContext';

const REST_MS = 300;

/** What `read` makes of the stops: at once where one comes, goes or is chosen, and when the keys rest where one is typed. */
export function useDebouncedStops<T>(read: (stops: DraftStop[]) => T): T {
  const { form } = useBooking();
  const [value, setValue] = useState(() => read(form.getValues('stops')));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setValue(read(form.getValues('stops')));
    const unsubscribe = form.subscribe({
      name: 'stops',
      formState: { values: true },
      callback: ({ type }) => {
        clearTimeout(timer);
        if (type === 'change') timer = setTimeout(look, REST_MS);
        else look();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, read]);
  return value;
}
