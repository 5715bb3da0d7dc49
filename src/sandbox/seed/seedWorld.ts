import { seedBookings } from '../bookings/seedBookings';
import { seedMessages } from '../messages/seedMessages';
import { seedNotifications } from '../notifications/seedNotifications';
import { createWorld, type World } from '../world';
import { seedAddresses } from './addresses';
import { seedCustomers } from './customers';
import { seedPaymentMethods } from './paymentMethods';
import { seedTransactions } from './transactions';
import { seedVouchers } from './vouchers';

/** Creates a world at a device time: the demo accounts and half a year of deliveries. */
export function seedWorld(deviceNow: number, speed: number): World {
  const world = createWorld(deviceNow, speed);
  seedCustomers(world, deviceNow);
  seedAddresses(world);
  seedPaymentMethods(world, deviceNow);
  seedVouchers(world, deviceNow);
  seedBookings(world, deviceNow);
  seedTransactions(world, deviceNow);
  seedMessages(world, deviceNow);
  seedNotifications(world, deviceNow);
  return world;
}
