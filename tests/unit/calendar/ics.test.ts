import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLine, toIcs } from '@/features/calendar/ics';
import { booking, stop } from '../../builders/booking';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const unfold = (ics: string) => ics.replace(/\r\n /g, '').split('\r\n');

describe('the calendar file', () => {
  it('has an event with its time in UTC, duration, route and link', () => {
    expect(unfold(toIcs([booking()], 'https://app.example', NOW))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Logistix Global//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:LGX-260716-0482@logistix-global',
      'DTSTAMP:20261121T040000Z',
      'DTSTART:20260716T013000Z',
      'DURATION:PT55M',
      'SUMMARY:Special delivery: 40 Gilmore Ave\\, Quezon City to 41 Gilmore Ave\\, Quezon City',
      'DESCRIPTION:LGX-260716-0482\\nOn the way to drop-off',
      'LOCATION:40 Gilmore Ave\\, New Manila\\, Mariana\\, Quezon City',
      'STATUS:CONFIRMED',
      'URL:https://app.example/booking/exclusive/maps/routes?booking=482',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names a place once and starts on the minute', () => {
    const first = stop(0, { address_line: 'Unit 5, 88 Jupiter St., Quezon City' });
    const late = booking({ schedule: { pickup_at: '2026-07-16T09:30:40+08:00' } }, { stops: [first, stop(1)] });
    const lines = unfold(toIcs([late], 'https://app.example', NOW));
    expect(lines).toContain('DTSTART:20260716T013000Z');
    expect(lines).toContain('LOCATION:Unit 5\\, 88 Jupiter St.\\, Quezon City\\, Mariana');
    expect(lines).toContainEqual(expect.stringContaining('Unit 5\\, 88 Jupiter St.\\, Quezon City to '));
  });

  it('marks a cancelled booking and omits one without a time', () => {
    const cancelled = booking({ status: 'Cancelled', booking_type: 'shared' });
    const timeless = booking({ id: 2, schedule: { pickup_at: 'soon' } });
    const lines = unfold(toIcs([cancelled, timeless], 'https://app.example', NOW));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it.each([
    ['a duration', [{ duration_minutes: 0.4 }], 'DURATION:PT1M'],
    ['a route without a duration', [{ duration_minutes: NaN }], 'DURATION:PT60M'],
    ['no route', [], 'DURATION:PT60M'],
  ])('gives a booking with %s a length in whole minutes', (_name, routes, line) => {
    const [route] = booking().booking_routes;
    const booking_routes = routes.map((changes) => ({ ...route!, ...changes }));
    expect(unfold(toIcs([booking({ booking_routes })], 'https://app.example', NOW))).toContain(line);
  });

  it('folds any line to 75 octets without losing a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = `X:${text.replace(/[\r\n]/g, '')}`;
        const folded = foldLine(line);
        expect(folded.replace(/\r\n /g, '')).toBe(line);
        folded.split('\r\n').forEach((part) => expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75));
      }),
    );
  });
});
