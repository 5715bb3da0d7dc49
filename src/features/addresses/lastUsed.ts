import type { Address, Booking } from '@/api/wire';
import { pickupAt, stopsOf } from '@/domain/booking/bookingView';
import type { DraftStop } from '@/domain/draft/draft';

/** A place that a delivery went to or came from; `at` is missing where only this browser remembers it. */
export type RecentUse = { address_line: string; barangay: string; at: string | null };

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

export const usesOfBooking = (booking: Booking): RecentUse[] =>
  stopsOf(booking).map(({ address_line, barangay }) => ({
    address_line: plain(address_line),
    barangay: String(barangay ?? ''),
    at: pickupAt(booking),
  }));

export const toRecentUse = ({ address_line, barangay }: DraftStop): RecentUse => ({
  address_line: plain(address_line),
  barangay: barangay?.id ?? '',
  at: null,
});

/** When an address was last part of a delivery that is known here: the latest time, null without one; undefined: never. */
export function lastUsed(address: Address, uses: readonly RecentUse[]): string | null | undefined {
  const line = plain(address.address_line);
  // a server may have kept an address from before its places were known
  const barangay = String((address.barangay as Address['barangay'] | null)?.id ?? '');
  const own = uses.filter((use) => use.address_line === line && use.barangay === barangay);
  if (own.length === 0) return undefined;
  const times = own.flatMap(({ at }) => (at === null || Number.isNaN(Date.parse(at)) ? [] : [at]));
  return times.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}
