import type { PublicBooking } from '@/api/wire';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { getSentPlace } from '@/domain/places/sentPlaces';
import { getPublicAppointment, getPublicPlace, getPublicStops } from './publicSteps';

/** Driver as a recipient sees it; each part is missing if the server does not send it. */
export type PublicDriver = { firstName?: string; plate?: string; rating?: number };

/**
 * Returns the driver of a delivery that is not over; null if the server sends none. Only the first word of the name is
 * kept, in case a server sends the full name.
 */
export function getPublicDriver(booking: PublicBooking): PublicDriver | null {
  const driver = getPublicAppointment(booking)?.driver;
  if (!driver || isDeliveryOver(booking)) return null;
  const shown = {
    firstName: driver.first_name?.trim().split(/\s+/)[0] || undefined,
    plate: driver.plate_number || undefined,
    rating: driver.rating ?? undefined,
  };
  return Object.values(shown).some((part) => part !== undefined) ? shown : null;
}

/**
 * Returns the cash in pesos to pay at the drop-off; null if there is none. With several drop-offs an amount would be
 * shown to the other recipients, so it is dropped even if the server sends it.
 */
export function getCashToPay(booking: PublicBooking): number | null {
  const [dropoff, ...others] = getPublicStops(booking).slice(1);
  if (!dropoff || others.length > 0 || isDeliveryOver(booking)) return null;
  return dropoff.cash_on_delivery || null;
}

/** Returns the public name of the last drop-off, and its city to check a search result; null without a city. */
export function getDestination(booking: PublicBooking): { place: string; city: string } | null {
  const last = getPublicStops(booking).at(-1);
  const city = last && getSentPlace(last, 'city')?.name;
  const place = getPublicPlace(last);
  return city && place ? { place, city } : null;
}
