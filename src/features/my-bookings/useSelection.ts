import { useCallback, useRef, useState } from 'react';
import type { Booking } from '@/api/wire';
import type { ListStatus } from '@/config/statuses';

const NONE: ReadonlyMap<string, Booking> = new Map();

export type Selection = {
  selected: ReadonlyMap<string, Booking>;
  /** Toggles one booking; a range toggles all bookings since the last toggled one. */
  toggle: (booking: Booking, listed: readonly Booking[], isRange: boolean) => void;
  toggleAll: (listed: readonly Booking[]) => void;
  clear: () => void;
  /** Replaces selected bookings by their newer versions in a list. */
  update: (listed: readonly Booking[]) => void;
};

const idOf = (booking: Booking) => String(booking.id);

/** Selected bookings by id; the selection survives paging, but not another tab. */
export function useSelection(status: ListStatus): Selection {
  const [selected, setSelected] = useState(NONE);
  const [listedStatus, setListedStatus] = useState(status);
  const lastId = useRef('');

  // Back changes the tab too
  if (status !== listedStatus) {
    setListedStatus(status);
    setSelected(NONE);
  }

  const toggle = useCallback((booking: Booking, listed: readonly Booking[], isRange: boolean) => {
    const end = listed.indexOf(booking);
    const start = isRange ? listed.findIndex((other) => idOf(other) === lastId.current) : -1;
    const range = start === -1 ? [booking] : listed.slice(Math.min(start, end), Math.max(start, end) + 1);
    lastId.current = idOf(booking);
    setSelected((before) => withToggled(before, range, before.has(idOf(booking))));
  }, []);

  const toggleAll = useCallback(
    (listed: readonly Booking[]) =>
      setSelected((before) =>
        withToggled(
          before,
          listed,
          listed.every((booking) => before.has(idOf(booking))),
        ),
      ),
    [],
  );

  const clear = useCallback(() => setSelected(NONE), []);
  const update = useCallback((listed: readonly Booking[]) => setSelected((before) => withUpdated(before, listed)), []);
  return { selected, toggle, toggleAll, clear, update };
}

function withToggled(before: ReadonlyMap<string, Booking>, bookings: readonly Booking[], isRemoving: boolean) {
  const next = new Map(before);
  bookings.forEach((booking) => (isRemoving ? next.delete(idOf(booking)) : next.set(idOf(booking), booking)));
  return next;
}

function withUpdated(before: ReadonlyMap<string, Booking>, listed: readonly Booking[]) {
  const changed = listed.filter((booking) => (before.get(idOf(booking)) ?? booking) !== booking);
  return changed.length === 0 ? before : withToggled(before, changed, false);
}
