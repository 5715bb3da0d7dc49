import type { Booking, Transaction } from '@/api/wire';
import { livePath, receiptPath } from '@/config/paths';
import { appointmentOf } from '@/domain/booking/appointment';
import { stopsOf } from '@/domain/booking/bookingView';
import {
  getSpendKind,
  signedPeso,
  getTransactionStatusLabel,
  getTransactionTitle,
  type SpendKind,
} from '@/domain/money/ledger';

export type Activity = {
  key: string;
  at: string;
  title: string;
  text: string;
  to: string;
  /** Signed; empty where no money moved. */
  amount: string;
  /** What its disc shows: a delivery, or the kind of transaction. */
  icon: 'delivered' | { type: string; kind: SpendKind };
};

const SHOWN = 5;

const ofBooking = (booking: Booking): Activity => {
  const appointment = appointmentOf(booking);
  const receiver = appointment?.proof?.received_by || stopsOf(booking).at(-1)?.contact_name;
  return {
    key: `booking-${booking.id}`,
    at: appointment?.proof?.at ?? appointment?.timeline.at(-1)?.at ?? booking.date_created,
    title: receiver ? `Delivered to ${receiver}` : 'Delivered',
    text: booking.booking_number,
    to: livePath(String(booking.id)),
    amount: '',
    icon: 'delivered',
  };
};

const ofTransaction = (one: Transaction): Activity => ({
  key: `money-${one.id}`,
  at: one.date_created,
  title: [one.type === 'Payment' ? 'Payment' : getTransactionTitle(one), one.method].filter(Boolean).join(', '),
  text: [
    one.booking_number ?? one.reference,
    getTransactionStatusLabel(one) === 'Paid' ? '' : getTransactionStatusLabel(one),
  ]
    .filter(Boolean)
    .join(', '),
  to: receiptPath(one.reference),
  amount: signedPeso(one),
  icon: { type: one.type, kind: getSpendKind(one) },
});

/** What happened last, deliveries and money together, the newest first. */
export function latestActivity(completed: readonly Booking[], transactions: readonly Transaction[]): Activity[] {
  return [...completed.map(ofBooking), ...transactions.map(ofTransaction)]
    .filter(({ at }) => !Number.isNaN(Date.parse(at)))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, SHOWN);
}
