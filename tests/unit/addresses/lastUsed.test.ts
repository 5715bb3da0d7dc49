import { expect, it } from 'vitest';
import type { Address, Stop } from '@/api/wire';
import { filterAddresses, readAddressFilter } from '@/features/addresses/addressFilters';
import { getBookingUses, getLastUsed, toRecentUse } from '@/features/addresses/lastUsed';
import { guessPlaceKind } from '@/features/addresses/placeIcon';
import { booking, stop } from '../../builders/booking';

const address = { address_line: ' 170  Salcedo St', barangay: { id: 5 } } as unknown as Address;
const recentUse = (usedAt: string | null, change = {}) => ({
  address_line: '170 salcedo st',
  barangay: '5',
  usedAt,
  ...change,
});

it.each([
  ['never', [], undefined],
  ['elsewhere', [recentUse('2026-11-01T10:00:00+08:00', { barangay: '6' })], undefined],
  ['in this browser alone', [recentUse(null)], null],
  [
    'at the latest time',
    [recentUse('2026-11-01T10:00:00+08:00'), recentUse('2026-11-03T10:00:00+08:00'), recentUse(null)],
    '2026-11-03T10:00:00+08:00',
  ],
  ['without a time that can be read', [recentUse('soon')], null],
])('finds the last use of an address used %s', (_, uses, usedAt) => {
  expect(getLastUsed(address, uses)).toBe(usedAt);
});

it('counts every stop of a booking as a use', () => {
  const delivery = booking({ schedule: { pickup_at: '2026-11-01T10:00:00+08:00' } }, { stops: [stop(0), stop(1)] });
  expect(getBookingUses(delivery).map(({ usedAt }) => usedAt)).toEqual([
    delivery.schedule.pickup_at,
    delivery.schedule.pickup_at,
  ]);
  const named = {
    address_line: '170 Salcedo St',
    barangay: { id: 5, code: '137602001', name: 'Bel-Air' },
    place: null,
  } as unknown as Partial<Stop>;
  const atNamedPlace = booking({}, { stops: [stop(0, named)] });
  expect(getLastUsed(address, getBookingUses(atNamedPlace))).toBe(atNamedPlace.schedule.pickup_at);
  const kept = { address_line: '170 Salcedo St', barangay: { id: '5', name: '' } } as Parameters<typeof toRecentUse>[0];
  expect(getLastUsed(address, [toRecentUse(kept)])).toBeNull();
});

it.each([
  ['all', [1, 2, 3]],
  ['ready', [1]],
  ['incomplete', [2, 3]],
  ['no-pin', [3]],
  ['default', [2]],
  ['x', [1, 2, 3]],
])('filters addresses by %s and finds %j', (value, ids) => {
  const ready = {
    address_line: '1 Ave',
    landmark: '',
    barangay: { id: 5 },
    contact_name: 'Ramon Cruz',
    contact_mobile: '9174820136',
    lat: 14,
    lng: 121,
    is_default: false,
  };
  const list = [
    { ...ready, id: 1 },
    { ...ready, id: 2, contact_mobile: '', is_default: true },
    { ...ready, id: 3, lat: null, lng: null },
  ] as unknown as Address[];
  expect(filterAddresses(list, readAddressFilter(value)).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['Home', 'home'],
  ['Lola’s house', 'family'],
  ['Warehouse, Cainta', 'warehouse'],
  ['Supplier, Divisoria', 'supplier'],
  ['Studio', 'shop'],
  ['Client, Eastwood', 'office'],
  ['Kim, BGC', 'person'],
  ['B-17', 'other'],
])('gives %s the icon of %s', (label, kind) => {
  expect(guessPlaceKind(label)).toBe(kind);
});
