import { seedBookings } from '../bookings/seedBookings';
import { seedMessages } from '../messages/seedMessages';
import { seedNotifications } from '../notifications/seedNotifications';
import { emptyWorld, type World } from '../world';
import { seedAddresses } from './addresses';
import { seedCustomers } from './customers';
import { seedPaymentMethods } from './paymentMethods';
import { seedTransactions } from './transactions';
import { seedVouchers } from './vouchers';

/** Creates a world at device time `real`: the demo accounts and half a year of deliveries. */
export function seedWorld(real: number, speed: number): World {
  const world = emptyWorld(real, speed);
  seedCustomers(world, real);
  seedAddresses(world);
  seedPaymentMethods(world, real);
  seedVouchers(world, real);
  seedBookings(world, real);
  seedTransactions(world, real);
  seedMessages(world, real);
  seedNotifications(world, real);
  return world;
}
