import { describe, expect, it } from 'vitest';
import {
  coversFirstDay,
  getClosedReason,
  getHoursInView,
  getShortDestination,
  groupByDay,
  groupByHour,
  matchesCalendarFilter,
  sumTotals,
} from '@/features/calendar/calendarBookings';
import { readCalendarParams } from '@/features/calendar/useCalendarParams';
import { booking, stop } from '../../builders/booking';

const at = (id: number, pickup_at: string) => booking({ id, schedule: { pickup_at } });

describe('the bookings of the calendar', () => {
  it('are grouped by their day in Manila, earliest first, each once', () => {
    const days = groupByDay([
      at(1, '2026-11-21T15:00:00+08:00'),
      at(2, '2026-11-20T23:30:00Z'),
      at(1, '2026-11-21T15:00:00+08:00'),
      at(3, '2026-11-21T16:30:00Z'),
      at(4, 'soon'),
    ]);
    expect([...days].map(([day, list]) => [day, list.map(({ id }) => id)])).toEqual([
      ['2026-11-21', [2, 1]],
      ['2026-11-22', [3]],
    ]);
  });

  it('are grouped by the hour of their pickup in Manila', () => {
    const hours = groupByHour([
      at(1, '2026-11-21T07:15:00+08:00'),
      at(2, '2026-11-20T23:59:00Z'),
      at(3, '2026-11-21T11:00:00+08:00'),
    ]);
    expect([...hours].map(([hour, list]) => [hour, list.map(({ id }) => id)])).toEqual([
      [7, [1, 2]],
      [11, [3]],
    ]);
  });

  it.each([
    ['without pickups', [], 6, 20],
    ['with a pickup at 11 AM', ['2026-11-21T11:00:00+08:00'], 6, 20],
    ['with pickups at 12:10 AM and 11:45 PM', ['2026-11-21T00:10:00+08:00', '2026-11-21T23:45:00+08:00'], 0, 23],
  ] as const)('put the hours from first to last on the time axis of a week %s', (_, pickups, first, last) => {
    const hours = getHoursInView(pickups.map((pickup, id) => at(id, pickup)));
    expect(hours).toEqual(Array.from({ length: last - first + 1 }, (_value, index) => first + index));
  });

  it.each([
    ['all', 'all', true],
    ['exclusive', 'Ongoing', true],
    ['shared', 'all', false],
    ['all', 'Completed', false],
  ] as const)('include an ongoing Special booking under the filters %s and %s: %s', (mode, status, isIncluded) => {
    expect(matchesCalendarFilter(booking(), mode, status)).toBe(isIncluded);
  });

  it('have an exact total without the cancelled ones', () => {
    const list = [booking({ total: 0.1 }), booking({ total: 0.2 }), booking({ total: 99, status: 'Cancelled' })];
    expect(sumTotals(list)).toBe(0.3);
  });

  it.each([
    ['City of Manila', 'Manila'],
    ['Makati City', 'Makati'],
    ['Quezon City', 'Quezon City'],
  ])('shorten %s to %s', (name, short) => {
    const last = stop(1);
    const place = last.place && { ...last.place, city: { id: '1', code: '1', name } };
    expect(getShortDestination(booking({}, { stops: [stop(0), { ...last, place }] }))).toBe(short);
  });

  it.each([
    ['2026-10-01T12:00:00+08:00', true],
    ['2026-10-02T00:00:00+08:00', false],
    ['2026-11-20T12:00:00+08:00', false],
  ])('need no page after one whose oldest booking is of %s, for 1 November: %s', (date_created, isCovered) => {
    expect(
      coversFirstDay([booking({ date_created: '2026-11-21T12:00:00+08:00' }), booking({ date_created })], '2026-11-01'),
    ).toBe(isCovered);
  });

  it.each([
    ['2026-11-20', 'This day has passed.'],
    ['2026-11-21', null],
    ['2026-12-21', null],
    ['2026-12-22', 'You can schedule a pickup up to 30 days ahead.'],
  ])('cannot be added on %s, seen from 21 November, because: %s', (day, reason) => {
    expect(getClosedReason(day, '2026-11-21')).toBe(reason);
  });

  it.each([
    ['', { view: 'month', day: '2026-11-21', mode: 'all', status: 'all' }],
    [
      'view=year&day=2026-02-30&mode=x&status=Pending',
      { view: 'month', day: '2026-11-21', mode: 'all', status: 'all' },
    ],
    [
      'view=week&day=2026-01-02&mode=shared&status=Completed',
      { view: 'week', day: '2026-01-02', mode: 'shared', status: 'Completed' },
    ],
  ])('are filtered by the URL parameters "%s"', (query, params) => {
    expect(readCalendarParams(new URLSearchParams(query), '2026-11-21')).toEqual(params);
  });
});
