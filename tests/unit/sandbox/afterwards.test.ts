import { describe, expect, it } from 'vitest';
import type { PublicBooking } from '@/api/wire';
import { minutesToMs } from '@/sandbox/clock';
import { ANDREA } from '../../accounts';
import { THREE_STOPS, openAs } from './bookingCalls';

describe('rating', () => {
  it('is accepted once for a completed delivery', async () => {
    const { paid, ask, get, clock } = await openAs('andrea');
    const { booking } = await paid();
    const path = `/api/bookings/ratings/create/${booking.booking_number}`;
    const rate = (rating: number) => ask('POST', path, { review: 'On time', rating });
    expect((await rate(5)).status).toBe(409);
    clock.jumpAhead(minutesToMs(240));
    expect((await rate(5)).status).toBe(200);
    expect((await rate(1)).status).toBe(409);
    expect((await get(booking.id)).rating).toEqual({ rating: 5, review: 'On time' });
    const { data } = await ask<{ booking_number: string }[]>('GET', '/api/bookings/ratings');
    expect(data[0]?.booking_number).toBe(booking.booking_number);
  });

  it.each([0, 6, 2.5])('accepts 1 to 5 stars, not %s', async (rating) => {
    const { world, ask } = await openAs('andrea');
    const done = world.bookings.find(
      (booking) => booking.customer_id === ANDREA && booking.status === 'Completed' && !booking.rating,
    );
    const answer = await ask('POST', `/api/bookings/ratings/create/${done?.booking_number}`, { review: '', rating });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['rating']]);
  });
});

describe('track and trace', () => {
  it('shows no name, mobile, street or price, and no driver before the last leg', async () => {
    const { paid, call, clock } = await openAs('andrea');
    const { booking } = await paid({ stops: THREE_STOPS });
    const track = async () => {
      const path = `/api/bookings/route/${booking.booking_number}`;
      return (await call<PublicBooking>('POST', path, { body: {} })).data;
    };
    const positions: boolean[] = [];
    for (let step = 0; step < 200; step += 1) {
      const seen = await track();
      expect(JSON.stringify(seen)).not.toMatch(
        /Andrea|Salonga|Ramon|Gilmore|Salcedo|30th St|9174820136|9206158843|9183302754|total|DRV-/,
      );
      const appointment = seen.booking_routes[0]?.booking_appointments[0];
      positions.push(Boolean(appointment?.position));
      if (seen.status === 'Completed') break;
      clock.jumpAhead(minutesToMs(2));
    }
    expect(positions[0]).toBe(false);
    expect(positions.at(-1)).toBe(false);
    expect(positions.filter(Boolean).length).toBeGreaterThan(2);
    // the driver stays visible until the end
    expect(positions.lastIndexOf(true) - positions.indexOf(true) + 1).toBe(positions.filter(Boolean).length);
  });

  it('finds bookings by number only, and a customer finds only their own', async () => {
    const { world, call, ask } = await openAs('andrea');
    const other = world.bookings.find((booking) => booking.customer_id !== 1);
    expect((await call('POST', `/api/bookings/route/${other?.id}`, { body: {} })).status).toBe(404);
    expect((await call('POST', `/api/bookings/route/${other?.booking_number}`, { body: {} })).status).toBe(200);
    expect((await ask('POST', `/api/bookings/route/${other?.booking_number}`, {})).status).toBe(404);
    expect((await ask('GET', `/api/bookings/${other?.id}`)).status).toBe(404);
  });
});
