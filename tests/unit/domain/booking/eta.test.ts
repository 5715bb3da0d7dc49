import { describe, expect, it } from 'vitest';
import type { Appointment, Booking } from '@/api/wire';
import { formatTimeLeft, getEtaLines, getEtas, getStopEtas, isScheduled } from '@/domain/booking/eta';
import { formatTime } from '@/lib/dates';
import { appointment, booking, driver, stop } from '../../../builders/booking';

const NOW = Date.parse('2026-07-16T10:00:00+08:00');
const at = (time: string, day = 16) => `2026-07-${day}T${time}:00+08:00`;
const entry = (status: Appointment['status'], time: string) => ({ status, at: at(time) });

const FINDING = appointment({ status: 'Finding Driver', driver: null, timeline: [entry('Finding Driver', '09:58')] });
const trip = (carried: Partial<Appointment>, changes: Partial<Booking> = {}) =>
  booking(changes, { appointment: appointment({ eta_at: null, ...carried }) });
const linesOf = (shown: Booking, now = NOW) =>
  getEtaLines(shown, now).map(({ caption, at: time, left }) =>
    [caption, formatTime(time), left].filter(Boolean).join(' '),
  );

const assigned: Partial<Appointment> = { status: 'Driver Assigned', timeline: [entry('Driver Assigned', '09:59')] };
/** Some 4 km by road from the pickup of the builder. */
const near = { lat: 14.55, lng: 121.0475, heading: null, recorded_at: at('10:00') };

describe('the times of a delivery', () => {
  it.each<[string, Booking, string[]]>([
    [
      'for a slot: the slot itself',
      trip({ ...FINDING, eta_at: at('08:55', 17) }, { schedule: { pickup_at: at('08:00', 17) } }),
      ['Pickup 08:00 AM', 'Drop-off about 08:55 AM'],
    ],
    [
      'for a slot without an arrival time from the server',
      trip({ ...FINDING, eta_at: null }, { schedule: { pickup_at: at('08:00', 17) } }),
      ['Pickup 08:00 AM', 'Drop-off about 08:55 AM'],
    ],
    [
      'on the way to the pickup: the route before the arrival',
      trip({ ...assigned, eta_at: at('11:09') }),
      ['Pickup about 10:14 AM', 'Drop-off about 11:09 AM'],
    ],
    [
      'on the way to the pickup: from where the driver is',
      trip({ ...assigned, driver: driver({ position: near }) }),
      ['Pickup about 10:11 AM', 'Drop-off about 11:06 AM'],
    ],
    [
      'at the pickup',
      trip({ status: 'Arrived at Pickup', timeline: [entry('Arrived at Pickup', '10:00')] }),
      ['Arrives about 10:55 AM 55 Minutes'],
    ],
    ['on the way to the drop-off', booking(), ['Arrives 10:52 AM 52 Minutes']],
    ['in its last minute: without the time left', trip({ eta_at: at('10:00') }), ['Arrives 10:00 AM']],
    ['after the arrival time: without the time left', trip({ eta_at: at('09:50') }), ['Arrives 09:50 AM']],
    ['as long after the pickup as the route takes', trip({}), ['Arrives about 10:29 AM 29 Minutes']],
    [
      'at the drop-off',
      trip({
        status: 'Arrived at Drop-off',
        timeline: [entry('Picked Up', '09:00'), entry('Arrived at Drop-off', '09:58')],
      }),
      ['Arrived 09:58 AM'],
    ],
    ['late, without a driver: the booked time', trip({ ...FINDING, eta_at: null }), ['Pickup 09:30 AM']],
    ['not paid yet', trip(FINDING, { status: 'Pending' }), ['Pickup 09:30 AM']],
    ['without a route', booking({ booking_routes: [], schedule: { pickup_at: at('11:00') } }), ['Pickup 11:00 AM']],
  ])('are shown %s', (_name, shown, lines) => {
    expect(linesOf(shown)).toEqual(lines);
  });

  it('include the arrival at an intermediate stop and the last drop-off', () => {
    const timeline = [entry('Picked Up', '09:20'), entry('Arrived at Drop-off', '09:58')];
    const between = booking(
      {},
      { stops: [stop(0), stop(1), stop(2)], appointment: appointment({ status: 'Arrived at Drop-off', timeline }) },
    );
    expect(linesOf(between)).toEqual(['Arrived 09:58 AM', 'Drop-off about 10:52 AM']);
  });

  it.each([
    ['now', at('09:58'), '10:14 AM', '11:20 AM'],
    ['in a quarter of an hour', at('10:15'), '10:15 AM', '11:21 AM'],
    ['tomorrow', at('08:00', 17), '08:00 AM', '09:06 AM'],
  ])('are computed for an offer 14 minutes away and a pickup %s', (_name, pickup_at, pickup, dropoff) => {
    const pending = trip({}, { status: 'Pending', schedule: { pickup_at } });
    const unassigned = {
      ...pending,
      booking_routes: pending.booking_routes.map((route) => ({ ...route, booking_appointments: [] })),
    };
    const etas = getEtas(unassigned, NOW, { eta_minutes: 14, duration_minutes: 66 });
    expect([formatTime(etas.pickup?.at), formatTime(etas.dropoff?.at)]).toEqual([pickup, dropoff]);
  });

  it('are spread over the stops between the pickup and the last drop-off', () => {
    const line = [0, 1, 2].map((sequence) => stop(sequence, { lat: 14, lng: 121 + sequence / 50 }));
    const coming = booking({}, { stops: line, appointment: appointment({ ...assigned, eta_at: at('11:09') }) });
    expect(getStopEtas(coming, NOW).map(formatTime)).toEqual(['10:14 AM', '10:41 AM', '11:09 AM']);
    expect(getStopEtas(booking(), NOW).map(formatTime)).toEqual(['-', '10:52 AM']);
    expect(getStopEtas(booking({ booking_routes: [] }), NOW)).toEqual([]);
  });
});

describe('a scheduled booking', () => {
  it.each([
    ['two hours before the pickup', FINDING, at('12:00'), true],
    ['an hour before', FINDING, at('11:00'), false],
    ['with a driver already', appointment(assigned), at('12:00'), false],
  ])('is recognized %s: %s', (_name, carried, pickup_at, expected) => {
    expect(isScheduled(booking({ schedule: { pickup_at } }, { appointment: carried }), NOW)).toBe(expected);
  });

  it('starts at the scheduled time, also for an offer without minutes or a time without a zone', () => {
    const unpaid = trip(FINDING, { status: 'Pending', schedule: { pickup_at: '2026-07-17T08:00:00' } });
    const { pickup } = getEtas(unpaid, NOW, { eta_minutes: NaN });
    expect(pickup && formatTime(pickup.at)).toBe('08:00 AM');
  });

  it('is not scheduled before it is paid', () => {
    expect(isScheduled(booking({ status: 'Pending', schedule: { pickup_at: at('12:00') } }), NOW)).toBe(false);
  });
});

describe('the time left', () => {
  it.each([
    ['10:34', '34 Minutes'],
    ['10:01', '1 Minute'],
    ['11:59', '1 Hour'],
    ['12:00', '2 Hours'],
    ['09:00', '0 Minutes'],
  ])('until %s reads %s', (time, words) => {
    expect(formatTimeLeft({ at: at(time) }, NOW)).toBe(words);
  });
});
