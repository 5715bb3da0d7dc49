import type { Booking } from '@/api/wire';
import { findNeededAction } from '@/domain/booking/neededAction';

export type RowAction = 'open' | 'again' | 'rate' | 'waybill' | 'copy';

const LABELS: Record<RowAction, string> = {
  open: 'Open',
  again: 'Book again',
  rate: 'Rate',
  waybill: 'Print waybill',
  copy: 'Copy tracking link',
};

/** Returns the list actions that the status of a booking allows. */
export function getRowActions(booking: Booking): { id: RowAction; label: string }[] {
  const isCancelled = booking.status === 'Cancelled';
  const isUnrated = findNeededAction(booking)?.kind === 'unrated';
  const ids: RowAction[] = ['open', 'again'];
  if (isUnrated) ids.push('rate');
  if (!isCancelled) ids.push('waybill', 'copy');
  return ids.map((id) => ({ id, label: LABELS[id] }));
}
