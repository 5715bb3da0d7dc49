import { describe, expect, it } from 'vitest';
import { getBadge, getShownRates, getVehicleChips } from '@/features/review/shownRates';
import { driver, rate, vehicle } from '../../builders/booking';

const van = rate({ id: 'van', total: 1530.4, eta_minutes: 6 });
const near = rate({ id: 'near', total: 1610.4, eta_minutes: 4, driver: driver({ rating: 4.7 }) });
const truck = rate({
  id: 'truck',
  total: 2140,
  eta_minutes: 18,
  driver: null,
  vehicle_type: vehicle({ id: 5, name: 'Closed van' }),
});
const all = [truck, near, van];

describe('the list of rates', () => {
  it.each([
    ['lowest', ['van', 'near', 'truck']],
    ['nearest', ['near', 'van', 'truck']],
    ['rated', ['van', 'near', 'truck']],
  ] as const)('is sorted by %s', (sort, ids) => {
    expect(getShownRates(all, sort, null).map(({ id }) => id)).toEqual(ids);
  });

  it('is filtered by vehicle', () => {
    expect(getShownRates(all, 'lowest', 'Closed van').map(({ id }) => id)).toEqual(['truck']);
  });

  it('counts vehicles, most offers first', () => {
    expect(getVehicleChips(all)).toEqual([
      { name: 'L300 Van', count: 2 },
      { name: 'Closed van', count: 1 },
    ]);
  });

  it('gives badges to the lowest and the nearest of several offers', () => {
    expect(all.map((offer) => getBadge(offer, all))).toEqual([null, 'Nearest', 'Lowest rate']);
    expect(getBadge(van, [van])).toBeNull();
  });

  it('puts offers without minutes last by distance, and calls none of them the nearest', () => {
    const unknown = rate({ id: 'unknown', total: 900, eta_minutes: NaN });
    expect(getShownRates([unknown, van, near], 'nearest', null).map(({ id }) => id)).toEqual([
      'near',
      'van',
      'unknown',
    ]);
    expect(getBadge(near, [unknown, van, near])).toBe('Nearest');
    const pricier = { ...unknown, id: 'pricier', total: 950 };
    expect(getBadge(pricier, [pricier, unknown])).toBeNull();
  });
});
