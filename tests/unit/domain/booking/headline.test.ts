import { describe, expect, it } from 'vitest';
import type { Appointment, Booking } from '@/api/wire';
import { APPOINTMENT_STATUSES } from '@/config/statuses';
import { getStopEtas } from '@/domain/booking/eta';
import { getHeadline } from '@/domain/booking/headline';
import { appointment, booking, stop } from '../../../builders/booking';
import { unknownValue } from '../../../builders/unknownValue';

const NOW = Date.parse('2026-07-16T10:00:00+08:00');
const at = (time: string, day = 16) => `2026-07-${day}T${time}:00+08:00`;
const entry = (status: Appointment['status'], time: string, day?: number) => ({ status, at: at(time, day) });

const NOT_YET = new Set<Appointment['status']>(['Finding Driver', 'Driver Assigned']);
const PICKED_UP = entry('Picked Up', '09:20');

/** Stops on a line, so that the driver is at Stop 1 half of the time before the drop-off. */
const stopsOf = (count: number) =>
  Array.from({ length: count }, (_, sequence) => stop(sequence, { lat: 14 + sequence / 50, lng: 121 }));

/** Delivery with a status since 09:58 AM. Its ETA is an hour ahead, or tomorrow for a scheduled one. */
function delivery(
  status: Appointment['status'],
  count: number,
  { isLater = false, ...changes }: Partial<Booking & { isLater: boolean }> = {},
) {
  const isWithDriver = !NOT_YET.has(status) && status !== 'Arrived at Pickup';
  const timeline = [...(isWithDriver ? [PICKED_UP] : []), entry(status, '09:58')];
  const carried: Partial<Appointment> = { status, timeline, eta_at: isLater ? at('08:55', 17) : at('11:00') };
  return booking(
    { schedule: { pickup_at: isLater ? at('08:00', 17) : at('09:30') }, ...changes },
    { stops: stopsOf(count), appointment: appointment(carried) },
  );
}

function read(shown: Booking, chosenDriver?: string) {
  const { lead, separator, time } = getHeadline(shown, NOW, { chosenDriver, stopEtas: getStopEtas(shown, NOW) });
  return lead + separator + time;
}

describe('the headline of a delivery', () => {
  const SCHEDULED = 'Scheduled · pickup tomorrow, 08:00 AM';
  // status, now with one drop-off, now with several, scheduled for tomorrow
  const ROWS = [
    ['Finding Driver', 'Finding a driver', 'Finding a driver', SCHEDULED],
    ['Driver Assigned', 'Arriving at pickup about 10:05 AM', 'Arriving at pickup about 10:05 AM', SCHEDULED],
    [
      'Arrived at Pickup',
      'At the pickup since 09:58 AM',
      'At the pickup since 09:58 AM',
      'At the pickup since 09:58 AM',
    ],
    [
      'Picked Up',
      'Arriving at drop-off 11:00 AM',
      'Arriving at Stop 1 about 10:33 AM',
      'Arriving at drop-off tomorrow, 08:55 AM',
    ],
    [
      'In Transit',
      'Arriving at drop-off 11:00 AM',
      'Arriving at Stop 1 about 10:33 AM',
      'Arriving at drop-off tomorrow, 08:55 AM',
    ],
    [
      'Arrived at Drop-off',
      'Arrived, handing over since 09:58 AM',
      'Arrived at Stop 1, handing over since 09:58 AM',
      'Arrived, handing over since 09:58 AM',
    ],
    ['Delivered', 'Delivered 09:58 AM', 'Arriving at drop-off 11:00 AM', 'Delivered 09:58 AM'],
    [
      'Failed Attempt',
      'Delivery attempt failed, 09:58 AM',
      'Delivery attempt failed at Stop 1, 09:58 AM',
      'Delivery attempt failed, 09:58 AM',
    ],
    ['Returned', 'Returned to sender, 09:58 AM', 'Returned to sender, 09:58 AM', 'Returned to sender, 09:58 AM'],
    ['Cancelled', 'Cancelled, 09:58 AM', 'Cancelled, 09:58 AM', 'Cancelled, 09:58 AM'],
  ] as const;

  it('has a row for every status of an appointment', () => {
    expect(ROWS.map(([status]) => status)).toEqual([...APPOINTMENT_STATUSES]);
  });

  it.each(ROWS)('%s', (status, single, several, scheduled) => {
    expect(read(delivery(status, 2))).toBe(single);
    expect(read(delivery(status, 3))).toBe(several);
    expect(read(delivery(status, 2, { isLater: true }))).toBe(scheduled);
  });

  it.each([
    ['Waiting for payment', delivery('Finding Driver', 2, { status: 'Pending' })],
    ['Delivered 09:58 AM', delivery('Delivered', 3, { status: 'Completed' })],
    ['Cancelled', delivery('Finding Driver', 2, { status: 'Cancelled' })],
    ['Sorted by a robot, 09:58 AM', delivery(unknownValue('Sorted by a robot'), 2)],
    ['Finding a driver', booking({ booking_routes: [], status: unknownValue('Finding Driver') })],
  ])('reads "%s" for the status of the booking', (text, trip) => {
    expect(read(trip)).toBe(text);
  });

  it('names the chosen driver by first name until one is assigned', () => {
    expect(read(delivery('Finding Driver', 2), 'Christian Abad')).toBe('Waiting for Christian to accept');
    expect(read(delivery('Driver Assigned', 2), 'Christian Abad')).toMatch(/^Arriving/);
  });

  it('without times names the place only', () => {
    const unknown = { distance_left_km: null, eta_at: null, timeline: [] };
    const bare = (status: Appointment['status'], count: number) => {
      const trip = booking(
        { schedule: { pickup_at: '' } },
        { stops: stopsOf(count), appointment: appointment({ ...unknown, status }) },
      );
      return { ...trip, booking_routes: trip.booking_routes.map((route) => ({ ...route, duration_minutes: 0 })) };
    };
    expect(read(bare('Driver Assigned', 2))).toBe('On the way to pickup');
    expect(read(bare('In Transit', 2))).toBe('On the way to drop-off');
    expect(read(bare('In Transit', 3))).toBe('On the way to Stop 1');
    expect(read(bare('Arrived at Pickup', 2))).toBe('At the pickup');
  });

  it('has the day of a time that is not today', () => {
    const timeline = [entry('Delivered', '16:20', 14)];
    const done = booking({ status: 'Completed' }, { appointment: appointment({ status: 'Delivered', timeline }) });
    expect(read(done)).toBe('Delivered 14 Jul, 04:20 PM');
  });
});

describe('the times beside the headline', () => {
  const othersOf = (one: Booking) => {
    const { others, left } = getHeadline(one, NOW, { stopEtas: getStopEtas(one, NOW) });
    return [...others.map(({ caption, time }) => `${caption} ${time}`), ...(left ? [left] : [])];
  };

  it.each([
    [
      'pickup and drop-off before a driver is found',
      delivery('Finding Driver', 2, { schedule: { pickup_at: at('10:30') } }),
      ['Pickup 10:30 AM', 'Drop-off about 11:00 AM'],
    ],
    ['the drop-off, next to the pickup in the headline', delivery('Driver Assigned', 2), ['Drop-off about 11:00 AM']],
    [
      'the drop-off of a scheduled booking',
      delivery('Finding Driver', 2, { isLater: true }),
      ['Drop-off about 08:55 AM'],
    ],
    ['the drop-off while the driver is at the pickup', delivery('Arrived at Pickup', 2), ['Drop-off 11:00 AM']],
    ['the remaining time after the pickup', delivery('In Transit', 2), ['1 Hour']],
    ['the last drop-off on the way to an earlier stop', delivery('In Transit', 3), ['Drop-off 11:00 AM']],
    ['nothing at the last drop-off', delivery('Delivered', 2, { status: 'Completed' }), []],
  ])('are %s', (_name, one, others) => {
    expect(othersOf(one)).toEqual(others);
  });
});
