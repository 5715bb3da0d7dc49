import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../src/api/wire';
import { isAtEnd, nextPage, NO_PAGES, withPage, withSeen } from '../../../src/features/notifications/pager';

const one = (id: number, was_seen = false): Notification => ({
  id,
  was_seen,
  date_created: '2026-07-16T10:08:00+08:00',
  notification_event: { title: `Event ${id}`, type: 'Info', date_created: '2026-07-16T10:08:00+08:00', target: null },
});

describe('the pages of notifications', () => {
  it('puts a fetched page before the existing entries', () => {
    const first = withPage(NO_PAGES, 1, [one(1), one(2)], 4);
    expect(withPage(first, 2, [one(3), one(4)], 4).items.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });

  it('shows an id once, with its newer copy', () => {
    const first = withPage(NO_PAGES, 1, [one(1), one(2)], 3);
    const second = withPage(first, 2, [one(2, true), one(3)], 3);
    expect(second.items.map(({ id, was_seen }) => [id, was_seen])).toEqual([
      [2, true],
      [3, false],
      [1, false],
    ]);
  });

  it.each([
    [0, 0, true],
    [1, 10, true],
    [1, 11, false],
    [2, 11, true],
    [2, 5, true],
  ])('page %i of %i entries is the last: %s', (page, count, isLast) => {
    expect(isAtEnd({ items: [], page, count })).toBe(isLast);
  });

  it('marks what the server took as read', () => {
    const pages = withPage(NO_PAGES, 1, [one(1), one(2)], 2);
    expect(withSeen(pages, ['2']).items.map(({ was_seen }) => was_seen)).toEqual([false, true]);
  });

  /** What happens between two calls: so many arrive at the top, so many are taken away at the bottom, the call fails. */
  const between = fc.record({
    arrive: fc.integer({ min: 0, max: 12 }),
    leave: fc.integer({ min: 0, max: 4 }),
    fails: fc.boolean(),
  });

  it('are asked for one after the other, keep ids unique, lose none and end, whatever happens between two calls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.array(between, { maxLength: 12 }), (count, story) => {
        let list = Array.from({ length: count }, (_, at) => at);
        let next = count;
        let pages = NO_PAGES;
        const asked: number[] = [];
        for (let call = 0; nextPage(pages) !== null; call += 1) {
          // it ends: every page is asked for at most once, and once more for each failure and each page of arrivals
          expect(call).toBeLessThan(12 + Math.ceil((80 + 12 * 12) / 10));
          const page = nextPage(pages) ?? 0;
          const { arrive, leave, fails } = story[call] ?? { arrive: 0, leave: 0, fails: false };
          if (!fails) {
            const before = pages.items.map(({ id }) => id);
            const fetched = list.slice((page - 1) * 10, page * 10);
            pages = withPage(
              pages,
              page,
              fetched.map((id) => one(id)),
              list.length,
            );
            asked.push(page);
            const ids = pages.items.map(({ id }) => id);
            expect(new Set(ids).size).toBe(ids.length);
            // the fetched page first, then what was there, in its order
            expect(ids).toEqual([...fetched, ...before.filter((id) => !fetched.includes(Number(id)))]);
          }
          list = [...Array.from({ length: arrive }, () => next++), ...list].slice(0, list.length + arrive - leave);
        }
        expect(asked).toEqual(asked.map((_, at) => at + 1));
        expect(isAtEnd(pages)).toBe(true);
      }),
    );
  });

  it('hold all of a list that does not change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
        const list = Array.from({ length: count }, (_, at) => at);
        let pages = NO_PAGES;
        for (let page = nextPage(pages); page !== null; page = nextPage(pages)) {
          pages = withPage(
            pages,
            page,
            list.slice((page - 1) * 10, page * 10).map((id) => one(id)),
            count,
          );
        }
        expect(pages.items.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(list);
        expect(pages.page).toBe(Math.max(1, Math.ceil(count / 10)));
      }),
    );
  });
});
