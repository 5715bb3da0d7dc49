import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '@/domain/calendar/days';
import {
  getDaysOfView,
  getPeriodTitle,
  getWeekday,
  getWeeksOfMonth,
  moveByKey,
  stepPeriod,
} from '@/features/calendar/days';

const dayArbitrary = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

describe('the days of the calendar', () => {
  it.each([
    ['2026-11-21', 5, '2026-11-01', '2026-12-05'],
    ['2026-02-14', 4, '2026-02-01', '2026-02-28'],
    ['2026-08-01', 6, '2026-07-26', '2026-09-05'],
  ])('of the month of %s fill %i weeks', (day, count, first, last) => {
    const weeks = getWeeksOfMonth(day);
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
  ])('move by %s from 1 November 2026 to %s', (key, to) => {
    expect(moveByKey(key, '2026-11-01')).toBe(to);
  });

  it.each([
    ['month', '2026-11-21', 'November 2026'],
    ['agenda', '2026-11-21', 'November 2026'],
    ['week', '2026-11-21', '15 - 21 November 2026'],
    ['week', '2026-11-30', '29 Nov - 5 Dec 2026'],
    ['week', '2026-12-31', '27 Dec 2026 - 2 Jan 2027'],
  ] as const)('in a %s with %s have the title %s', (view, day, title) => {
    expect(getPeriodTitle(view, day)).toBe(title);
  });

  it('step by a week or a month, to the last day of a shorter month', () => {
    expect(stepPeriod('week', '2026-11-21', 1)).toBe('2026-11-28');
    expect(stepPeriod('agenda', '2026-11-21', -1)).toBe('2026-10-21');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  });

  it('of every view are consecutive and include the chosen one', () => {
    fc.assert(
      fc.property(dayArbitrary, fc.constantFrom('month', 'week', 'agenda'), (day, view) => {
        const days = getDaysOfView(view, day);
        expect(days).toContain(day);
        days.slice(1).forEach((next, index) => expect(next).toBe(addDays(days[index] ?? '', 1)));
        if (view !== 'agenda') expect([getWeekday(days[0] ?? ''), days.length % 7]).toEqual([0, 0]);
      }),
      { numRuns: 60 },
    );
  });
});
