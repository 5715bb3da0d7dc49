import type { Booking, Transaction } from '@/api/wire';
import { getLivePath, getReceiptPath } from '@/config/paths';
import { getCurrentAppointment } from '@/domain/booking/appointment';
import { getBookingStops } from '@/domain/booking/bookingView';
import { getDeliveredAt } from '@/domain/booking/eta';
import {
  formatSignedPeso,
  getSpendMode,
  getTransactionStatusLabel,
  getTransactionTitle,
  type SpendMode,
} from '@/domain/money/ledger';

export type Activity = {
  key: string;
  at: string;
  title: string;
  text: string;
  to: string;
  /** Signed; empty for a delivery. */
  amount: string;
  /** A delivery, or the type and mode of a transaction. */
  icon: 'delivered' | { type: Transaction['type']; mode: SpendMode };
};

const ACTIVITIES_MAX = 5;

const fromBooking = (booking: Booking): Activity => {
  const receiver = getCurrentAppointment(booking)?.proof?.received_by || getBookingStops(booking).at(-1)?.contact_name;
  return {
    key: `booking-${booking.id}`,
    at: getDeliveredAt(booking) ?? booking.date_created,
    title: receiver ? `Delivered to ${receiver}` : 'Delivered',
    text: booking.booking_number,
    to: getLivePath(String(booking.id)),
    amount: '',
    icon: 'delivered',
  };
};

const fromTransaction = (transaction: Transaction): Activity => ({
  key: `money-${transaction.id}`,
  at: transaction.date_created,
  title: [transaction.type === 'Payment' ? 'Payment' : getTransactionTitle(transaction), transaction.method]
    .filter(Boolean)
    .join(', '),
  text: [
    transaction.booking_number || transaction.reference,
    getTransactionStatusLabel(transaction) === 'Paid' ? '' : getTransactionStatusLabel(transaction),
  ]
    .filter(Boolean)
    .join(', '),
  to: getReceiptPath(transaction.reference),
  amount: formatSignedPeso(transaction),
  icon: { type: transaction.type, mode: getSpendMode(transaction) },
});

/** Returns the latest deliveries and transactions in one list, newest first. */
export function getLatestActivity(completed: readonly Booking[], transactions: readonly Transaction[]): Activity[] {
  return [...completed.map(fromBooking), ...transactions.map(fromTransaction)]
    .filter(({ at }) => !Number.isNaN(Date.parse(at)))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, ACTIVITIES_MAX);
}
