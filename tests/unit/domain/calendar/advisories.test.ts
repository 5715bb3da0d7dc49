import { describe, expect, it } from 'vitest';
import { getAdvisories, getDepartureNotes, isBusyDay } from '@/domain/calendar/advisories';
import { findHoliday } from '@/domain/calendar/holidays';

describe('a day in the Philippines', () => {
  it.each([
    ['2026-11-30', 'Bonifacio Day'],
    ['2031-12-30', 'Rizal Day'],
    ['2026-04-02', 'Maundy Thursday'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-04', 'Black Saturday'],
    ['2027-03-26', 'Good Friday'],
    ['2038-04-23', 'Good Friday'],
    ['2026-08-31', 'National Heroes Day'],
    ['2027-08-30', 'National Heroes Day'],
    ['2026-08-24', undefined],
    ['2026-12-24', 'Christmas Eve'],
    ['2027-12-24', undefined],
    ['2026-11-21', undefined],
    ['2026-04-05', undefined],
  ])('%s is the holiday %s', (day, name) => {
    expect(findHoliday(day)).toBe(name);
  });

  it.each([
    ['a Monday', '2026-11-23', ['coding']],
    ['a Saturday', '2026-11-21', []],
    ['a holiday has no coding', '2026-12-08', []],
    ['a payday that is a holiday', '2026-11-30', ['payday']],
    ['the Friday before a long weekend', '2026-11-27', ['eve', 'coding']],
    ['the day before a holiday', '2026-12-07', ['eve', 'coding']],
    ['the 15th', '2026-10-15', ['payday', 'coding']],
    ['the last day of a month', '2026-09-30', ['payday', 'coding']],
    ['the Friday before a 15th on Sunday', '2026-11-13', ['payday', 'coding']],
    ['the 15th on a Sunday itself', '2026-11-15', []],
    ['the last day of February', '2027-02-26', ['payday', 'coding']],
    ['the Christmas rush', '2026-12-16', ['season', 'coding']],
    ['a Sunday of the rush', '2026-12-20', ['season']],
    ['the day before Christmas Eve', '2026-12-23', ['eve', 'season', 'coding']],
    ['Christmas Eve', '2026-12-24', []],
  ])('%s, %s, has the advice %j', (_, day, kinds) => {
    expect(getAdvisories(day).map(({ kind }) => kind)).toEqual(kinds);
    expect(isBusyDay(day)).toBe(kinds.some((kind) => kind !== 'coding'));
  });

  it.each([
    ['2026-11-23', '1 and 2'],
    ['2026-11-24', '3 and 4'],
    ['2026-11-25', '5 and 6'],
    ['2026-11-26', '7 and 8'],
    ['2026-11-27', '9 and 0'],
  ])('on %s bans plates ending in %s', (day, digits) => {
    expect(getAdvisories(day).at(-1)?.title).toBe(`Number coding: plates ending in ${digits}`);
  });
});

describe('leaving in Metro Manila', () => {
  const coding = (digits: string) => [`Number coding: plates ending in ${digits}`];

  it.each([
    ['a minute before the morning', '2026-11-23T06:59:59+08:00', []],
    ['the first minute of the morning', '2026-11-23T07:00:00+08:00', coding('1 and 2')],
    ['the last minute of the morning', '2026-11-24T09:59:59+08:00', coding('3 and 4')],
    ['the morning is over', '2026-11-24T10:00:00+08:00', []],
    ['noon', '2026-11-25T12:00:00+08:00', []],
    ['the first minute of the evening', '2026-11-25T17:00:00+08:00', coding('5 and 6')],
    ['the last minute of the evening', '2026-11-26T19:59:59+08:00', coding('7 and 8')],
    ['the evening is over', '2026-11-27T20:00:00+08:00', []],
    ['a Friday told in UTC', '2026-11-27T00:30:00Z', coding('9 and 0')],
    ['a Sunday in UTC that is Monday in Manila', '2026-11-22T23:30:00Z', coding('1 and 2')],
    ['a Friday in UTC that is Saturday in Manila', '2026-11-27T23:30:00Z', []],
    ['Saturday', '2026-11-28T08:00:00+08:00', []],
    ['Sunday', '2026-11-29T18:00:00+08:00', []],
    ['a holiday on a weekday', '2026-12-08T08:00:00+08:00', ['Public holiday: Immaculate Conception']],
    ['a holiday at noon', '2026-12-25T12:00:00+08:00', ['Public holiday: Christmas Day']],
    ['a holiday whose time is open', '2027-03-26', ['Public holiday: Good Friday']],
    ['a weekday whose time is open', '2026-11-23', []],
    ['no moment at all', 'soon', []],
  ])('%s, %s, has the advice %j', (_case, moment, titles) => {
    expect(getDepartureNotes(moment).map(({ title }) => title)).toEqual(titles);
  });

  it('accepts a time in ms', () => {
    expect(getDepartureNotes(Date.parse('2026-11-23T08:00:00+08:00'))).toHaveLength(1);
    expect(getDepartureNotes(Date.parse('2026-11-23T11:00:00+08:00'))).toEqual([]);
  });
});
