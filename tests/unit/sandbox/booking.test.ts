import { describe, expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { minutesToMs } from '@/sandbox/clock';
import { ITEM, STOPS, openAs } from './bookingCalls';

const hoursFromNow = (now: number, hours: number) => new Date(now + minutesToMs(60 * hours)).toISOString();

describe('booking a delivery', () => {
  it('is Pending and Unpaid, with a number of the day', async () => {
    const { book } = await openAs('andrea');
    const { status, data } = await book();
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'Pending', payment_status: 'Unpaid', payment_method: null, rating: null });
    expect(data.booking_number).toMatch(/^LGX-261121-\d{4}$/);
    expect(data.vehicle_type?.name).toBe('L300 Van');
    expect(data.booking_routes[0]?.stops.map((stop) => stop.place?.city?.name)).toEqual(['Makati City', 'Quezon City']);
    expect(data.cancellation).toEqual({ fee: 0, refund: 0, until: null });
  });

  it('books once per idempotency key', async () => {
    const { book, world } = await openAs('andrea');
    const before = world.bookings.length;
    const first = await book({ idempotency_key: 'the-same-key' });
    const again = await book({ idempotency_key: 'the-same-key' });
    expect(again.data.id).toBe(first.data.id);
    expect(world.bookings.length).toBe(before + 1);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a vehicle that is too small',
      { vehicle_type: 1, stops: [STOPS[0], { ...STOPS[1], items: [{ ...ITEM, weight_kg: 90 }] }] },
      'vehicle_type',
    ],
    ['an unknown vehicle', { vehicle_type: 99 }, 'vehicle_type'],
    ['no vehicle for a Special', { vehicle_type: null }, 'vehicle_type'],
    ['a service that the vehicle does not offer', { vehicle_type: 1, services: ['helper'] }, 'services'],
    ['a pickup in the past', { pickup_at: '2026-11-20T10:00:00+08:00' }, 'pickup_at'],
    ['a pickup that is too far ahead', { pickup_at: '2027-03-01T10:00:00+08:00' }, 'pickup_at'],
    ['a pickup at night, when no slot is open', { pickup_at: '2026-11-23T03:00:00+08:00' }, 'pickup_at'],
    ['a pickup between two slots', { pickup_at: '2026-11-23T10:10:00+08:00' }, 'pickup_at'],
    ['an unknown voucher', { voucher_code: 'NOSUCH' }, 'voucher_code'],
    ['a used voucher', { voucher_code: 'SALAMAT100' }, 'voucher_code'],
    ['no contact', { stops: [{ ...STOPS[0], contact_name: '' }, STOPS[1]] }, 'stops.0.contact_name'],
    ['a barangay of another city', { stops: [STOPS[0], { ...STOPS[1], barangay: '80300025' }] }, 'stops.1.barangay'],
  ])('refuses %s', async (_, changes, field) => {
    const { book, world } = await openAs('andrea');
    const before = world.bookings.length;
    const { status, errors } = await book(changes);
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(world.bookings.length).toBe(before);
  });

  it.each([
    ['bea', 'Please verify your account before booking.'],
    ['carlo', 'Please update your profile details and documents before booking.'],
    ['dina', 'No card found. Please create new card and verify to proceed with booking.'],
    ['isla.trading', 'You have no credit limit. Please request credit limit.'],
  ])('stops %s at the gate', async (username, sentence) => {
    const { book } = await openAs(username);
    const { status, message } = await book();
    expect([status, message]).toEqual([403, sentence]);
  });

  it('deducts the voucher from the price', async () => {
    const { book } = await openAs('andrea');
    const { data: plain } = await book();
    const { data: reduced } = await book({ voucher_code: 'padala150' });
    expect(plain.total - reduced.total).toBeCloseTo(150, 2);
    expect(reduced.voucher_code).toBe('PADALA150');
  });

  it('leaves the vehicle of a Joint load to the dispatcher', async () => {
    const { book } = await openAs('andrea');
    const { data } = await book({ booking_type: 'shared', vehicle_type: null });
    expect(data.vehicle_type?.name).toBe('Joint truck');
  });
});

describe('the offers for a booking', () => {
  it.each([
    ['a Special', {}, 6, 18],
    ['a Joint', { booking_type: 'shared', vehicle_type: null }, 2, 4],
    [
      'a load that only a 10-wheeler carries',
      { vehicle_type: 7, stops: [STOPS[0], { ...STOPS[1], items: [{ ...ITEM, weight_kg: 2500 }] }] },
      6,
      18,
    ],
  ])('for %s begin with the chosen vehicle at the price of the booking', async (_, changes, least, most) => {
    const { book, rates, get } = await openAs('andrea');
    const { data: booking } = await book(changes);
    const { data: offers } = await rates(booking.id);
    expect(offers.length).toBeGreaterThanOrEqual(least);
    expect(offers.length).toBeLessThanOrEqual(most);
    expect(offers[0]?.vehicle_type?.id).toBe(booking.vehicle_type?.id);
    const own = offers.filter((offer) => offer.vehicle_type?.id === booking.vehicle_type?.id);
    expect(Math.min(...own.map((offer) => offer.total))).toBe(booking.total);
    expect((await get(booking.id)).total).toBe(booking.total);
    for (const { breakdown, discount, total } of offers) {
      const sum = breakdown.reduce((all, line) => all + Math.round(line.amount * 100), 0);
      expect(sum - Math.round(discount * 100)).toBe(Math.round(total * 100));
    }
  });

  it('stay the same for ten minutes and are then recomputed', async () => {
    const { book, rates, clock } = await openAs('andrea');
    const { data: booking } = await book();
    const idsOf = async () => (await rates(booking.id)).data.map((offer) => offer.id);
    const first = await idsOf();
    clock.jumpAhead(minutesToMs(9));
    expect(await idsOf()).toEqual(first);
    clock.jumpAhead(minutesToMs(2));
    expect((await idsOf()).some((id) => first.includes(id))).toBe(false);
  });
});

describe('the list of bookings', () => {
  it.each([
    ['andrea', 'Ongoing', 3],
    ['andrea', 'Completed', 28],
    ['andrea', 'Cancelled', 4],
    ['andrea', 'Pending', 0],
    ['harbor.foods', 'Ongoing', 1],
    ['harbor.foods', 'Completed', 11],
  ])('of %s has all %s bookings, ten per page, newest first', async (username, status, count) => {
    const { ask } = await openAs(username);
    const seen: Booking[] = [];
    for (let page = 0; page * 10 < Math.max(1, count); page += 1) {
      const answer = await ask<Booking[]>('GET', `/api/bookings?page=${page}&status=${status}`);
      expect(answer.count).toBe(count);
      expect(answer.data.length).toBe(Math.min(10, count - page * 10));
      seen.push(...answer.data);
    }
    expect(new Set(seen.map(({ booking_number }) => booking_number)).size).toBe(count);
    expect(seen.every((booking) => booking.status === status)).toBe(true);
    const times = seen.map(({ date_created }) => Date.parse(date_created));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('refuses an unknown status', async () => {
    const { ask } = await openAs('andrea');
    const { status, errors } = await ask('GET', '/api/bookings?page=0&status=Lost');
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['status']]);
  });

  it('includes a scheduled booking', async () => {
    const { book, clock } = await openAs('andrea');
    const { data } = await book({ pickup_at: hoursFromNow(clock.now(), 24) });
    expect(Date.parse(data.schedule.pickup_at)).toBe(clock.now() + minutesToMs(60 * 24));
  });
});
