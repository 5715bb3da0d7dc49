import type { Booking, Stop } from '@/api/wire';
import { getStopLabel } from '@/utils/stopNames';
import { getBookingStops } from './bookingView';

/** Joins street, barangay and city, without the names that the street already contains. */
export function getFullAddress({ address_line, place }: Stop): string {
  const areas = [place?.barangay?.name, place?.city?.name];
  const missing = areas.filter((area) => area && !address_line.toLowerCase().includes(area.toLowerCase()));
  return [address_line.trim(), ...missing].filter(Boolean).join(', ');
}

/** Returns the barangay, city and province of a stop: "Legazpi Village, Makati City, Metro Manila". */
export const getAreaLine = ({ place }: Stop): string =>
  [place?.barangay?.name, place?.city?.name, place?.province?.name].filter(Boolean).join(', ');

type Weighed = { quantity: number | null; weight_kg: number | null };

/** Returns the weight of goods in kg, rounded to the gram: 3 × 1.1 is 3.3000000000000003 in binary. */
export function getGoodsKg(items: readonly Weighed[]): number {
  const kg = items.reduce((sum, { quantity, weight_kg }) => sum + (quantity ?? 0) * (weight_kg ?? 0), 0);
  return Math.round(kg * 1000) / 1000;
}

/** Returns the weight of the goods of all stops in kg, rounded to 0.1 kg. */
export const getTotalKg = (stops: readonly Stop[]): number =>
  Math.round(getGoodsKg(stops.flatMap((stop) => stop.items)) * 10) / 10;

/** Returns the lines of a receipt that name every stop of a booking. */
export const getStopLines = (booking: Booking) =>
  getBookingStops(booking).map((stop, index, { length }) => ({
    label: getStopLabel(index, length),
    value: getFullAddress(stop) || '-',
  }));
