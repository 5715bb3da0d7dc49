import type { Booking } from '@/api/wire';
import { Menu } from '@/components/ui/Menu';
import { getRowActions, type RowAction } from './rowActions';

type RowMenuProps = { booking: Booking; onAction: (action: RowAction, booking: Booking) => void };

/** Menu with the actions of a listed booking. */
export const RowMenu = ({ booking, onAction }: RowMenuProps) => (
  <Menu
    label={`More about ${booking.booking_number}`}
    items={getRowActions(booking)}
    onAction={(id) => onAction(id, booking)}
  />
);
