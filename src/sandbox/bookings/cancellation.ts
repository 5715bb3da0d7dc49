import { refund } from '../domain/money';
import { findVoucher, releaseVoucher } from '../domain/vouchers';
import { notifyBooking } from '../notifications/notify';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord } from '../records/bookings';
import type { World } from '../world';
import { closeOpenPayments } from './settlement';

const FEE_SHARE = 0.2;
const LEAST_FEE = 50_00;

/** Centavos, and until when it can be cancelled; null without an end. */
export type CancelCost = { fee: number; refund: number; until: number | null };

const hasStep = ({ timeline }: BookingRecord, status: string) => timeline.some((entry) => entry.status === status);

/** What cancelling costs now; null once the goods are picked up, or where nothing is left to cancel. */
export function getCancelCost(booking: BookingRecord): CancelCost | null {
  if (booking.status === 'Pending') return { fee: 0, refund: 0, until: null };
  if (booking.status !== 'Ongoing' || hasStep(booking, 'Picked Up')) return null;
  const until = booking.plan.find((step) => step.status === 'Picked Up')?.at ?? null;
  // cash that no driver has taken yet is neither kept nor given back
  const paid = booking.payment_status === 'Unpaid' ? 0 : (booking.payment?.amount ?? 0);
  const isAssigned = hasStep(booking, 'Driver Assigned');
  const fee = isAssigned ? Math.min(paid, Math.max(LEAST_FEE, Math.round(paid * FEE_SHARE))) : 0;
  return { fee, refund: paid - fee, until };
}

/** Cancels a booking and gives back what the fee leaves; null where it is too late. */
export function cancelBooking(
  world: World,
  customer: CustomerRecord,
  booking: BookingRecord,
  reason: string,
  now: number,
): CancelCost | null {
  const cost = getCancelCost(booking);
  if (!cost) return null;
  closeOpenPayments(world, booking);
  const wasPaid = booking.status === 'Ongoing';
  booking.status = 'Cancelled';
  booking.appointment_status = 'Cancelled';
  booking.plan = [];
  booking.cancellation = { at: now, reason, fee: cost.fee, refund: cost.refund };
  booking.timeline.push({ status: 'Cancelled', at: now, note: reason, lat: null, lng: null, stop: null, proof: null });
  if (cost.refund > 0 && booking.payment) {
    const about = { description: 'Refund, cancelled', booking_number: booking.booking_number, now };
    refund(world, customer, booking.payment.label, cost.refund, about);
  }
  forgetCash(world, booking);
  const voucher = wasPaid && booking.voucher_code ? findVoucher(world, customer, booking.voucher_code) : undefined;
  if (voucher) releaseVoucher(voucher, customer);
  notifyBooking(world, booking, `${booking.booking_number} is cancelled`, 'Warning', now);
  return cost;
}

/** Cash that was never handed over is not owed any more. */
function forgetCash(world: World, booking: BookingRecord): void {
  if (booking.payment?.method !== 'cash') return;
  for (const one of world.transactions) {
    const isOwed = one.booking_number === booking.booking_number && one.type === 'Payment';
    if (isOwed && one.status === 'Pending') one.status = 'Failed';
  }
}
