import { describe, expect, it } from 'vitest';
import type { Rate } from '@/api/wire';
import { findRate, getVehiclePrice } from '@/domain/draft/draftQuote';
import { getSlotHint, toSlotOptions } from '@/domain/draft/slotOptions';
import { getStopArea, getStopTitle } from '@/domain/draft/stopFrom';
import { toFormProblems } from '@/features/booking-form/form/shownProblems';
import { getLoadLabel, getUnitsLabel } from '@/features/booking-form/goods/goodsLabels';
import { toStopCards } from '@/features/booking-form/route/toStopCards';
import { pluralizeUnit } from '@/utils/text';
import { aStop, anItem } from '../drafts';

const units = [
  { id: 3, name: 'Box' },
  { id: 4, name: 'Sack' },
];

describe('labels of goods', () => {
  it.each([
    ['Box', 1, 'box'],
    ['Box', 6, 'boxes'],
    ['Sack', 2, 'sacks'],
    ['Bunch', 2, 'bunches'],
  ])('writes %s for a quantity of %i as %s', (name, count, word) => {
    expect(pluralizeUnit(name, count)).toBe(word);
  });

  it('adds up goods with the same unit, and counts mixed ones as units', () => {
    expect(getUnitsLabel([anItem('d', { quantity: 12 }), anItem('d', { quantity: 6 })], units)).toBe('18 boxes');
    expect(getUnitsLabel([anItem('d', { quantity: 1 }), anItem('d', { uom: '4', quantity: 1200 })], units)).toBe(
      '1,201 units',
    );
    expect(getLoadLabel([anItem('d', { quantity: 12, weight_kg: 16.5 })], units)).toBe('12 boxes, 198 kg total');
  });
});

describe('the cards of the route', () => {
  it('names the city once', () => {
    const city = { id: '1', name: 'Makati City' };
    expect(getStopTitle({ address_line: '170 Salcedo St', city })).toBe('170 Salcedo St, Makati City');
    expect(getStopTitle({ address_line: '170 Salcedo St, makati city', city })).toBe('170 Salcedo St, makati city');
    expect(getStopTitle({ address_line: '', city })).toBe('');
  });

  it('adds the province to a city, so that namesakes differ', () => {
    const city = { id: '1', name: 'San Juan' };
    expect(getStopArea({ city, province: { id: '2', name: 'Ilocos Sur' } })).toBe('San Juan, Ilocos Sur');
    expect(getStopArea({ city, province: null })).toBe('San Juan');
    expect(getStopArea({ city: null, province: null })).toBe('');
  });

  it('shows the goods and the first problem of each stop', () => {
    const stops = [aStop({ key: 'p' }), aStop({ key: 'd1' }), aStop({ key: 'd2' })];
    const problems = [{ path: 'stops.2.contact_name', where: 'Drop-off', message: 'Enter a name.' }];
    const cards = toStopCards({ stops, items: [anItem('d1', { quantity: 6 })] }, units, problems);
    expect(cards.map(({ kind, number, goods, error }) => ({ kind, number, goods, error }))).toEqual([
      { kind: 'pickup', number: undefined, goods: undefined, error: undefined },
      { kind: 'stop', number: 1, goods: '6 boxes for this stop', error: undefined },
      { kind: 'dropoff', number: undefined, goods: undefined, error: 'Enter a name.' },
    ]);
    expect(cards[0]).toMatchObject({ contact: 'Andrea Villanueva', mobile: '0917 482 0136' });
  });
});

describe('pickup times', () => {
  const slot = (time: string, available = true, surcharge = 0) => ({
    pickup_at: `2026-11-25T${time}:00+08:00`,
    available,
    surcharge,
  });

  it('are sorted, each with its surcharge or as unavailable', () => {
    const options = toSlotOptions([slot('09:30', true, 50), slot('08:00', false), slot('11:00')]);
    expect(options.map(({ label, detail, isDisabled }) => [label, detail, isDisabled])).toEqual([
      ['08:00 AM', 'Not available', true],
      ['09:30 AM', '+₱50.00', false],
      ['11:00 AM', undefined, false],
    ]);
  });

  it.each([
    [[], '', 'There are no pickup times on this day. Choose another date.'],
    [[slot('08:00', false)], '', 'No pickup times are available on this day. Choose another date.'],
    [[slot('08:00', false), slot('09:00')], '', '1 pickup time is unavailable. Times are Manila time.'],
    [[slot('09:00')], '', 'Times are Manila time.'],
    [[slot('09:00', true, 75)], '2026-11-25T09:00:00+08:00', 'This time adds ₱75.00. Times are Manila time.'],
  ])('explains the day: %#', (slots, chosen, words) => {
    expect(getSlotHint(slots, chosen)).toBe(words);
  });
});

describe('the rate that is shown', () => {
  const rate = (vehicle: number | null, total: number) =>
    ({ vehicle_type: vehicle === null ? null : { id: vehicle }, total }) as Rate;
  const quote = { id: 'Q', distance_km: 1, duration_minutes: 1, rates: [rate(4, 900), rate(4, 850), rate(7, 400)] };

  it('is the lowest of the chosen vehicle for Special, and the lowest of all for Joint', () => {
    expect(findRate(quote, { mode: 'exclusive', vehicle_type: '4' })?.total).toBe(850);
    expect(findRate(quote, { mode: 'exclusive', vehicle_type: '' })).toBeNull();
    expect(findRate(quote, { mode: 'shared', vehicle_type: '4' })?.total).toBe(400);
    expect(findRate({ ...quote, rates: [] }, { mode: 'shared', vehicle_type: '' })).toBeNull();
    expect(getVehiclePrice(quote, '7')).toBe(400);
    expect(getVehiclePrice(quote, '8')).toBeNull();
  });
});

it('lists one line per field, with the stop and the message', () => {
  const problem = (path: string, message: string) => ({ path, where: 'Stop 1', message });
  const problems = [
    problem('stops.1.landmark', 'First.'),
    problem('stops.1.landmark', 'Second.'),
    problem('stops.1.contact_mobile', 'Third.'),
  ];
  expect(toFormProblems(problems)).toEqual([
    { name: 'stops.1.landmark', message: 'Stop 1: First.' },
    { name: 'stops.1.contact_mobile', message: 'Stop 1, mobile number: Third.' },
  ]);
});
