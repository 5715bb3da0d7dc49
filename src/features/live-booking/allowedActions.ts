import type { Booking } from '@/api/wire';
import { getCurrentDriver, getDriverAccountNumber } from '@/domain/booking/appointment';
import { canCancel } from '@/domain/booking/bookingView';
import { isDeliveryOver } from '@/domain/booking/liveView';

export type LiveAction =
  | 'pay'
  | 'chat'
  | 'call'
  | 'rate'
  | 'cancel'
  | 'reschedule'
  | 'report'
  | 'share'
  | 'receipt'
  | 'waybill'
  | 'evidence'
  | 'again';

/** Returns the actions that the status of a booking allows. */
export function getAllowedActions(booking: Booking): ReadonlySet<LiveAction> {
  const isPending = booking.status === 'Pending';
  const isCancelled = booking.status === 'Cancelled';
  const isWithDriver = !isPending && getDriverAccountNumber(booking) !== null && !isDeliveryOver(booking);
  const allowed: Record<LiveAction, boolean> = {
    pay: isPending && booking.payment_status === 'Unpaid',
    chat: isWithDriver,
    call: isWithDriver && Boolean(getCurrentDriver(booking)?.mobile),
    rate: booking.status === 'Completed' && !booking.rating,
    cancel: canCancel(booking),
    reschedule: canCancel(booking),
    report: !isPending && !isCancelled,
    share: !isPending && !isCancelled,
    receipt: !isPending && Boolean(booking.payment_method),
    waybill: !isPending && !isCancelled,
    evidence: !isPending,
    again: !isPending && (isDeliveryOver(booking) || !canCancel(booking)),
  };
  return new Set((Object.keys(allowed) as LiveAction[]).filter((action) => allowed[action]));
}
