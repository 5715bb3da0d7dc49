import { days } from '../clock';
import { sayPesos } from '../domain/centavos';
import { driverById, driverName } from '../drivers/roster';
import { conversationWith, write } from '../messages/chat';
import { notifyBooking } from '../notifications/notify';
import type { BookingRecord, PlannedStep } from '../records/bookings';
import type { World } from '../world';
import { closeOpenPayments } from './settlement';

/** A booking waits a day for its payment. */
const UNPAID_FOR_MS = days(1);

type Due = { at: number; booking: BookingRecord; happens: () => void };

/**
 * Moves the world on to `now`. What is due happens in order of time over all bookings, so that one jump ahead leaves
 * the same world as many small ones.
 */
export function advance(world: World, now: number): void {
  const due = world.bookings.flatMap((booking) => dueOf(world, booking, now));
  due.sort((a, b) => a.at - b.at || a.booking.id - b.booking.id);
  for (const { happens } of due) happens();
}

function dueOf(world: World, booking: BookingRecord, now: number): Due[] {
  if (booking.status === 'Pending' && booking.payment_status === 'Unpaid') {
    const at = booking.created_at + UNPAID_FOR_MS;
    return at <= now ? [{ at, booking, happens: () => lapse(world, booking, at) }] : [];
  }
  if (booking.status !== 'Ongoing') return [];
  const steps = booking.plan.filter((step) => step.at <= now);
  return steps.map((step) => ({ at: step.at, booking, happens: () => takeStep(world, booking, step) }));
}

function lapse(world: World, booking: BookingRecord, at: number): void {
  closeOpenPayments(world, booking);
  const reason = 'Not paid within 24 hours';
  booking.status = 'Cancelled';
  booking.appointment_status = 'Cancelled';
  booking.cancellation = { at, reason, fee: 0, refund: 0 };
  booking.timeline.push({ status: 'Cancelled', at, note: reason, lat: null, lng: null, stop: null, proof: null });
  notifyBooking(
    world,
    booking,
    `${booking.booking_number} was cancelled: it was not paid within 24 hours`,
    'Warning',
    at,
  );
}

function takeStep(world: World, booking: BookingRecord, step: PlannedStep): void {
  booking.plan = booking.plan.filter((one) => one !== step);
  booking.timeline.push(step);
  booking.appointment_status = step.status;
  if (step.proof) booking.proof = step.proof;
  if (step.status === 'Picked Up') takeCash(world, booking);
  if (booking.plan.length === 0) booking.status = 'Completed';
  tell(world, booking, step);
}

/** Cash is handed to the driver with the goods. */
function takeCash(world: World, booking: BookingRecord): void {
  if (booking.payment?.method !== 'cash') return;
  booking.payment_status = 'Paid';
  const noted = world.transactions.find(
    (one) => one.booking_number === booking.booking_number && one.type === 'Payment' && one.status === 'Pending',
  );
  if (noted) noted.status = 'Paid';
}

/** What the customer hears of a step: a notification, and a word of the driver. */
function tell(world: World, booking: BookingRecord, { status, at, stop }: PlannedStep): void {
  const driver = driverById(booking.rate?.driver_id ?? null);
  const number = booking.booking_number;
  const place = booking.stops.find((one) => one.sequence === stop);
  const isLast = booking.status === 'Completed';
  const name = driver ? driverName(driver) : 'Your driver';

  if (status === 'Driver Assigned') {
    notifyBooking(world, booking, `${name} is on the way to your pickup (${number})`, 'Info', at);
    say(
      world,
      booking,
      `Good day po, this is ${driver?.first_name ?? 'your driver'}. On my way to your pickup point.`,
      at,
    );
  }
  if (status === 'Arrived at Pickup') {
    notifyBooking(world, booking, `Your driver is at the pickup (${number})`, 'Info', at);
    const cash = booking.payment?.method === 'cash' ? ` The total is ${sayPesos(booking.total)} in cash.` : '';
    say(world, booking, `I am at ${place?.address_line ?? 'the pickup'} now.${cash}`, at);
  }
  if (status === 'Picked Up') notifyBooking(world, booking, `Your goods are picked up (${number})`, 'Success', at);
  if (status === 'Arrived at Drop-off') say(world, booking, `Arrived at ${place?.address_line ?? 'the drop-off'}.`, at);
  if (status !== 'Delivered') return;
  if (isLast) {
    notifyBooking(world, booking, `${number} is delivered. Please rate your driver.`, 'For Confirmation', at);
    say(world, booking, 'All delivered po. Salamat!', at);
  } else notifyBooking(world, booking, `Delivered to ${place?.contact_name ?? 'a stop'} (${number})`, 'Success', at);
}

function say(world: World, booking: BookingRecord, text: string, at: number): void {
  const driver = driverById(booking.rate?.driver_id ?? null);
  if (!driver) return;
  const talk = conversationWith(world, booking.customer_id, driver.account_number, booking.id, at);
  write(world, talk, driver.account_number, text, at);
}
