import { formatCentavos } from '@/utils/money';
import { daysToMs } from '../clock';
import { findDriverById } from '../drivers/roster';
import { addMessage, findOrCreateConversation } from '../messages/chat';
import { BOOKING_TITLES, notifyBooking } from '../notifications/notify';
import type { BookingRecord, PlannedStep } from '../records/bookings';
import type { World } from '../world';
import { markCancelled } from './cancellation';
import { closeOpenPayments, findUncollectedCash } from './settlement';

/** Unpaid bookings are cancelled after a day. */
const UNPAID_FOR_MS = daysToMs(1);

type DueEvent = { at: number; booking: BookingRecord; run: () => void };

/**
 * Advances the world to `now`. Events of all bookings run in order of time, so that one long jump and many short ones
 * give the same world.
 */
export function advance(world: World, now: number): void {
  const due = world.bookings.flatMap((booking) => findDueEvents(world, booking, now));
  due.sort((a, b) => a.at - b.at || a.booking.id - b.booking.id);
  for (const { run } of due) run();
}

function findDueEvents(world: World, booking: BookingRecord, now: number): DueEvent[] {
  if (booking.status === 'Pending' && booking.payment_status === 'Unpaid') {
    const at = booking.created_at + UNPAID_FOR_MS;
    return at <= now ? [{ at, booking, run: () => cancelUnpaid(world, booking, at) }] : [];
  }
  if (booking.status !== 'Ongoing') return [];
  const steps = booking.plan.filter((step) => step.at <= now);
  return steps.map((step) => ({ at: step.at, booking, run: () => takeStep(world, booking, step) }));
}

function cancelUnpaid(world: World, booking: BookingRecord, at: number): void {
  closeOpenPayments(world, booking);
  markCancelled(booking, { at, reason: 'Not paid within 24 hours', fee: 0, refund: 0 });
  notifyBooking(world, booking, { title: 'Booking cancelled: not paid within 24 hours', type: 'Warning', at });
}

/** Moves a step from the plan of a booking to its timeline. The last one completes the booking. */
export function recordStep(booking: BookingRecord, step: PlannedStep): void {
  booking.plan = booking.plan.filter((planned) => planned !== step);
  booking.timeline.push(step);
  booking.appointment_status = step.status;
  if (booking.plan.length === 0) booking.status = 'Completed';
}

function takeStep(world: World, booking: BookingRecord, step: PlannedStep): void {
  recordStep(booking, step);
  if (step.status === 'Picked Up') collectCash(world, booking);
  notifyStep(world, booking, step);
  messageStep(world, booking, step);
}

/** Marks a cash payment as paid; the driver collects it at the pickup. */
function collectCash(world: World, booking: BookingRecord): void {
  if (booking.payment?.method !== 'cash') return;
  booking.payment_status = 'Paid';
  const pending = findUncollectedCash(world, booking);
  if (pending) pending.status = 'Paid';
}

function notifyStep(world: World, booking: BookingRecord, { status, at, stop }: PlannedStep): void {
  const driver = findDriverById(booking.rate?.driver_id ?? null);
  if (status === 'Driver Assigned') {
    notifyBooking(world, booking, { title: BOOKING_TITLES.assigned(driver), type: 'Info', at });
  }
  if (status === 'Arrived at Pickup')
    notifyBooking(world, booking, { title: 'Your driver is at the pickup', type: 'Info', at });
  if (status === 'Picked Up') notifyBooking(world, booking, { title: BOOKING_TITLES.pickedUp, type: 'Success', at });
  if (status !== 'Delivered') return;
  if (booking.status === 'Completed') {
    notifyBooking(world, booking, { title: BOOKING_TITLES.delivered, type: 'For Confirmation', at });
  } else {
    const recipient = booking.stops.find((dropoff) => dropoff.sequence === stop)?.contact_name;
    notifyBooking(world, booking, { title: `Delivered to ${recipient ?? 'a drop-off'}`, type: 'Success', at });
  }
}

/** Sends the driver's chat message about a step. */
function messageStep(world: World, booking: BookingRecord, { status, at, stop }: PlannedStep): void {
  const driver = findDriverById(booking.rate?.driver_id ?? null);
  if (!driver) return;
  const address = booking.stops.find((visited) => visited.sequence === stop)?.address_line;
  const cash = booking.payment?.method === 'cash' ? ` The total is ${formatCentavos(booking.total)} in cash.` : '';
  const texts: Partial<Record<PlannedStep['status'], string>> = {
    'Driver Assigned': `Good day po, this is ${driver.first_name}. On my way to your pickup point.`,
    'Arrived at Pickup': `I am at ${address ?? 'the pickup'} now.${cash}`,
    'Arrived at Drop-off': `Arrived at ${address ?? 'the drop-off'}.`,
    ...(booking.status === 'Completed' && { Delivered: 'All delivered po. Salamat!' }),
  };
  const text = texts[status];
  if (!text) return;
  const conversation = findOrCreateConversation(world, {
    customerId: booking.customer_id,
    driverAccount: driver.account_number,
    bookingId: booking.id,
    at,
  });
  addMessage(world, conversation, { sender: driver.account_number, text, at });
}
