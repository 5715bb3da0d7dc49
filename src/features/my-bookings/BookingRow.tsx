import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { RouteLines } from '@/components/delivery/RouteLines';
import { Checkbox } from '@/components/form/Checkbox';
import { Avatar } from '@/components/ui/Avatar';
import { ModeTag } from '@/components/ui/ModeTag';
import { getLivePath } from '@/config/paths';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getBookingMode } from '@/domain/booking/bookingView';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import { formatDay, formatTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { getFullName } from '@/utils/text';
import { BookingOutcome } from './BookingOutcome';
import { RowMenu } from './RowMenu';
import { getListTime } from './bookingSearch';
import type { RowAction } from './rowActions';

/** The header and the rows share the columns of the table. */
export const ROW_COLUMN_CLASSES =
  'grid grid-cols-(--columns) items-center gap-x-3 px-5 print:gap-2 print:px-0 print:text-caption';

/** Px; fixed, so that the virtual list knows the height of rows that are not rendered. */
export const ROW_HEIGHT = 61;

export type RowHandlers = {
  onSelect: (booking: Booking, isRange: boolean) => void;
  onAction: (action: RowAction, booking: Booking) => void;
};

type BookingRowProps = RowHandlers & { booking: Booking; position: number; isSelected: boolean };

/** Table row of a booking; the link of its number covers the whole row. */
export const BookingRow = memo(function BookingRow({
  booking,
  position,
  isSelected,
  onSelect,
  onAction,
}: BookingRowProps) {
  const { booking_number: number, total } = booking;
  const pickupOrEnd = getListTime(booking);
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      aria-selected={isSelected}
      data-row={position}
      style={{ height: 'var(--row-height)' }}
      className={`${ROW_COLUMN_CLASSES} relative border-t border-ink-150 print:break-inside-avoid print:py-1.5 ${isSelected ? 'bg-brand-50' : 'hover:bg-brand-25'}`}
    >
      <span role="cell" className="relative z-10 print:hidden">
        <Checkbox
          data-col="select"
          label={<span className="sr-only">Select {number}</span>}
          checked={isSelected}
          onChange={(event) => onSelect(booking, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </span>
      <span role="cell" className="min-w-0">
        <Link
          to={getLivePath(String(booking.id))}
          data-col="open"
          className="tabular block font-560 after:absolute after:inset-0 hover:text-brand-700"
        >
          {number}
        </Link>
        <ModeTag mode={getBookingMode(booking)} isPlain className="mt-0.5" />
      </span>
      <span role="cell" className="min-w-0">
        <RouteLines {...getRouteSummary(booking)} />
      </span>
      <span role="cell" className="tabular">
        {formatDay(pickupOrEnd)}
        <span className="block text-caption text-ink-600">{formatTime(pickupOrEnd)}</span>
      </span>
      <DriverCell booking={booking} />
      <span role="cell">
        <BookingOutcome booking={booking} onRate={() => onAction('rate', booking)} />
      </span>
      <span role="cell" className="amount text-right">
        {formatPeso(total)}
      </span>
      <span role="cell" className="relative z-10 print:hidden" data-col="more">
        <RowMenu booking={booking} onAction={onAction} />
      </span>
    </div>
  );
});

function DriverCell({ booking }: { booking: Booking }) {
  const profile = getCurrentDriver(booking)?.user.user_profile;
  const name = profile ? getFullName(profile) : '-';
  return (
    <span role="cell" className="flex min-w-0 items-center gap-2.5">
      {profile && <Avatar name={name} src={profile.profile_image} isDecorative className="max-wide:hidden" />}
      <span className={profile ? 'line-clamp-2 min-w-0 print:line-clamp-none' : 'text-ink-600'}>{name}</span>
    </span>
  );
}
