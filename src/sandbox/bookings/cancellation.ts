import type { AppointmentStatus } from '@/config/statuses';
import { refund } from '../domain/money';
import { findVoucher, releaseVoucher } from '../domain/vouchers';
import { BOOKING_TITLES, notifyBooking } from '../notifications/notify';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord, CancellationRecord } from '../records/bookings';
import type { World } from '../world';
import { closeOpenPayments, findUncollectedCash } from './settlement';

const FEE_SHARE = 0.2;
const MIN_FEE = 50_00;

/** Fee and refund in centavos. Cancelling is possible before `until`, or without a limit if null. */
export type CancelCost = { fee: number; refund: number; until: number | null };

const hasStep = ({ timeline }: BookingRecord, status: AppointmentStatus) =>
  timeline.some((entry) => entry.status === status);

/** Returns the cost of cancelling now, or null if it is no longer possible. */
export function getCancelCost(booking: BookingRecord): CancelCost | null {
  if (booking.status === 'Pending') return { fee: 0, refund: 0, until: null };
  if (booking.status !== 'Ongoing' || hasStep(booking, 'Picked Up')) return null;
  const until = booking.plan.find((step) => step.status === 'Picked Up')?.at ?? null;
  // unpaid cash is neither charged nor refunded
  const paid = booking.payment_status === 'Unpaid' ? 0 : (booking.payment?.amount ?? 0);
  const isAssigned = hasStep(booking, 'Driver Assigned');
  const fee = isAssigned ? Math.min(paid, Math.max(MIN_FEE, Math.round(paid * FEE_SHARE))) : 0;
  return { fee, refund: paid - fee, until };
}

/** Sets a booking to cancelled and drops its remaining steps. */
export function markCancelled(booking: BookingRecord, cancellation: CancellationRecord): void {
  const { at, reason } = cancellation;
  booking.status = 'Cancelled';
  booking.appointment_status = 'Cancelled';
  booking.plan = [];
  booking.cancellation = cancellation;
  booking.timeline.push({ status: 'Cancelled', at, note: reason, lat: null, lng: null, stop: null, proof: null });
}

/** Cancels a booking and refunds the amount less the fee; null if it is too late. */
export function cancelBooking(
  world: World,
  customer: CustomerRecord,
  booking: BookingRecord,
  { reason, now }: { reason: string; now: number },
): CancelCost | null {
  const cost = getCancelCost(booking);
  if (!cost) return null;
  closeOpenPayments(world, booking);
  const wasPaid = booking.status === 'Ongoing';
  markCancelled(booking, { at: now, reason, fee: cost.fee, refund: cost.refund });
  if (cost.refund > 0 && booking.payment) {
    const about = { description: 'Refund for cancelled booking', booking_number: booking.booking_number, now };
    refund(world, customer, { method: booking.payment.label, amount: cost.refund, ...about });
  }
  voidCashPayment(world, booking);
  const voucher = wasPaid && booking.voucher_code ? findVoucher(world, customer, booking.voucher_code) : undefined;
  if (voucher) releaseVoucher(voucher, customer);
  notifyBooking(world, booking, { title: BOOKING_TITLES.cancelled, type: 'Warning', at: now });
  return cost;
}

/** Fails the pending cash payment of a cancelled booking. */
function voidCashPayment(world: World, booking: BookingRecord): void {
  if (booking.payment?.method !== 'cash') return;
  const pending = findUncollectedCash(world, booking);
  if (pending) pending.status = 'Failed';
}
