import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from '../../../src/sandbox/bookings/advance';
import { journeyOf } from '../../../src/sandbox/bookings/journey';
import { APPOINTMENT_STATUSES, type BookingRecord } from '../../../src/sandbox/bookings/records';
import { minutes } from '../../../src/sandbox/clock';
import { drawnFractions, pointAt, routeOf, straightKm, type Point } from '../../../src/sandbox/routing/route';
import type { World } from '../../../src/sandbox/world';
import { openAs, THREE_STOPS } from './bookingCalls';

const HALF_A_DAY = minutes(12 * 60);
const copyOf = (world: World) => JSON.parse(JSON.stringify(world)) as World;

/** A world in which a booking with two drop-offs was just paid, and the time it was paid at. */
async function paidWorld() {
  const { paid, world, clock } = await openAs('andrea');
  const { booking } = await paid({ stops: THREE_STOPS });
  return { world, id: booking.id, now: clock.now() };
}

function bookingIn(world: World, id: unknown): BookingRecord {
  const booking = world.bookings.find((one) => one.id === id);
  if (!booking) throw new Error('the booking is gone');
  return booking;
}

const point = fc.record({
  lat: fc.double({ min: 14.4, max: 14.75, noNaN: true }),
  lng: fc.double({ min: 120.95, max: 121.15, noNaN: true }),
});

describe('the delivery as time goes on', () => {
  it('comes out the same after one jump as after any number of steps, and twice changes nothing', async () => {
    const { world, now } = await paidWorld();
    const jumped = copyOf(world);
    advance(jumped, now + HALF_A_DAY);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: HALF_A_DAY }), { maxLength: 40 }), (moments) => {
        const stepped = copyOf(world);
        for (const moment of [...moments].sort((a, b) => a - b)) advance(stepped, now + moment);
        advance(stepped, now + HALF_A_DAY);
        advance(stepped, now + HALF_A_DAY);
        expect(stepped).toEqual(jumped);
      }),
      { numRuns: 25 },
    );
    expect(jumped.bookings.some(({ status }) => status === 'Ongoing')).toBe(false);
  });

  it('only moves forward: stop by stop, and at each stop through the statuses in their order', async () => {
    const { world, id, now } = await paidWorld();
    const seen: string[] = [];
    for (let at = now; at <= now + HALF_A_DAY; at += minutes(1)) {
      advance(world, at);
      const { status, appointment_status } = bookingIn(world, id);
      const state = `${status}, ${appointment_status}`;
      if (seen.at(-1) !== state) seen.push(state);
    }
    expect(seen).toEqual([
      'Ongoing, Finding Driver',
      'Ongoing, Driver Assigned',
      'Ongoing, Arrived at Pickup',
      'Ongoing, Picked Up',
      'Ongoing, In Transit',
      'Ongoing, Arrived at Drop-off',
      'Ongoing, In Transit',
      'Ongoing, Arrived at Drop-off',
      'Completed, Delivered',
    ]);
    const { timeline } = bookingIn(world, id);
    const ranks = timeline.map(({ status, stop }, index) => {
      // a drive belongs to the stop that it leads to
      const leadsTo = stop ?? (status === 'In Transit' ? timeline[index + 1]?.stop : 0) ?? 0;
      return leadsTo * APPOINTMENT_STATUSES.length + APPOINTMENT_STATUSES.indexOf(status);
    });
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(timeline.map(({ at }) => at)).toEqual([...timeline.map(({ at }) => at)].sort((a, b) => a - b));
  });
});

describe('the driver on the map', () => {
  it('meets every stop on the line that is drawn', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), (stops) => {
        const { polyline } = routeOf(stops);
        const shares = drawnFractions(polyline);
        expect(shares).toHaveLength(stops.length);
        stops.forEach((stop, index) => {
          expect(straightKm(pointAt(polyline, shares[index] ?? 0), stop)).toBeLessThan(0.01);
        });
      }),
    );
  });

  it('stands at each stop while handing over, moves without a leap, and leaves the map when all is delivered', async () => {
    const { world, id, now } = await paidWorld();
    const booking = bookingIn(world, id);
    const handedOverAt = new Set<number>();
    let before: Point | null = null;
    for (let at = now; at <= now + HALF_A_DAY; at += 10_000) {
      advance(world, at);
      const { position, distanceLeftKm } = journeyOf(booking, at);
      const last = booking.timeline.at(-1);
      if (position && last?.status === 'Arrived at Drop-off' && last.stop !== null) {
        handedOverAt.add(last.stop);
        expect(straightKm(position, booking.stops[last.stop] ?? position)).toBeLessThan(0.01);
      }
      // 200 m in ten seconds is 72 km/h
      if (position && before) expect(straightKm(before, position)).toBeLessThan(0.2);
      if (distanceLeftKm !== null) expect(distanceLeftKm).toBeLessThanOrEqual(booking.distance_km);
      before = position;
    }
    expect([...handedOverAt]).toEqual([1, 2]);
    expect(journeyOf(booking, now + HALF_A_DAY).position).toBeNull();
  });
});
