import { describe, expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { STOPS, bookingBody, openAs } from './bookingCalls';
import { openSandbox } from './call';

const QUOTE = '/api/bookings/quick-quotation';
const SCHEDULES = '/api/bookings/schedules';
const BOOK = '/api/bookings/book-delivery';

describe('the sandbox', () => {
  it.each([
    ['a pickup that is over', { pickup_at: '2026-11-20T09:00:00+08:00' }, 'pickup_at'],
    ['a service that nobody offers', { services: ['helper', 'juggler'] }, 'services'],
    ['places that do not fit', { stops: [STOPS[0], { ...STOPS[1], barangay: '1' }] }, 'stops.1.barangay'],
  ])('refuses a quotation for %s', async (_, change, field) => {
    const { call } = openSandbox();
    const { status, errors } = await call('POST', QUOTE, {
      body: { booking_type: 'exclusive', stops: STOPS, ...change },
    });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it('refuses slots for stops without a place, but not for missing goods', async () => {
    const { ask } = await openAs('andrea');
    const day = { booking_type: 'exclusive', date: '2026-11-23' };
    const bare = STOPS.map((stop) => ({ ...stop, items: [] }));
    expect((await ask('POST', SCHEDULES, { ...day, stops: bare })).status).toBe(200);
    const far = await ask('POST', SCHEDULES, { ...day, stops: [bare[0], { ...bare[1], lat: 51.5, lng: 0 }] });
    expect([far.status, Object.keys(far.errors ?? {})]).toEqual([422, ['stops.1.lat']]);
  });

  it('refuses a search without text and position', async () => {
    const { call } = openSandbox();
    const { status, errors } = await call('POST', '/api/bookings/location', { body: { query: ' ' } });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['query']]);
  });

  it('refuses the vehicle of a Special load for a Joint load', async () => {
    const sandbox = await openAs('andrea');
    const { ask } = sandbox;
    const { status, errors } = await ask('POST', BOOK, bookingBody(sandbox, { booking_type: 'shared' }));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['vehicle_type']]);
  });

  it('returns an earlier booking for its key, even if the gate is closed by now', async () => {
    const sandbox = await openAs('andrea');
    const { ask, customer } = sandbox;
    const body = bookingBody(sandbox);
    const first = await ask<Booking>('POST', BOOK, body);
    customer.profile.is_mobile_verified = false;
    const again = await ask<Booking>('POST', BOOK, body);
    expect([again.status, again.data.id]).toEqual([200, first.data.id]);
    expect((await ask('POST', BOOK, bookingBody(sandbox))).status).toBe(403);
  });

  it('refuses the code of a card after five wrong ones, even the right one', async () => {
    const sandbox = await openAs('andrea');
    const { ask, customer } = sandbox;
    const card = sandbox.world.paymentMethods.find(
      (method) => method.customer_id === customer.id && method.kind === 'card',
    )!;
    card.is_verified = false;
    await ask('POST', '/api/customers/request-otp', { method: 'sms' });
    const code = sandbox.world.outbox[0]?.code ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    const verify = (verification_code: string) =>
      ask('PATCH', `/api/payments/methods/update/${card.id}`, { verification_code });
    for (let time = 0; time < 5; time += 1) expect((await verify(wrong)).status).toBe(422);
    const locked = await verify(code);
    expect([locked.status, locked.message]).toEqual([422, 'Too many incorrect codes. Request a new one.']);
    expect(card.is_verified).toBe(false);
  });
});
