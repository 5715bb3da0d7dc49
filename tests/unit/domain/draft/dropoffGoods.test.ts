import { describe, expect, it } from 'vitest';
import { EVERY_DROPOFF, createEmptyStop } from '@/domain/draft/draft';
import { fromServerErrors } from '@/domain/draft/draftErrors';
import { removeStop } from '@/domain/draft/draftMoves';
import { findBookingProblems } from '@/domain/draft/draftRules';
import { sumLoad } from '@/domain/draft/draftTotals';
import { toQuoteRequest } from '@/domain/draft/draftWire';
import { getWholeLoad, hasSameGoods, mergeSameGoods, withOwnGoods, withSameGoods } from '@/domain/draft/dropoffGoods';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

const stops = ['p', 'd1', 'd2', 'd3'].map((key) => aStop({ key }));
const items = [anItem('d1', { quantity: 2, weight_kg: 5 }), anItem('d3', { quantity: 1, weight_kg: 1 })];
const same = aDraft({ stops, items: withSameGoods(items) });

describe('the same goods for every drop-off', () => {
  it('are sent, and count, once for each of them', () => {
    expect(hasSameGoods(same.items)).toBe(true);
    expect(toQuoteRequest(same).stops.map((stop) => stop.items.length)).toEqual([0, 2, 2, 2]);
    expect(sumLoad(getWholeLoad(same))).toMatchObject({ units: 9, kg: 33 });
    expect(sumLoad(getWholeLoad({ stops, items }))).toMatchObject({ units: 3, kg: 11 });
  });

  it('leave no drop-off without goods, and stay when a stop is removed', () => {
    expect(findBookingProblems(same).filter(({ path }) => /items|\.stop$/.test(path))).toEqual([]);
    expect(hasSameGoods(removeStop(same, 3).items)).toBe(true);
  });

  it('take the errors of each stop', () => {
    const { problems } = fromServerErrors(same, { 'stops.2.items.1.weight_kg': ['Too heavy.'] });
    expect(problems).toMatchObject([{ path: 'items.1.weight_kg' }]);
  });

  it('go to the last drop-off once they are assigned one by one', () => {
    expect(withOwnGoods(same.items, stops).map(({ stop }) => stop)).toEqual(['d3', 'd3']);
  });

  it.each([
    ['equal goods', [anItem('d1'), anItem('d2')], [EVERY_DROPOFF]],
    ['goods of two kinds', [anItem('d1'), anItem('d2', { weight_kg: 99 })], ['d1', 'd2']],
    ['a drop-off without goods', [anItem('d1')], ['d1']],
  ])('are found in %s', (_, goods, expected) => {
    const route = [createEmptyStop(), aStop({ key: 'd1' }), aStop({ key: 'd2' })];
    expect(mergeSameGoods({ stops: route, items: goods }).map(({ stop }) => stop)).toEqual(expected);
  });
});
