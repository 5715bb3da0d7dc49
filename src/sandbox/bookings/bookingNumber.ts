import { toManilaDay } from '../clock';
import type { World } from '../world';

/** Returns an unused booking number of a day, such as LGX-261121-0482. `getDigits` returns four digits per attempt. */
export function createBookingNumber(world: World, at: number, getDigits: (attempt: number) => string): string {
  const day = toManilaDay(at).slice(2).replaceAll('-', '');
  for (let attempt = 0; ; attempt += 1) {
    const number = `LGX-${day}-${getDigits(attempt)}`;
    if (!world.bookings.some((booking) => booking.booking_number === number)) return number;
  }
}
