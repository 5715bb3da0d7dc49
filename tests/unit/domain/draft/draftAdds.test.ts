import { describe, expect, it } from 'vitest';
import { createEmptyItem, createEmptyStop, type DraftItem, type DraftStop } from '@/domain/draft/draft';
import { addDropoffs, countFreeDropoffs } from '@/domain/draft/draftAdds';
import { isEmptyStop } from '@/domain/draft/untouchedStop';
import { aStop, anItem } from '../../booking-form/drafts';

const named = (...names: string[]) =>
  names.map((name) =>
    name === '' ? { ...createEmptyStop(), key: 'empty' } : aStop({ key: name, address_line: `${name} St` }),
  );
const lines = (stops: { address_line: string }[]) => stops.map(({ address_line }) => address_line);

describe('adding drop-offs', () => {
  it.each([
    ['an empty one makes way', ['p', ''], ['a', 'b'], ['p St', 'a St', 'b St']],
    ['a filled one stays before', ['p', '', 'd'], ['a'], ['p St', 'd St', 'a St']],
    ['an empty pickup stays the pickup', ['', 'd'], ['a'], ['', 'd St', 'a St']],
  ])('%s', (_, before, added, after) => {
    expect(lines(addDropoffs({ stops: named(...before), items: [] }, named(...added)).stops)).toEqual(after);
  });

  it('moves the goods of an empty drop-off to the first new one', () => {
    const { stops, items } = addDropoffs({ stops: named('p', ''), items: [anItem('empty')] }, named('a', 'b'));
    expect(items[0]?.stop).toBe(stops[1]?.key);
    expect(new Set(stops.map(({ key }) => key)).size).toBe(3);
  });

  it.each<[string, string[], string, boolean, Partial<DraftItem>?]>([
    ['go with the empty drop-off', ['p', ''], 'empty', true],
    ['stay at a filled one', ['p', 'd', ''], 'd', false],
    ['stay once a field was edited', ['p', ''], 'empty', false, { declared_value: 500 }],
  ])('with goods: the goods that the form filled in %s', (_, before, stop, areReplaced, edit = {}) => {
    const small = { quantity: 1, weight_kg: 3, length_cm: 30, width_cm: 25, height_cm: 20 };
    const filledIn = {
      ...createEmptyItem(stop),
      type: '1',
      category: '2',
      subcategory: '3',
      uom: '4',
      ...small,
      ...edit,
    };
    const [added] = named('a') as [DraftStop];
    const { items } = addDropoffs({ stops: named(...before), items: [filledIn] }, [added], [anItem(added.key)]);
    expect(items).toHaveLength(areReplaced ? 1 : 2);
  });

  it('accepts 15 in total, and none if one is too many', () => {
    const route = { stops: named('p', 'd', ''), items: [] };
    const some = (count: number) => named(...Array.from({ length: count }, (_, index) => `n${index}`));
    expect(countFreeDropoffs(route)).toBe(14);
    expect(addDropoffs(route, some(14)).stops).toHaveLength(16);
    expect(addDropoffs(route, some(15))).toBe(route);
  });

  it.each([
    [{}, true],
    [{ notes: '  ' }, true],
    [{ notes: 'ring' }, false],
    [{ city: { id: '1', name: 'Makati' } }, false],
    [{ lat: 0 }, false],
  ])('a stop with %o is empty: %s', (part, isEmpty) => {
    expect(isEmptyStop({ ...createEmptyStop(), ...part })).toBe(isEmpty);
  });
});
