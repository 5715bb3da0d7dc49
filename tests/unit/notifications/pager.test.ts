import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../src/api/wire';
import { isAtEnd, NO_PAGES, withPage, withSeen } from '../../../src/features/notifications/pager';

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

  it('keeps ids unique and loses none, whatever is inserted between two calls', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }),
        (count, inserts) => {
          let list = Array.from({ length: count }, (_, at) => at);
          let next = count;
          let pages = NO_PAGES;
          for (let page = 1; page === 1 || !isAtEnd(pages); page += 1) {
            const seenBefore = new Set(pages.items.map(({ id }) => id));
            const fetched = list.slice((page - 1) * 10, page * 10);
            pages = withPage(
              pages,
              page,
              fetched.map((id) => one(id)),
              list.length,
            );
            const ids = pages.items.map(({ id }) => id);
            expect(new Set(ids).size).toBe(ids.length);
            [...seenBefore, ...fetched].forEach((id) => expect(ids).toContain(id));
            const added = inserts.shift() ?? 0;
            list = [...Array.from({ length: added }, () => next++), ...list];
          }
        },
      ),
    );
  });
});
