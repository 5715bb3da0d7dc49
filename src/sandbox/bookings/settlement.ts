import type { PaymentStatus } from '@/config/statuses';
import { refund } from '../domain/money';
import { consumeVoucher, findVoucher } from '../domain/vouchers';
import { notifyBooking } from '../notifications/notify';
import type { CustomerRecord, TransactionRecord } from '../records/accounts';
import type { BookingRecord, RateRecord } from '../records/bookings';
import { findCustomer, findTransaction, type World } from '../world';
import { planDelivery } from './plan';

export type Payment = { method: string; label: string; key: string; voucherCode: string | null };

/** Records the chosen rate and payment method; nothing is paid yet. */
export function choosePayment(booking: BookingRecord, rate: RateRecord, { method, label, key, voucherCode }: Payment) {
  booking.rate = rate;
  booking.total = rate.total;
  booking.voucher_code = voucherCode;
  booking.payment = { method, label, amount: rate.total, idempotency_key: key, paid_at: 0 };
}

/** Starts the delivery of a booking that is paid, billed or payable in cash. */
export function confirmPayment(
  world: World,
  customer: CustomerRecord,
  booking: BookingRecord,
  { status, now }: { status: PaymentStatus; now: number },
): void {
  if (!booking.rate || !booking.payment) return;
  booking.status = 'Ongoing';
  booking.payment_status = status;
  booking.payment.paid_at = now;
  // rates that were computed while the bank page was open have another total
  booking.total = booking.payment.amount;
  booking.vehicle_type = booking.rate.vehicle_type;
  booking.duration_minutes = booking.rate.duration_minutes;
  const voucher = booking.voucher_code ? findVoucher(world, customer, booking.voucher_code) : undefined;
  if (voucher) consumeVoucher(voucher, customer);
  const [first, ...plan] = planDelivery(booking, booking.rate, now);
  booking.plan = plan;
  if (first) booking.timeline.push(first);
  booking.appointment_status = 'Finding Driver';
  notifyBooking(world, booking, { title: 'Booking confirmed', type: 'Success', at: now });
}

type BankAnswer = { bookingId: string; transaction: TransactionRecord; isApproved: boolean; now: number };

/** Applies the bank's answer to a booking payment. */
export function settleBookingPayment(world: World, { bookingId, transaction, isApproved, now }: BankAnswer): void {
  const booking = world.bookings.find((booking) => String(booking.id) === bookingId);
  const customer = findCustomer(world, booking?.customer_id);
  if (!booking || !customer) return;
  const isWaiting = booking.status === 'Pending' && booking.rate !== null;
  if (isApproved && isWaiting) return confirmPayment(world, customer, booking, { status: 'Paid', now });
  if (isApproved) {
    // already paid or cancelled: refund the second payment
    const about = { description: 'Refund for duplicate payment', booking_number: booking.booking_number, now };
    refund(world, customer, { method: transaction.method, amount: transaction.amount, ...about });
    return;
  }
  if (!isWaiting) return;
  dropPayment(booking);
  notifyBooking(world, booking, { title: `${transaction.method} declined your payment`, type: 'Error', at: now });
}

/** Returns the cash payment of a booking that the driver has not collected yet. */
export const findUncollectedCash = (world: World, { booking_number }: BookingRecord): TransactionRecord | undefined =>
  world.transactions.find(
    (transaction) =>
      transaction.booking_number === booking_number &&
      transaction.type === 'Payment' &&
      transaction.status === 'Pending',
  );

/** Removes the chosen rate and method of a booking whose payment did not succeed. */
function dropPayment(booking: BookingRecord): void {
  booking.rate = null;
  booking.payment = null;
}

/** Declines open bank payments of a booking, so that a later answer has no effect. */
export function closeOpenPayments(world: World, booking: BookingRecord): void {
  for (const intent of world.intents) {
    if (intent.status !== 'open' || intent.booking_id !== String(booking.id)) continue;
    intent.status = 'declined';
    const transaction = findTransaction(world, intent.transaction_id);
    if (transaction) transaction.status = 'Failed';
    dropPayment(booking);
  }
}
