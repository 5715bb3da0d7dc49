import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Quote, Rate } from '@/api/wire';
import { findRate } from '@/domain/draft/draftQuote';
import { rate, vehicle } from '../../builders/booking';
import { network } from '../../network';
import { apiStore, run } from './recorder';
import { quote } from './samples';

const van = vehicle({ id: 4, name: 'L300 Van' });

function serveRates(vehicle_type: unknown, vehicles: unknown = [van]) {
  const rates = [{ ...rate(), vehicle_type }];
  const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data } as never);
  network.use(
    http.post('*/api/bookings/quick-quotation', () => ok({ id: 1, distance_km: 5, duration_minutes: 9, rates })),
    http.get('*/api/bookings/compute-rates/:id', () => ok(rates)),
    http.get('*/api/vehicles/types', () => (vehicles === null ? HttpResponse.error() : ok(vehicles))),
  );
}

describe('the vehicle type of a rate', () => {
  it.each([
    ['a vehicle type', van],
    ['an id', 4],
    ['an id as text', '4'],
    ['a name', 'L300 Van'],
    ['a name in other letters', ' l300 van'],
  ])('is read from %s', async (_name, sent) => {
    serveRates(sent);
    const store = apiStore('access-1');
    const priced = (await run(store, 'quoteDelivery', quote)).data as Quote;
    expect(findRate(priced, { mode: 'exclusive', vehicle_type: '4' })).toMatchObject({ vehicle_type: van });
    const offers = (await run(store, 'computeRates', 1)).data as Rate[];
    expect(offers[0]?.vehicle_type).toMatchObject(van);
  });

  it.each([
    ['null', null, null],
    ['an unknown name', 'Airship', { name: 'Airship' }],
  ])('of %s leaves the rate in the list', async (_name, sent, kept) => {
    serveRates(sent);
    const [offer] = (await run(apiStore('access-1'), 'computeRates', 1)).data as Rate[];
    if (kept) expect(offer?.vehicle_type).toMatchObject(kept);
    else expect(offer?.vehicle_type).toBeNull();
  });

  it('is the sent name if the vehicle types do not load', async () => {
    serveRates('L300 Van', null);
    const [offer] = (await run(apiStore('access-1'), 'computeRates', 1)).data as Rate[];
    expect(offer?.vehicle_type?.name).toBe('L300 Van');
  });
});
