import type { Address, Booking } from '@/api/wire';
import { getBookingStops, getPickupTime } from '@/domain/booking/bookingView';
import type { DraftStop } from '@/domain/draft/draft';
import { readPlaceId } from '@/domain/places/sentPlaces';

/** Place of a recent stop; `usedAt` is null when only this browser remembers it. */
export type RecentUse = { address_line: string; barangay: string; usedAt: string | null };

const normalize = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Lists the places of a booking. */
export const getBookingUses = (booking: Booking): RecentUse[] =>
  getBookingStops(booking).map((stop) => ({
    address_line: normalize(stop.address_line),
    barangay: readPlaceId(stop, 'barangay'),
    usedAt: getPickupTime(booking),
  }));

/** Converts a stop that this browser remembers. */
export const toRecentUse = ({ address_line, barangay }: DraftStop): RecentUse => ({
  address_line: normalize(address_line),
  barangay: barangay?.id ?? '',
  usedAt: null,
});

/** Returns the time an address was last used; null without a time, undefined for an unused address. */
export function getLastUsed(address: Address, uses: readonly RecentUse[]): string | null | undefined {
  const line = normalize(address.address_line);
  const barangay = String(address.barangay.id);
  const own = uses.filter((use) => use.address_line === line && use.barangay === barangay);
  if (own.length === 0) return undefined;
  const times = own.flatMap(({ usedAt }) => (usedAt === null || Number.isNaN(Date.parse(usedAt)) ? [] : [usedAt]));
  return times.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}
