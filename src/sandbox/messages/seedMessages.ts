import { minutesToMs } from '../clock';
import { findDriverById } from '../drivers/roster';
import type { BookingRecord } from '../records/bookings';
import { findDemoCustomer } from '../seed/customers';
import type { World } from '../world';
import { addMessage, findOrCreateConversation } from './chat';

type Line = [sender: 'driver' | 'customer', text: string];

/** Each conversation starts with its initiator. The texts suit any goods and route. */
const CONVERSATIONS: Line[][] = [
  [
    ['driver', 'Good day po, this is your driver. I am at the loading bay now.'],
    ['customer', 'Hi! Coming down in two minutes.'],
    ['driver', 'Okay po, no problem.'],
    ['customer', 'Please keep everything dry, it may rain.'],
    ['driver', 'Noted po. I strapped them in the back.'],
  ],
  [
    ['customer', 'Good morning! Please call me when you are near.'],
    ['driver', 'Good morning po. Will do.'],
    ['driver', 'Goods are loaded, on the way now.'],
  ],
  [
    ['driver', 'A bit of traffic here po, I may be a few minutes late.'],
    ['customer', 'Thanks for the update. Someone will receive it.'],
  ],
  [
    ['customer', 'Is everything delivered?'],
    ['driver', 'Yes po, received and signed. Salamat!'],
  ],
  [
    ['driver', 'I am at the gate now.'],
    ['customer', 'The guard will let you in.'],
    ['driver', 'Thank you po.'],
  ],
  [['driver', 'Delivered po. Thank you!']],
];

/** Seeds conversations about the active and the latest deliveries. */
export function seedMessages(world: World, deviceNow: number): void {
  for (const username of ['andrea', 'harbor.foods']) {
    const customer = findDemoCustomer(world, username);
    const own = world.bookings.filter(
      (booking) => booking.customer_id === customer.id && booking.status !== 'Cancelled',
    );
    const newest = own.sort(
      (a, b) => Number(b.status === 'Ongoing') - Number(a.status === 'Ongoing') || b.created_at - a.created_at,
    );
    const byDriver = new Map<number, BookingRecord>();
    for (const booking of newest) {
      const driver = booking.rate?.driver_id ?? 0;
      if (!byDriver.has(driver)) byDriver.set(driver, booking);
    }
    [...byDriver].slice(0, CONVERSATIONS.length).forEach(([driverId, booking], index) => {
      const driver = findDriverById(driverId);
      const lines = CONVERSATIONS[index] ?? [];
      if (!driver) return;
      const end =
        booking.status === 'Ongoing'
          ? deviceNow - minutesToMs(2 + index * 4)
          : (booking.timeline.at(-1)?.at ?? deviceNow);
      const getSentTime = (line: number) => end - minutesToMs((lines.length - 1 - line) * 2);
      const conversation = findOrCreateConversation(world, {
        customerId: customer.id,
        driverAccount: driver.account_number,
        bookingId: booking.id,
        at: getSentTime(0),
      });
      lines.forEach(([sender, text], line) => {
        addMessage(world, conversation, {
          sender: sender === 'driver' ? driver.account_number : customer.profile.account_number,
          text,
          at: getSentTime(line),
        });
      });
    });
  }
}
