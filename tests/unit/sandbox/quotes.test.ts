import { describe, expect, it } from 'vitest';
import type { Quote, ScheduleSlot } from '@/api/wire';
import { checkPlaces, validateStops } from '@/sandbox/pricing/validateStops';
import { openSandbox } from './call';

type Body = Record<string, unknown>;

const GOODS = { type: 1, category: 101, subcategory: 10101, uom: 1, quantity: 4, weight_kg: 12.5 };
const PICKUP: Body = {
  sequence: 0,
  kind: 'pickup',
  contact_name: 'Andrea Reyes',
  contact_mobile: '9171234567',
  address_line: '170 Salcedo St',
  region: '13',
  province: '800',
  city: '80300',
  barangay: '80300025',
  lat: 14.5548,
  lng: 121.0172,
  items: [],
};
const DROPOFF: Body = {
  ...PICKUP,
  sequence: 1,
  kind: 'dropoff',
  address_line: 'Gilmore Ave',
  city: '81300',
  barangay: '81300060',
  lat: 14.6176,
  lng: 121.0337,
  items: [GOODS],
};
const withGoods = (goods: Body): Body => ({ ...DROPOFF, items: [{ ...GOODS, ...goods }] });
const asked = (more: Body = {}): Body => ({ booking_type: 'exclusive', stops: [PICKUP, DROPOFF], ...more });
const QUOTE = '/api/bookings/quick-quotation';

const namesOf = (quote: Quote) => quote.rates.map(({ vehicle_type }) => vehicle_type?.name);

describe('a quick quotation', () => {
  it('prices each vehicle that fits a Special load, without an account', async () => {
    const { call } = openSandbox();
    const { data } = await call<Quote>('POST', QUOTE, { body: asked() });
    expect(namesOf(data)).toEqual(['Sedan', 'MPV', 'L300 Van', 'Closed van', '6-wheeler', '10-wheeler']);
    expect(data.distance_km).toBe(9.7);
    for (const rate of data.rates) {
      const lines = rate.breakdown.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(lines - Math.round(rate.discount * 100)).toBe(Math.round(rate.total * 100));
      expect(rate.driver).toBeNull();
    }
    expect(data.rates[2]?.total).toBe(1153.6);
  });

  it('prices only the chosen vehicle, and a Joint load once', async () => {
    const { call } = openSandbox();
    const special = await call<Quote>('POST', QUOTE, { body: asked({ vehicle_type: '4', services: ['helper'] }) });
    expect(namesOf(special.data)).toEqual(['L300 Van']);
    expect(special.data.rates[0]?.total).toBe(1403.6);
    const joint = await call<Quote>('POST', QUOTE, { body: asked({ booking_type: 'shared' }) });
    expect(namesOf(joint.data)).toEqual(['Joint truck']);
    expect(joint.data.rates[0]?.total).toBe(193.2);
  });

  it('has a duration per vehicle, longer for larger ones', async () => {
    const { call } = openSandbox();
    const { data } = await call<Quote>('POST', QUOTE, { body: asked() });
    const minutes = data.rates.map(({ duration_minutes }) => duration_minutes ?? 0);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.at(-1)).toBeGreaterThan(minutes[0] ?? 0);
  });

  it('has the same ids for the same request only', async () => {
    const { call, wait } = openSandbox();
    const once = await call<Quote>('POST', QUOTE, { body: asked() });
    wait(1_000);
    const again = await call<Quote>('POST', QUOTE, { body: asked() });
    const other = await call<Quote>('POST', QUOTE, { body: asked({ services: ['cod'] }) });
    expect(again.data).toEqual(once.data);
    expect(other.data.id).not.toBe(once.data.id);
  });

  it('depends on the pickup time', async () => {
    const { call } = openSandbox();
    const body = asked({ vehicle_type: 4, pickup_at: '2026-11-23T05:30:00+08:00' });
    const { data } = await call<Quote>('POST', QUOTE, { body });
    expect(data.rates[0]?.breakdown).toContainEqual({ code: 'early', label: 'Early pickup', amount: 60 });
  });

  it.each<[string, Body, string]>([
    ['another mode', { booking_type: 'both' }, 'booking_type'],
    ['an unknown vehicle', { vehicle_type: 99 }, 'vehicle_type'],
    ['a vehicle that is too small', { vehicle_type: 1 }, 'vehicle_type'],
    ['a load for no vehicle', { stops: [PICKUP, withGoods({ weight_kg: 4_000 })] }, 'stops.1.items'],
    ['one stop', { stops: [PICKUP] }, 'stops'],
    ['a time that is none', { pickup_at: 'soon' }, 'pickup_at'],
  ])('refuses %s', async (_what, more, field) => {
    const { call } = openSandbox();
    const answer = await call('POST', QUOTE, { body: asked(more) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
  });
});

describe('the stops of a booking', () => {
  const keysOf = (stops: unknown, isBooking = true) => Object.keys(validateStops(stops, { isBooking }).errors);

  it('are read if they are valid', () => {
    const { stops, errors } = validateStops([PICKUP, DROPOFF], { isBooking: true });
    expect(errors).toEqual({});
    expect(stops.map(({ sequence, kind }) => [sequence, kind])).toEqual([
      [0, 'pickup'],
      [1, 'dropoff'],
    ]);
    expect(stops[1]?.items).toEqual([GOODS]);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['stops']],
    ['16 drop-offs', [PICKUP, ...Array.from({ length: 16 }, () => DROPOFF)], ['stops']],
    ['a second pickup', [PICKUP, { ...DROPOFF, kind: 'pickup' }], ['stops.1.kind']],
    ['a pin in Tokyo', [PICKUP, { ...DROPOFF, lat: 35.7, lng: 139.7 }], ['stops.1.lat']],
    ['a short mobile', [PICKUP, { ...DROPOFF, contact_mobile: '0917' }], ['stops.1.contact_mobile']],
    ['no contact', [{ ...PICKUP, contact_name: '' }, DROPOFF], ['stops.0.contact_name']],
    ['no barangay', [PICKUP, { ...DROPOFF, barangay: null }], ['stops.1.barangay']],
    ['no goods', [PICKUP, { ...DROPOFF, items: [] }], ['stops.1.items']],
    ['half a box', [PICKUP, withGoods({ quantity: 0.5 })], ['stops.1.items.0.quantity']],
    ['no weight', [PICKUP, withGoods({ weight_kg: 0 })], ['stops.1.items.0.weight_kg']],
    ['a category of another type', [PICKUP, withGoods({ type: 2 })], ['stops.1.items.0.category']],
    ['an unknown unit', [PICKUP, withGoods({ uom: 99 })], ['stops.1.items.0.uom']],
    ['a negative value', [PICKUP, withGoods({ declared_value: -1 })], ['stops.1.items.0.declared_value']],
  ])('with %s report the field to change', (_what, stops, keys) => {
    expect(keysOf(stops)).toEqual(keys);
  });

  it('need no contact for a quotation', () => {
    const bare = { contact_name: '', contact_mobile: '', address_line: '', region: null, barangay: null };
    expect(
      keysOf(
        [
          { ...PICKUP, ...bare },
          { ...DROPOFF, ...bare },
        ],
        false,
      ),
    ).toEqual([]);
  });

  it('are in existing places', async () => {
    const { stops } = validateStops([PICKUP, { ...DROPOFF, barangay: '80300025' }], { isBooking: true });
    expect(Object.keys(await checkPlaces(stops))).toEqual(['stops.1.barangay']);
    expect(await checkPlaces(stops.slice(0, 1))).toEqual({});
  });
});

describe('schedules', () => {
  const slots = (date: string) => ({ booking_type: 'shared', date, stops: [PICKUP, DROPOFF] });

  it('list the slots of a day for a customer', async () => {
    const { call, login } = openSandbox();
    const token = await login('andrea');
    const { data } = await call<ScheduleSlot[]>('POST', '/api/bookings/schedules', {
      token,
      body: slots('2026-11-23'),
    });
    expect(data).toHaveLength(29);
    expect((await call('POST', '/api/bookings/schedules', { body: slots('2026-11-23') })).status).toBe(401);
  });

  it.each(['2026-12-22', '2026-02-30', 'tomorrow'])('refuse %s', async (date) => {
    const { call, login } = openSandbox();
    const token = await login('andrea');
    const answer = await call('POST', '/api/bookings/schedules', { token, body: slots(date) });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['date']]);
  });
});

describe('public lists', () => {
  it('lead from goods type to subcategory', async () => {
    const { call } = openSandbox();
    const types = await call<{ id: number; type: string }[]>('GET', '/api/products/types');
    expect(types.data).toHaveLength(9);
    const categories = await call<Body[]>('GET', '/api/products/categories?type=1');
    expect(categories.data[0]).toMatchObject({ id: 101, category_name: 'Kitchenware' });
    const subcategories = await call<Body[]>('GET', '/api/products/subcategories?category=101');
    expect(subcategories.data[0]).toMatchObject({ subcategory_name: 'Ceramics and glass' });
    expect((await call<Body[]>('GET', '/api/products/uom')).data).toHaveLength(10);
    expect((await call<Body[]>('GET', '/api/vehicles/types')).data).toHaveLength(7);
    expect((await call('GET', '/api/products/categories?type=99')).status).toBe(404);
    expect((await call('GET', '/api/products/subcategories?category=99')).status).toBe(404);
  });

  it('find places by text and by pin', async () => {
    const { call } = openSandbox();
    const found = await call<Body[]>('POST', '/api/bookings/location', { body: { query: '170 Salcedo St' } });
    expect(found.data[0]).toMatchObject({ address_line: '170 Salcedo St' });
    const near = await call<Body[]>('POST', '/api/bookings/location', { body: { lat: 14.5548, lng: 121.0172 } });
    expect(near.data[0]).toMatchObject({ address_line: 'Salcedo St' });
    expect((await call('POST', '/api/bookings/location', { body: { lat: 35.7, lng: 139.7 } })).status).toBe(422);
  });
});
