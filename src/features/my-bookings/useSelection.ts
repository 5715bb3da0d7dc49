import { useCallback, useRef, useState } from 'react';
import type { Booking } from '@/api/wire';

const NONE: ReadonlyMap<string, Booking> = new Map();

export type Selection = {
  chosen: ReadonlyMap<string, Booking>;
  /** Chooses or lets go of one; with Shift all from the last one to it. */
  toggle: (booking: Booking, listed: readonly Booking[], isRange: boolean) => void;
  toggleAll: (listed: readonly Booking[]) => void;
  clear: () => void;
};

const idOf = (booking: Booking) => String(booking.id);

/** The bookings that are ticked; they stay so over the pages of a list. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState(NONE);
  const last = useRef('');

  const toggle = useCallback((booking: Booking, listed: readonly Booking[], isRange: boolean) => {
    const at = listed.indexOf(booking);
    const from = isRange ? listed.findIndex((one) => idOf(one) === last.current) : -1;
    const range = from === -1 ? [booking] : listed.slice(Math.min(from, at), Math.max(from, at) + 1);
    last.current = idOf(booking);
    setChosen((before) => {
      const next = new Map(before);
      const isLettingGo = before.has(idOf(booking));
      range.forEach((one) => (isLettingGo ? next.delete(idOf(one)) : next.set(idOf(one), one)));
      return next;
    });
  }, []);

  const toggleAll = useCallback(
    (listed: readonly Booking[]) =>
      setChosen((before) => {
        const next = new Map(before);
        const isFull = listed.every((one) => before.has(idOf(one)));
        listed.forEach((one) => (isFull ? next.delete(idOf(one)) : next.set(idOf(one), one)));
        return next;
      }),
    [],
  );

  const clear = useCallback(() => setChosen(NONE), []);
  return { chosen, toggle, toggleAll, clear };
}
