import { describe, expect, it } from 'vitest';
import { badgeOf, shownRates, vehicleChips } from '@/features/review/rateList';
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
  ] as const)('sorted by %s', (sort, ids) => {
    expect(shownRates(all, sort, null).map(({ id }) => id)).toEqual(ids);
  });

  it('is filtered by vehicle', () => {
    expect(shownRates(all, 'lowest', 'Closed van').map(({ id }) => id)).toEqual(['truck']);
  });

  it('counts vehicles, most offers first', () => {
    expect(vehicleChips(all)).toEqual([
      { name: 'L300 Van', count: 2 },
      { name: 'Closed van', count: 1 },
    ]);
  });

  it('says what stands out, and nothing of a single offer', () => {
    expect(all.map((one) => badgeOf(one, all))).toEqual([null, 'Nearest', 'Lowest rate']);
    expect(badgeOf(van, [van])).toBeNull();
  });
});
