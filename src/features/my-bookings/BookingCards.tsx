import { memo } from 'react';
import { Link } from 'react-router-dom';
import { WindowVirtualizer } from 'virtua';
import type { Booking } from '@/api/wire';
import { RouteLines } from '@/components/delivery/RouteLines';
import { Checkbox } from '@/components/form/Checkbox';
import { Card } from '@/components/ui/Card';
import { ModeTag } from '@/components/ui/ModeTag';
import { useIsPrinting } from '@/components/ui/useIsPrinting';
import { LONG_LIST_ROWS } from '@/config/constants';
import { getLivePath } from '@/config/paths';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getBookingMode } from '@/domain/booking/bookingView';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import { formatDayTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { getFullName } from '@/utils/text';
import { BookingOutcome } from './BookingOutcome';
import type { RowHandlers } from './BookingRow';
import type { BookingListProps } from './BookingRows';
import { RowMenu } from './RowMenu';
import { getListTime } from './bookingSearch';

const CARDS_PER_ROW = 3;
/** Px of a row of cards, including the gap below. */
const ROW_HEIGHT = 216;

/** Bookings as cards, three in a row; a long list is virtual, except on paper. */
export function BookingCards({ bookings, status, selected, onSelectAll, onSelect, onAction }: BookingListProps) {
  const isPrinting = useIsPrinting();
  const rows = Array.from({ length: Math.ceil(bookings.length / CARDS_PER_ROW) }, (_, index) =>
    bookings.slice(index * CARDS_PER_ROW, (index + 1) * CARDS_PER_ROW),
  ).map((row) => (
    <div key={String(row[0]?.id)} role="presentation" className="grid grid-cols-3 gap-4 pb-4">
      {row.map((booking) => (
        <BookingCard
          key={String(booking.id)}
          booking={booking}
          isSelected={selected.has(String(booking.id))}
          onSelect={onSelect}
          onAction={onAction}
        />
      ))}
    </div>
  ));
  return (
    <>
      <Checkbox
        className="mb-3 inline-block"
        label={`Select all ${bookings.length} listed`}
        checked={bookings.every(({ id }) => selected.has(String(id)))}
        onChange={onSelectAll}
      />
      <div role="list" aria-label={`${status} bookings`}>
        {bookings.length > LONG_LIST_ROWS && !isPrinting ? (
          <WindowVirtualizer itemSize={ROW_HEIGHT}>{rows}</WindowVirtualizer>
        ) : (
          rows
        )}
      </div>
    </>
  );
}

type BookingCardProps = RowHandlers & { booking: Booking; isSelected: boolean };

const BookingCard = memo(function BookingCard({ booking, isSelected, onSelect, onAction }: BookingCardProps) {
  const number = booking.booking_number;
  const driver = getCurrentDriver(booking);
  return (
    <Card
      role="listitem"
      padding="sm"
      className={`relative flex h-[200px] min-w-0 flex-col ${isSelected ? 'bg-brand-25 ring-[1.5px] ring-brand-600' : 'hover:bg-brand-25'}`}
    >
      <div className="flex items-center gap-2.5">
        <Checkbox
          className="relative z-10 w-[18px]"
          label={<span className="sr-only">Select {number}</span>}
          checked={isSelected}
          onChange={(event) => onSelect(booking, (event.nativeEvent as MouseEvent).shiftKey)}
        />
        <Link
          to={getLivePath(String(booking.id))}
          className="tabular min-w-0 truncate font-560 after:absolute after:inset-0 hover:text-brand-700"
        >
          {number}
        </Link>
        <span className="relative z-10 ml-auto">
          <RowMenu booking={booking} onAction={onAction} />
        </span>
      </div>
      {/* no paragraphs: the height of the card leaves no room for their own spacing */}
      <div className="tabular mb-3 flex items-center gap-2.5 text-caption text-ink-600">
        <ModeTag mode={getBookingMode(booking)} isPlain />
        {formatDayTime(getListTime(booking))}
      </div>
      <RouteLines {...getRouteSummary(booking)} />
      <div className="mt-2 truncate text-small text-ink-600">
        {driver ? getFullName(driver.user.user_profile) : 'No driver'}
        {booking.vehicle_type ? `, ${booking.vehicle_type.name}` : ''}
      </div>
      <div className="mt-auto flex items-center justify-between gap-2">
        <BookingOutcome booking={booking} onRate={() => onAction('rate', booking)} />
        <span className="amount text-[15px]">{formatPeso(booking.total)}</span>
      </div>
    </Card>
  );
});
