import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from '@/sandbox/bookings/advance';
import { getJourney } from '@/sandbox/bookings/journey';
import { minutesToMs } from '@/sandbox/clock';
import type { BookingRecord } from '@/sandbox/records/bookings';
import { getDrawnFractions, getPointAt, getStraightDistanceKm, planRoute, type Point } from '@/sandbox/routing/route';
import type { World } from '@/sandbox/world';
import { THREE_STOPS, openAs } from './bookingCalls';

const HALF_A_DAY = minutesToMs(12 * 60);

/** World with a paid booking of two drop-offs, and the time of the payment. */
async function paidWorld() {
  const { paid, world, clock } = await openAs('andrea');
  const { booking } = await paid({ stops: THREE_STOPS });
  return { world, id: booking.id, now: clock.now() };
}

function bookingIn(world: World, id: unknown): BookingRecord {
  const booking = world.bookings.find((booking) => booking.id === id);
  if (!booking) throw new Error('the booking is gone');
  return booking;
}

const point = fc.record({
  lat: fc.double({ min: 14.4, max: 14.75, noNaN: true }),
  lng: fc.double({ min: 120.95, max: 121.15, noNaN: true }),
});

describe('the driver on the map', () => {
  it('meets every stop on the polyline', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), (stops) => {
        const { polyline } = planRoute(stops);
        const shares = getDrawnFractions(polyline);
        expect(shares).toHaveLength(stops.length);
        stops.forEach((stop, index) => {
          expect(getStraightDistanceKm(getPointAt(polyline, shares[index] ?? 0), stop)).toBeLessThan(0.01);
        });
      }),
    );
  });

  it('waits at each stop, moves without jumps, and leaves the map after the last delivery', async () => {
    const { world, id, now } = await paidWorld();
    const booking = bookingIn(world, id);
    const handedOverAt = new Set<number>();
    let before: Point | null = null;
    for (let at = now; at <= now + HALF_A_DAY; at += 10_000) {
      advance(world, at);
      const { position, distanceLeftKm } = getJourney(booking, at);
      const last = booking.timeline.at(-1);
      if (position && last?.status === 'Arrived at Drop-off' && last.stop !== null) {
        handedOverAt.add(last.stop);
        expect(getStraightDistanceKm(position, booking.stops[last.stop] ?? position)).toBeLessThan(0.01);
      }
      // 200 m in ten seconds is 72 km/h
      if (position && before) expect(getStraightDistanceKm(before, position)).toBeLessThan(0.2);
      if (distanceLeftKm !== null) expect(distanceLeftKm).toBeLessThanOrEqual(booking.distance_km);
      before = position;
    }
    expect([...handedOverAt]).toEqual([1, 2]);
    expect(getJourney(booking, now + HALF_A_DAY).position).toBeNull();
  });
});
