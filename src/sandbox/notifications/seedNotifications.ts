import { daysToMs, minutesToMs } from '../clock';
import { findDriverById } from '../drivers/roster';
import type { BookingRecord } from '../records/bookings';
import { findDemoCustomer } from '../seed/customers';
import type { World } from '../world';
import { BOOKING_TITLES, notify, notifyBooking, notifyClearedCheque, notifyCreditLimit } from './notify';

const MAX_PER_CUSTOMER = 28;
const UNREAD = 4;

/** Seeds notifications about the seeded bookings; the newest four are unread. */
export function seedNotifications(world: World, deviceNow: number): void {
  for (const username of ['andrea', 'harbor.foods']) {
    const customer = findDemoCustomer(world, username);
    const own = world.bookings.filter((booking) => booking.customer_id === customer.id);
    for (const booking of own) seedBookingNotifications(world, booking);
    if (username === 'andrea') {
      const title = 'New voucher: PADALA150 gives you ₱150.00 off Special bookings';
      notify(world, customer.id, { title, type: 'Info', at: deviceNow - daysToMs(2) });
    } else {
      notifyCreditLimit(world, customer, deviceNow - daysToMs(2));
      notifyClearedCheque(world, customer, deviceNow - daysToMs(1) + minutesToMs(40));
    }
    keepNewest(world, customer.id);
  }
}

function seedBookingNotifications(world: World, booking: BookingRecord): void {
  const driver = findDriverById(booking.rate?.driver_id ?? null);
  for (const { status, at } of booking.timeline) {
    if (status === 'Driver Assigned' && booking.status === 'Ongoing') {
      notifyBooking(world, booking, { title: BOOKING_TITLES.assigned(driver), type: 'Info', at });
    }
    if (status === 'Picked Up') notifyBooking(world, booking, { title: BOOKING_TITLES.pickedUp, type: 'Success', at });
    if (status === 'Cancelled') notifyBooking(world, booking, { title: BOOKING_TITLES.cancelled, type: 'Warning', at });
  }
  const last = booking.timeline.at(-1);
  if (booking.status !== 'Completed' || !last) return;
  notifyBooking(world, booking, { title: BOOKING_TITLES.delivered, type: 'For Confirmation', at: last.at });
}

/** Keeps the newest notifications of a customer and marks all but the first four as seen. */
function keepNewest(world: World, customerId: number): void {
  const own = world.notifications.filter((notification) => notification.customer_id === customerId);
  const kept = own.sort((a, b) => b.created_at - a.created_at || b.id - a.id).slice(0, MAX_PER_CUSTOMER);
  kept.forEach((notification, index) => {
    notification.was_seen = index >= UNREAD;
  });
  world.notifications = [
    ...world.notifications.filter((notification) => notification.customer_id !== customerId),
    ...kept,
  ];
}
