import { useMemo, useState } from 'react';
import type { Booking } from '@/api/wire';
import { BookingRows } from '@/features/my-bookings/BookingRows';
import { searchBookings } from '@/features/my-bookings/bookingSearch';
import { NO_FILTER } from '@/features/my-bookings/listAddress';
import '@/index.css';
import { BOOKINGS } from './bookingRows';
import { mountClosed } from './mount';

const NONE: ReadonlyMap<string, Booking> = new Map();
const nothing = () => undefined;

/** The list of a search of My bookings: filtered by what is typed, and drawn where it is in sight. */
function List() {
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchBookings(BOOKINGS, { ...NO_FILTER, query }), [query]);
  return (
    <>
      <input
        type="search"
        aria-label="Search bookings"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <BookingRows
        bookings={found}
        status="Completed"
        chosen={NONE}
        onSelectAll={nothing}
        onSelect={nothing}
        onAction={nothing}
      />
    </>
  );
}

Object.assign(window, {
  openList: mountClosed(<List />),
  /** What `aria-rowcount` says once a text is searched for: rows and the head. */
  rowsFor: (query: string) =>
    searchBookings(
      BOOKINGS.map((one) => ({ ...one })),
      { ...NO_FILTER, query },
    ).length + 1,
});
