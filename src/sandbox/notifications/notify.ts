import type { NotificationType } from '@/config/statuses';
import { formatCentavos } from '@/utils/money';
import { toPesos } from '../domain/centavos';
import { getDriverName, type DriverRecord } from '../drivers/roster';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord } from '../records/bookings';
import type { RecordedTarget } from '../records/notifications';
import { takeId, type World } from '../world';

/** Titles of booking notifications that both the live and the seeded deliveries use. */
export const BOOKING_TITLES = {
  assigned: (driver: DriverRecord | null) =>
    `${driver ? getDriverName(driver) : 'Your driver'} is heading to your pickup`,
  pickedUp: 'Picked up',
  delivered: 'Delivered. Please rate your driver.',
  cancelled: 'Booking cancelled',
} as const;

type Notice = { title: string; type: NotificationType; target?: RecordedTarget; at: number };

/** Adds an unread notification for a customer. */
export function notify(
  world: World,
  customerId: number,
  { title, type, target = { kind: 'notice' }, at }: Notice,
): void {
  world.notifications.push({
    id: takeId(world),
    customer_id: customerId,
    was_seen: false,
    created_at: at,
    title,
    type,
    target,
  });
}

/** Adds a notification about a booking. */
export function notifyBooking(world: World, booking: BookingRecord, notice: Omit<Notice, 'target'>): void {
  const { booking_number, booking_type, appointment_status, status } = booking;
  const target = {
    kind: 'booking',
    booking_number,
    booking_type,
    status: status === 'Ongoing' ? appointment_status : status,
  } as const;
  notify(world, booking.customer_id, { ...notice, target });
}

/** Notifies a customer of a granted credit limit. */
export function notifyCreditLimit(world: World, customer: CustomerRecord, at: number): void {
  notify(world, customer.id, {
    title: `Your credit limit is now ${formatCentavos(customer.credit_limit)}`,
    type: 'Success',
    target: { kind: 'credit_limit', credit_limit: toPesos(customer.credit_limit), status: 'Approved' },
    at,
  });
}

/** Notifies a customer of a cheque that the bank has cleared. */
export function notifyClearedCheque(world: World, customer: CustomerRecord, at: number): void {
  notify(world, customer.id, {
    title: 'Your cheque cleared',
    type: 'Success',
    target: { kind: 'cheque', status: 'Cleared' },
    at,
  });
}
