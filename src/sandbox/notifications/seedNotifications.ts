import { days, minutes } from '../clock';
import { toPesos } from '../domain/centavos';
import { driverById, driverName } from '../drivers/roster';
import type { BookingRecord } from '../records/bookings';
import { demoCustomer } from '../seed/customers';
import type { World } from '../world';
import { notify, notifyBooking, notifyCheque } from './notify';

const MOST_PER_CUSTOMER = 28;
const UNREAD = 4;

/** What the customers heard of the seeded bookings; the newest four are unread. */
export function seedNotifications(world: World, real: number): void {
  for (const username of ['andrea', 'harbor.foods']) {
    const customer = demoCustomer(world, username);
    const own = world.bookings.filter((one) => one.customer_id === customer.id);
    for (const booking of own) tellOf(world, booking);
    if (username === 'andrea') {
      const title = 'New voucher: PADALA150, ₱150.00 off Special bookings';
      notify(world, customer.id, { title, type: 'Info', at: real - days(2) });
    } else {
      notify(world, customer.id, {
        title: 'Your credit limit is now ₱500,000.00',
        type: 'Success',
        target: { kind: 'credit_limit', credit_limit: toPesos(customer.credit_limit), status: 'Approved' },
        at: real - days(2),
      });
      notifyCheque(world, customer, 'Cleared', real - days(1) + minutes(40));
    }
    trim(world, customer.id);
  }
}

function tellOf(world: World, booking: BookingRecord): void {
  const number = booking.booking_number;
  const driver = driverById(booking.rate?.driver_id ?? null);
  for (const { status, at } of booking.timeline) {
    if (status === 'Driver Assigned' && booking.status === 'Ongoing') {
      const name = driver ? driverName(driver) : 'Your driver';
      notifyBooking(world, booking, `${name} is on the way to your pickup (${number})`, 'Info', at);
    }
    if (status === 'Picked Up') notifyBooking(world, booking, `Your goods are picked up (${number})`, 'Success', at);
    if (status === 'Cancelled') notifyBooking(world, booking, `${number} is cancelled`, 'Warning', at);
  }
  const last = booking.timeline.at(-1);
  if (booking.status !== 'Completed' || !last) return;
  notifyBooking(world, booking, `${number} is delivered. Please rate your driver.`, 'For Confirmation', last.at);
}

/** Keeps the newest; all but the first four are read. */
function trim(world: World, customerId: number): void {
  const own = world.notifications.filter((one) => one.customer_id === customerId);
  const kept = own.sort((a, b) => b.created_at - a.created_at || b.id - a.id).slice(0, MOST_PER_CUSTOMER);
  kept.forEach((one, index) => {
    one.was_seen = index >= UNREAD;
  });
  world.notifications = [...world.notifications.filter((one) => one.customer_id !== customerId), ...kept];
}
