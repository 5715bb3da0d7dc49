import { describe, expect, it } from 'vitest';
import { labelPlace } from '../../../../src/components/map/labelPlace';
import { STOPS, vehicle } from './routes';

const [pickup, , dropoff] = STOPS;
const chosenAt = (lat: number) => [{ ...vehicle('1', 121), lat, isChosen: true }];

describe('where the label of a stop stands', () => {
  it.each([
    ['no vehicle', [], 'beside'],
    ['vehicles of which none is chosen', [{ ...vehicle('1', 121), lat: 14, isChosen: false }], 'beside'],
    ['the chosen one in the south', chosenAt(pickup!.lat - 0.01), 'above'],
    ['the chosen one in the north', chosenAt(pickup!.lat + 0.01), 'beneath'],
    ['the chosen one right there', chosenAt(pickup!.lat), 'above'],
  ])('%s', (_case, vehicles, level) => {
    expect(labelPlace(pickup!, STOPS, vehicles).level).toBe(level);
    // vehicles wait at the pick-up alone
    expect(labelPlace(dropoff!, STOPS, vehicles).level).toBe('beside');
  });

  it('is outside of the route', () => {
    const west = { ...pickup!, lng: 120.9 };
    const east = { ...dropoff!, lng: 121.2 };
    expect(labelPlace(west, [west, east], []).side).toBe('left');
    expect(labelPlace(east, [west, east], []).side).toBe('right');
  });
});
