import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  formatChatDay,
  formatChatListDay,
  formatDay,
  formatDayTime,
  formatLongDay,
  formatNotificationDate,
  formatTime,
  isIsoDay,
  isSameDay,
  toIsoDay,
} from '@/lib/dates';

/** 10:08 in Manila, still the evening before in New York. */
const MORNING = '2026-07-16T02:08:00Z';

describe('texts of one moment', () => {
  test.each([
    ['day', formatDay, '16 Jul 2026'],
    ['long day', formatLongDay, 'Thursday, 16 July 2026'],
    ['time', formatTime, '10:08 AM'],
    ['day and time', formatDayTime, '16 Jul 2026, 10:08 AM'],
    ['chat list', formatChatListDay, '16 Jul'],
    ['chat day', formatChatDay, '16-07-26'],
    ['notification', formatNotificationDate, 'Jul 16,2026 10:08 AM'],
    ['ISO day', toIsoDay, '2026-07-16'],
  ])('%s', (_name, format, text) => {
    expect(format(MORNING)).toBe(text);
    expect(format('2026-07-16T10:08:00+08:00')).toBe(text);
    expect(format('2026-07-15T22:08:00-04:00')).toBe(text);
    expect(format('2026-07-16T10:08:00')).toBe(text);
    expect(format(new Date(MORNING))).toBe(text);
    expect(format(Date.parse(MORNING))).toBe(text);
  });
});

test.each([
  ['2026-07-15T15:59:59Z', '15 Jul 2026'],
  ['2026-07-15T16:00:00Z', '16 Jul 2026'],
  ['2026-07-16', '16 Jul 2026'],
  ['2026-12-31T16:00:00Z', '1 Jan 2027'],
])('%s is %s in Manila', (moment, day) => {
  expect(formatDay(moment)).toBe(day);
});

test.each([[null], [undefined], [''], ['soon']])('formats %j as missing', (moment) => {
  expect(formatDay(moment)).toBe('-');
  expect(formatNotificationDate(moment)).toBe('-');
  expect(toIsoDay(moment)).toBe('');
  expect(isSameDay(moment, moment)).toBe(false);
});

test.each([
  ['2026-07-15T16:00:00Z', '2026-07-16T15:59:59Z', true],
  ['2026-07-15T15:59:59Z', '2026-07-15T16:00:00Z', false],
  ['2026-07-16', '2026-07-16T23:00:00+08:00', true],
])('%s and %s are on the same day: %s', (first, second, isSame) => {
  expect(isSameDay(first, second)).toBe(isSame);
});

test.each([
  ['2026-11-21', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['21-11-2026', false],
  ['', false],
])('"%s" is a day of the calendar: %s', (text, isDay) => {
  expect(isIsoDay(text)).toBe(isDay);
});

it('parses a day from its own text', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const text = toIsoDay(date);
      expect(toIsoDay(text)).toBe(text);
      expect(isSameDay(date, text)).toBe(true);
    }),
  );
});
