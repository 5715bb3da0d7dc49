import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysOfView,
  isDay,
  movedByKey,
  stepPeriod,
  getPeriodTitle,
  weekdayOf,
  weeksOfMonth,
} from '@/features/calendar/days';

const aDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

describe('days of the calendar', () => {
  it.each([
    ['2026-11-21', 5, '2026-11-01', '2026-12-05'],
    ['2026-02-14', 4, '2026-02-01', '2026-02-28'],
    ['2026-08-01', 6, '2026-07-26', '2026-09-05'],
  ])('the month of %s has %i weeks', (day, count, first, last) => {
    const weeks = weeksOfMonth(day);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  });

  it.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowRight', '2026-11-02'],
    ['ArrowUp', '2026-10-25'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-07'],
    ['PageUp', '2026-10-01'],
    ['PageDown', '2026-12-01'],
    ['x', null],
  ])('%s from 1 November 2026', (key, to) => {
    expect(movedByKey(key, '2026-11-01')).toBe(to);
  });

  it.each([
    ['2026-11-21', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['21-11-2026', false],
    ['', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it.each([
    ['month', '2026-11-21', 'November 2026'],
    ['agenda', '2026-11-21', 'November 2026'],
    ['week', '2026-11-21', '15 - 21 November 2026'],
    ['week', '2026-11-30', '29 Nov - 5 Dec 2026'],
    ['week', '2026-12-31', '27 Dec 2026 - 2 Jan 2027'],
  ] as const)('the %s of %s is called %s', (view, day, title) => {
    expect(getPeriodTitle(view, day)).toBe(title);
  });

  it('steps by a week or a month, and keeps to the end of a shorter month', () => {
    expect(stepPeriod('week', '2026-11-21', 1)).toBe('2026-11-28');
    expect(stepPeriod('agenda', '2026-11-21', -1)).toBe('2026-10-21');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  });

  it('shows every view as consecutive days that hold the chosen one', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom('month', 'week', 'agenda'), (day, view) => {
        const days = daysOfView(view, day);
        expect(days).toContain(day);
        days.slice(1).forEach((each, at) => expect(each).toBe(addDays(days[at] ?? '', 1)));
        if (view !== 'agenda') expect([weekdayOf(days[0] ?? ''), days.length % 7]).toEqual([0, 0]);
      }),
      { numRuns: 60 },
    );
  });
});
