import { Boxes, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { MODE_NAMES } from '@/config/modes';
import { getLivePath } from '@/config/paths';
import { getBookingMode, getPickupTime } from '@/domain/booking/bookingView';
import { formatTime } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { getShortDestination } from './calendarBookings';

const MODE_CHIPS = {
  exclusive: { Icon: Truck, classes: 'bg-brand-50 text-brand-700' },
  shared: { Icon: Boxes, classes: 'bg-harbor-50 text-harbor-700' },
} as const;

/** Delivery in a cell of the month; the cell's hidden text describes it to screen readers. */
export function MonthChip({ booking }: { booking: Booking }) {
  const { Icon, classes } = MODE_CHIPS[getBookingMode(booking)];
  return (
    <span
      className={classNames(
        'flex min-h-[22px] w-full min-w-0 items-center gap-1 rounded-xs px-1 py-0.5 text-caption leading-[14px] font-560',
        classes,
        booking.status === 'Cancelled' && 'line-through',
      )}
    >
      <Icon size={14} strokeWidth={2} aria-hidden className="shrink-0" />
      <span className="line-clamp-2 min-w-0">{getShortDestination(booking)}</span>
    </span>
  );
}

/** Delivery in a column of the week, linked to its live detail. */
export function WeekChip({ booking }: { booking: Booking }) {
  const mode = getBookingMode(booking);
  const { Icon, classes } = MODE_CHIPS[mode];
  const isCancelled = booking.status === 'Cancelled';
  return (
    <Link
      to={getLivePath(String(booking.id))}
      className={classNames('block rounded-xs px-1.5 py-1 text-caption font-560 hover:underline', classes)}
    >
      <span className="tabular block whitespace-nowrap">{formatTime(getPickupTime(booking))}</span>
      <span className="flex items-center gap-1">
        <Icon size={14} strokeWidth={2} role="img" aria-label={MODE_NAMES[mode]} className="shrink-0" />
        <span className={classNames('line-clamp-2 min-w-0', isCancelled && 'line-through')}>
          {getShortDestination(booking)}
        </span>
      </span>
      {isCancelled && <span className="sr-only">Cancelled</span>}
    </Link>
  );
}
