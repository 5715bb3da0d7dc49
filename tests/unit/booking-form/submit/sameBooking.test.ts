import { describe, expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { toBookingRequest, withIntent } from '@/domain/draft/draftWire';
import { findSameBooking, isSameBooking } from '@/features/booking-form/submit/sameBooking';
import { aDraft } from '../drafts';

const request = toBookingRequest(withIntent(aDraft(), () => 'key-00000001', Date.parse('2026-11-21T02:00:00Z')));

type Change = {
  booking_type?: string;
  pickup_at?: string;
  address?: string;
  lat?: number;
  count?: number;
  at?: string;
};

const booking = ({ booking_type, pickup_at, address, lat, count, at }: Change = {}) =>
  ({
    id: at ?? 'B1',
    booking_type: booking_type ?? 'exclusive',
    date_created: at ?? '2026-11-21T10:00:01+08:00',
    schedule: { pickup_at: pickup_at ?? request.pickup_at },
    booking_routes: [
      {
        stops: request.stops
          .map((stop, index) =>
            index === 1 ? { ...stop, address_line: address ?? stop.address_line, lat: lat ?? stop.lat } : stop,
          )
          .slice(0, count ?? 2)
          .toReversed(),
      },
    ],
  }) as unknown as Booking;

describe('whether the server has this booking already', () => {
  it.each<[string, Change, boolean]>([
    ['the very same', {}, true],
    ['in other letters and spaces', { address: ' 42  GILMORE ave' }, true],
    ['the pickup "now" moved to when it arrived', { pickup_at: '2026-11-21T10:01:30+08:00' }, true],
    ['the same place an hour later', { pickup_at: '2026-11-21T11:00:00+08:00' }, false],
    ['no pickup time: as when it was made', { pickup_at: '' }, true],
    ['a pickup time that cannot be read', { pickup_at: 'soon' }, false],
    ['the other mode', { booking_type: 'shared' }, false],
    ['another address', { address: '44 Gilmore Ave' }, false],
    ['the same words elsewhere', { lat: 14.7 }, false],
    ['fewer stops', { count: 1 }, false],
  ])('%s', (_, change, expected) => {
    expect(isSameBooking(booking(change), request)).toBe(expected);
  });

  it('takes the newest of several', () => {
    const older = booking({ at: '2026-11-21T09:59:00+08:00' });
    const newer = booking({ at: '2026-11-21T10:00:02+08:00' });
    expect(findSameBooking([older, newer, booking({ address: 'Elsewhere 1' })], request)?.id).toBe(newer.id);
    expect(findSameBooking([booking({ count: 1 })], request)).toBeUndefined();
  });
});
