import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIST_STATUSES } from '@/config/statuses';
import {
  LIST_VIEWS,
  NO_LIST_FILTER,
  isFiltered,
  readListParams,
  readPage,
  writeListParams,
} from '@/features/my-bookings/listParams';

const read = (search: string) => readListParams(new URLSearchParams(search));

describe('the URL of the list', () => {
  it.each([
    ['', 'Ongoing'],
    ['status=Completed', 'Completed'],
    ['status=completed', 'Ongoing'],
    ['status=<script>', 'Ongoing'],
  ])('%s opens the tab %s', (search, tab) => {
    expect(read(search).status).toBe(tab);
  });

  it.each([
    [null, 0],
    ['2', 2],
    ['-1', 0],
    ['1.5', 0],
    ['x', 0],
  ])('reads page %s as page %i', (value, page) => {
    expect(readPage(value)).toBe(page);
  });

  it.each([
    ['mode=shared', { mode: 'shared' }],
    ['mode=both', { mode: '' }],
    ['from=2026-07-01&to=2026-07-31', { from: '2026-07-01', to: '2026-07-31' }],
    ['from=2026-07-31&to=2026-07-01', { from: '2026-07-31', to: '' }],
    ['from=2026-02-30', { from: '' }],
    ['to=yesterday', { to: '' }],
    ['needs=action', { needsAction: true }],
    ['needs=1', { needsAction: false }],
    ['q=Kim%20Salonga', { query: 'Kim Salonga' }],
  ])('%s filters by %o', (search, filter) => {
    expect(read(search).filter).toMatchObject(filter);
  });

  it('leaves out default values', () => {
    expect(writeListParams({ status: 'Ongoing', page: 0, view: 'list', filter: NO_LIST_FILTER })).toEqual({
      status: 'Ongoing',
    });
  });

  it('reads back what it wrote', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const address = fc.record({
      status: fc.constantFrom(...LIST_STATUSES),
      page: fc.nat(500),
      view: fc.constantFrom(...LIST_VIEWS),
      filter: fc.record({
        query: fc.string(),
        mode: fc.constantFrom('' as const, 'exclusive' as const, 'shared' as const),
        from: fc.constant(''),
        to: day,
        needsAction: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(address, (written) => {
        expect(readListParams(new URLSearchParams(writeListParams(written)))).toEqual(written);
      }),
    );
  });

  it.each([
    [NO_LIST_FILTER, false],
    [{ ...NO_LIST_FILTER, query: '  ' }, false],
    [{ ...NO_LIST_FILTER, query: 'kim' }, true],
    [{ ...NO_LIST_FILTER, mode: 'shared' as const }, true],
    [{ ...NO_LIST_FILTER, to: '2026-07-31' }, true],
    [{ ...NO_LIST_FILTER, needsAction: true }, true],
  ])('treats %o as a filter: %s', (filter, isActive) => {
    expect(isFiltered(filter)).toBe(isActive);
  });
});
