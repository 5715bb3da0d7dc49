import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateStop, moveStop, removeStop, reverseStops } from '@/domain/draft/draftMoves';
import { aStop, anItem } from '../../booking-form/drafts';

const route = (count: number) => {
  const stops = Array.from({ length: count }, (_, index) => aStop({ key: `s${index}`, address_line: `${index} St` }));
  return { stops, items: stops.slice(1).map((stop) => anItem(stop.key, { key: `i-${stop.key}` })) };
};
const keys = (draft: ReturnType<typeof route>) => draft.stops.map((stop) => stop.key).join(' ');
const listUnloads = (draft: ReturnType<typeof route>) => draft.items.map((item) => item.stop).join(' ');

describe('moving stops', () => {
  it('moves the goods of a removed stop to the last drop-off', () => {
    const after = removeStop(route(4), 1);
    expect(keys(after)).toBe('s0 s2 s3');
    expect(listUnloads(after)).toBe('s3 s2 s3');
  });

  it('keeps a pickup and one drop-off', () => {
    expect(keys(removeStop(route(2), 1))).toBe('s0 s1');
  });

  it('makes the first drop-off the pickup when the pickup is removed', () => {
    const after = removeStop(route(3), 0);
    expect(keys(after)).toBe('s1 s2');
    expect(listUnloads(after)).toBe('s2 s2');
  });

  it('inserts a copy after a stop, with a new key', () => {
    const after = duplicateStop(route(3), 1);
    expect(after.stops.map((stop) => stop.address_line)).toEqual(['0 St', '1 St', '1 St', '2 St']);
    expect(new Set(after.stops.map((stop) => stop.key)).size).toBe(4);
  });

  it('adds no 16th drop-off', () => {
    expect(duplicateStop(route(16), 3).stops).toHaveLength(16);
  });

  it('reverses the route, and goods keep their address if it is still a drop-off', () => {
    const after = reverseStops(route(3));
    expect(keys(after)).toBe('s2 s1 s0');
    expect(listUnloads(after)).toBe('s1 s0');
  });

  it('ignores a move past either end', () => {
    expect(keys(moveStop(route(3), 0, -1))).toBe('s0 s1 s2');
    expect(keys(moveStop(route(3), 2, 3))).toBe('s0 s1 s2');
  });

  it('loses no stop and no goods, and unloads nothing at the pickup, after any moves', () => {
    const move = fc.record({
      kind: fc.constantFrom('move', 'remove', 'duplicate', 'reverse'),
      a: fc.nat(6),
      b: fc.nat(6),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let draft = route(4);
        for (const { kind, a, b } of moves) {
          const stops = draft.stops.length;
          if (kind === 'move') draft = moveStop(draft, a, b);
          if (kind === 'reverse') draft = reverseStops(draft);
          if (kind === 'duplicate') draft = duplicateStop(draft, a);
          if (kind === 'remove') draft = removeStop(draft, a);
          if (kind === 'move' || kind === 'reverse') expect(draft.stops).toHaveLength(stops);
        }
        const dropoffs = draft.stops.slice(1).map((stop) => stop.key);
        expect(draft.items).toHaveLength(3);
        expect(draft.stops.length).toBeGreaterThanOrEqual(2);
        expect(draft.items.every((item) => dropoffs.includes(item.stop))).toBe(true);
      }),
    );
  });
});
