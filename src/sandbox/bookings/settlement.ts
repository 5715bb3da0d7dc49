import { refund } from '../domain/money';
import { consumeVoucher, findVoucher } from '../domain/vouchers';
import { notifyBooking } from '../notifications/notify';
import type { CustomerRecord, TransactionRecord } from '../records/accounts';
import type { BookingRecord, PaymentStatus, RateRecord } from '../records/bookings';
import type { World } from '../world';
import { planDelivery } from './plan';

export type Payment = { method: string; label: string; key: string; voucherCode: string | null };

/** Notes what the customer chose to pay with; nothing is paid yet. */
export function choosePayment(booking: BookingRecord, rate: RateRecord, { method, label, key, voucherCode }: Payment) {
  booking.rate = rate;
  booking.total = rate.total;
  booking.voucher_code = voucherCode;
  booking.payment = { method, label, amount: rate.total, idempotency_key: key, paid_at: 0 };
}

/** A booking is paid, billed or agreed in cash: its driver sets out. */
export function confirmPayment(
  world: World,
  customer: CustomerRecord,
  booking: BookingRecord,
  status: PaymentStatus,
  now: number,
): void {
  if (!booking.rate || !booking.payment) return;
  booking.status = 'Ongoing';
  booking.payment_status = status;
  booking.payment.paid_at = now;
  booking.vehicle_type = booking.rate.vehicle_type;
  booking.duration_minutes = booking.rate.duration_minutes;
  const voucher = booking.voucher_code ? findVoucher(world, customer, booking.voucher_code) : undefined;
  if (voucher) consumeVoucher(voucher, customer);
  const [first, ...plan] = planDelivery(booking, booking.rate, now);
  booking.plan = plan;
  if (first) booking.timeline.push(first);
  booking.appointment_status = 'Finding Driver';
  notifyBooking(world, booking, `${booking.booking_number} is confirmed`, 'Success', now);
}

/** The bank's answer to a payment that went by its page. */
export function settleBookingPayment(
  world: World,
  bookingId: string,
  transaction: TransactionRecord,
  isApproved: boolean,
  now: number,
): void {
  const booking = world.bookings.find((one) => String(one.id) === bookingId);
  const customer = world.customers.find((one) => one.id === booking?.customer_id);
  if (!booking || !customer) return;
  const isWaiting = booking.status === 'Pending' && booking.rate !== null;
  if (isApproved && isWaiting) return confirmPayment(world, customer, booking, 'Paid', now);
  if (isApproved) {
    // paid or cancelled in the meantime: nobody pays for nothing
    const about = { description: 'Refund, paid twice', booking_number: booking.booking_number, now };
    refund(world, customer, transaction.method, transaction.amount, about);
    return;
  }
  if (!isWaiting) return;
  booking.rate = null;
  booking.payment = null;
  notifyBooking(
    world,
    booking,
    `${transaction.method} declined the payment of ${booking.booking_number}`,
    'Error',
    now,
  );
}

/** Closes what is still open at the bank for a booking: a later answer of the bank changes nothing. */
export function closeOpenPayments(world: World, booking: BookingRecord): void {
  for (const intent of world.intents) {
    if (intent.status !== 'open' || intent.booking_id !== String(booking.id)) continue;
    intent.status = 'declined';
    const transaction = world.transactions.find((one) => one.id === intent.transaction_id);
    if (transaction) transaction.status = 'Failed';
  }
}
