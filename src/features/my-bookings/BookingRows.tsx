import type { CSSProperties } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Booking } from '@/api/wire';
import { Checkbox } from '@/components/form/Checkbox';
import { useEstimatedSizes } from '@/components/ui/useEstimatedSizes';
import { useIsPrinting } from '@/components/ui/useIsPrinting';
import { LONG_LIST_ROWS } from '@/config/constants';
import type { ListStatus } from '@/config/statuses';
import { BookingRow, ROW_COLUMN_CLASSES, ROW_HEIGHT, type RowHandlers } from './BookingRow';
import { handleRowKeys } from './rowKeys';

/** Columns: select, booking, route, time, driver, status, amount, menu. */
const SCREEN = {
  '--columns': '20px 138px minmax(0,1.5fr) 94px minmax(0,1fr) 154px 92px 32px',
  '--row-height': `${ROW_HEIGHT}px`,
} as CSSProperties;
/** Paper is too narrow for texts on one line; it has no controls. */
const PAPER = {
  '--columns': '116px minmax(0,1.6fr) 76px minmax(0,1fr) 132px 84px',
  '--row-height': 'auto',
} as CSSProperties;

const TIME_LABELS: Record<ListStatus, string> = { Ongoing: 'Pickup', Completed: 'Delivered', Cancelled: 'Booked' };

export type BookingListProps = RowHandlers & {
  bookings: readonly Booking[];
  status: ListStatus;
  selected: ReadonlyMap<string, Booking>;
  onSelectAll: () => void;
};

/** Bookings as a table; a long list is virtual, except on paper. */
export function BookingRows({ bookings, status, selected, onSelectAll, onSelect, onAction }: BookingListProps) {
  const sizes = useEstimatedSizes(bookings, () => ROW_HEIGHT);
  const isPrinting = useIsPrinting();
  const isAllSelected = bookings.every(({ id }) => selected.has(String(id)));
  const renderRow = (booking: Booking, position: number) => (
    <BookingRow
      key={String(booking.id)}
      booking={booking}
      position={position}
      isSelected={selected.has(String(booking.id))}
      onSelect={onSelect}
      onAction={onAction}
    />
  );
  return (
    <div
      role="table"
      aria-label={`${status} bookings`}
      aria-rowcount={bookings.length + 1}
      style={isPrinting ? PAPER : SCREEN}
    >
      <div role="rowgroup">
        <div
          role="row"
          className={`${ROW_COLUMN_CLASSES} h-10 rounded-t-lg bg-ink-50 text-caption font-540 text-ink-500`}
        >
          <span role="columnheader" className="print:hidden">
            <Checkbox
              label={<span className="sr-only">Select all {bookings.length} listed</span>}
              checked={isAllSelected}
              onChange={onSelectAll}
            />
          </span>
          <span role="columnheader">Booking</span>
          <span role="columnheader">Route</span>
          <span role="columnheader">{TIME_LABELS[status]}</span>
          <span role="columnheader">Driver</span>
          <span role="columnheader">{status === 'Completed' ? 'Rating' : 'Status'}</span>
          <span role="columnheader" className="text-right">
            Amount
          </span>
          <span role="columnheader" className="print:hidden">
            <span className="sr-only">More</span>
          </span>
        </div>
      </div>
      {/* arrow keys only move the focus between the controls of the rows */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="rowgroup" onKeyDown={handleRowKeys}>
        {bookings.length > LONG_LIST_ROWS && !isPrinting ? (
          <WindowVirtualizer data={bookings} itemSize={ROW_HEIGHT} cache={sizes}>
            {renderRow}
          </WindowVirtualizer>
        ) : (
          bookings.map(renderRow)
        )}
      </div>
    </div>
  );
}
