import type { Booking } from '@/api/wire';
import { shortPlace, getBookingStops } from '@/domain/booking/bookingView';
import { needsAction } from '@/domain/booking/needsAction';

export type RowAction = 'open' | 'again' | 'rate' | 'waybill' | 'copy';

const LABELS: Record<RowAction, string> = {
  open: 'Open',
  again: 'Book again',
  rate: 'Rate',
  waybill: 'Print waybill',
  copy: 'Copy tracking link',
};

/** Returns the list actions that the status of a booking allows. */
export function rowActions(booking: Booking): { id: RowAction; label: string }[] {
  const isCancelled = booking.status === 'Cancelled';
  const isUnrated = needsAction(booking)?.kind === 'unrated';
  const ids: RowAction[] = ['open', 'again'];
  if (isUnrated) ids.push('rate');
  if (!isCancelled) ids.push('waybill', 'copy');
  return ids.map((id) => ({ id, label: LABELS[id] }));
}

/** Returns the first stop, the last stop and the number of stops in between. */
export function getRouteSummary(booking: Booking) {
  const stops = getBookingStops(booking);
  const [first, last] = [stops[0], stops.at(-1)];
  return {
    from: first ? shortPlace(first) : '-',
    to: last ? shortPlace(last) : '-',
    between: Math.max(0, stops.length - 2),
  };
}
