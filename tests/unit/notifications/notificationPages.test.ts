import type { InfiniteData } from '@reduxjs/toolkit/query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNextPage } from '@/api/notifications';
import type { NotificationPage } from '@/api/response';
import type { Notification } from '@/api/wire';
import { toNotificationPages } from '@/features/notifications/notificationPages';

type Loaded = InfiniteData<NotificationPage<Notification>, number>;

const notification = (id: number, was_seen = false): Notification => ({
  id,
  was_seen,
  date_created: '2026-07-16T10:08:00+08:00',
  notification_event: { title: `Event ${id}`, type: 'Info', date_created: '2026-07-16T10:08:00+08:00', target: null },
});

const NOTHING: Loaded = { pages: [], pageParams: [] };

/** Returns the cache after one more page. */
const withPage = ({ pages, pageParams }: Loaded, data: Notification[], count: number): Loaded => ({
  pages: [...pages, { data, count }],
  pageParams: [...pageParams, pages.length + 1],
});

/** Returns the page that RTK Query requests next; undefined at the end. */
const nextPage = ({ pages, pageParams }: Loaded) => {
  const last = pages.at(-1);
  return last ? getNextPage(pageParams.at(-1) ?? 0, last.count) : 1;
};

const idsOf = (loaded: Loaded) => toNotificationPages(loaded).items.map(({ id }) => id);

describe('the pages of notifications', () => {
  it('are empty before the first response', () => {
    expect(toNotificationPages(undefined)).toEqual({ items: [], page: 0, count: 0 });
  });

  it('put a fetched page before the existing entries', () => {
    const first = withPage(NOTHING, [notification(1), notification(2)], 4);
    expect(idsOf(withPage(first, [notification(3), notification(4)], 4))).toEqual([3, 4, 1, 2]);
  });

  it('contain an id once, with its newer copy', () => {
    const first = withPage(NOTHING, [notification(1), notification(2)], 3);
    const second = toNotificationPages(withPage(first, [notification(2, true), notification(3)], 3));
    expect(second.items.map(({ id, was_seen }) => [id, was_seen])).toEqual([
      [2, true],
      [3, false],
      [1, false],
    ]);
  });

  it.each([
    [1, 0, undefined],
    [1, 10, undefined],
    [1, 11, 2],
    [2, 11, undefined],
    [2, 5, undefined],
  ])('continue after page %i of %i entries with page %s', (page, count, expected) => {
    expect(getNextPage(page, count)).toBe(expected);
  });

  /** Changes between two requests: entries added at the top, entries removed at the bottom, a failed request. */
  const between = fc.record({
    arrive: fc.integer({ min: 0, max: 12 }),
    leave: fc.integer({ min: 0, max: 4 }),
    fails: fc.boolean(),
  });

  it('load in order, keep ids unique, lose none and end, also when the list changes between two requests', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.array(between, { maxLength: 12 }), (count, story) => {
        let list = Array.from({ length: count }, (_, index) => index);
        let next = count;
        let loaded = NOTHING;
        const requested: number[] = [];
        for (let call = 0; nextPage(loaded) !== undefined; call += 1) {
          // Upper bound: one request for each page, and one more for each failure and each page of additions.
          expect(call).toBeLessThan(12 + Math.ceil((80 + 12 * 12) / 10));
          const page = nextPage(loaded) ?? 0;
          const { arrive, leave, fails } = story[call] ?? { arrive: 0, leave: 0, fails: false };
          if (!fails) {
            const before = idsOf(loaded);
            const fetched = list.slice((page - 1) * 10, page * 10);
            loaded = withPage(
              loaded,
              fetched.map((id) => notification(id)),
              list.length,
            );
            requested.push(page);
            const ids = idsOf(loaded);
            expect(new Set(ids).size).toBe(ids.length);
            // The fetched page comes first, then the existing entries in their order.
            expect(ids).toEqual([...fetched, ...before.filter((id) => !fetched.includes(Number(id)))]);
          }
          list = [...Array.from({ length: arrive }, () => next++), ...list].slice(0, list.length + arrive - leave);
        }
        expect(requested).toEqual(requested.map((_, index) => index + 1));
      }),
    );
  });

  it('contain all of a list that does not change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
        const list = Array.from({ length: count }, (_, index) => index);
        let loaded = NOTHING;
        for (let page = nextPage(loaded); page !== undefined; page = nextPage(loaded)) {
          loaded = withPage(
            loaded,
            list.slice((page - 1) * 10, page * 10).map((id) => notification(id)),
            count,
          );
        }
        const { items, page } = toNotificationPages(loaded);
        expect(items.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(list);
        expect(page).toBe(Math.max(1, Math.ceil(count / 10)));
      }),
    );
  });
});
