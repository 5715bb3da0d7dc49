import { describe, expect, it } from 'vitest';
import type { Appointment, Booking, TimelineEntry } from '@/api/wire';
import { countStopsDone, getDeliveryStatus, toMapStops } from '@/domain/booking/bookingView';
import { getFreshness } from '@/domain/booking/freshness';
import { getLiveSteps, getPollInterval, isDeliveryOver } from '@/domain/booking/liveView';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { appointment, booking, stop } from '../../../builders/booking';
import { unknownValue } from '../../../builders/unknownValue';

const NOW = Date.parse('2026-07-16T09:58:00+08:00');
const at = (minute: number) => `2026-07-16T09:${String(minute).padStart(2, '0')}:00+08:00`;

describe('the polling interval of a delivery', () => {
  it.each<[Appointment['status'], Booking['status'], number]>([
    ['In Transit', 'Ongoing', 10_000],
    ['Driver Assigned', 'Ongoing', 10_000],
    ['Finding Driver', 'Ongoing', 5_000],
    ['Arrived at Pickup', 'Ongoing', 60_000],
    [unknownValue('Something New'), 'Ongoing', 60_000],
    ['Delivered', 'Ongoing', 0],
    ['In Transit', 'Completed', 0],
    ['In Transit', 'Cancelled', 0],
  ])('for %s of a %s booking is %i ms', (status, of, gap) => {
    expect(getPollInterval(booking({ status: of }, { appointment: appointment({ status }) }), NOW)).toBe(gap);
  });

  it('is long while the pickup is far ahead', () => {
    const schedule = { pickup_at: '2026-07-17T08:00:00+08:00' };
    expect(
      getPollInterval(booking({ schedule }, { appointment: appointment({ status: 'Finding Driver' }) }), NOW),
    ).toBe(60_000);
  });

  it('is 0 without a booking', () => {
    expect(getPollInterval(undefined, NOW)).toBe(0);
  });
});

describe('the timeline of a delivery', () => {
  const stops = [stop(0), stop(1), stop(2)];
  const multi = booking(
    {},
    {
      stops,
      appointment: appointment({
        status: 'In Transit',
        timeline: [
          { status: 'Picked Up', at: at(34) },
          { status: 'In Transit', at: at(36) },
          { status: 'Arrived at Drop-off', at: at(50) },
          { status: 'Delivered', at: at(55) },
          { status: 'In Transit', at: at(57) },
        ],
      }),
    },
  );

  it('shows past, current and coming steps', () => {
    expect(getLiveSteps(multi, NOW).map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'Booked: done',
      'Picked up: done',
      'On the way to Stop 1: done',
      'Arrived at Stop 1: done',
      'Delivered at Stop 1: done',
      'On the way to drop-off: now',
      'Drop-off: next',
    ]);
  });

  it('names address and contact of a coming stop with one period between them', () => {
    const dropoff = stop(1, { address_line: 'Unit 5, 88 Jupiter St.', contact_name: 'Rosa Dela Cruz' });
    const coming = getLiveSteps(booking({}, { stops: [stop(0), dropoff] }), NOW).at(-1);
    expect(coming?.place).toBe('Unit 5, 88 Jupiter St. Rosa Dela Cruz');
  });

  const proofOf = (received_by: string) => ({ photo: null, signature: null, received_by, at: at(55) });

  it("shows the proof of each stop there, and the booking's own proof at the last stop without one", () => {
    const timeline: TimelineEntry[] = [
      { status: 'Picked Up', at: at(34) },
      { status: 'Delivered', at: at(40), proof: proofOf('Kim') },
      { status: 'Delivered', at: at(55) },
    ];
    const done = booking(
      { status: 'Completed' },
      { stops, appointment: appointment({ status: 'Delivered', timeline, proof: proofOf('Ramon') }) },
    );
    const taken = getLiveSteps(done, NOW).flatMap(({ proof }) => (proof ? [[proof.received_by, proof.place]] : []));
    expect(taken).toEqual([
      ['Kim', '41 Gilmore Ave, New Manila'],
      ['Ramon', '42 Gilmore Ave, New Manila'],
    ]);
  });

  it('counts the stops that the driver has passed', () => {
    expect(countStopsDone(multi)).toBe(2);
    expect(toMapStops(multi).map(({ isDone }) => isDone)).toEqual([true, true, false]);
  });

  it('ends with the delivery', () => {
    const done = booking(
      { status: 'Completed' },
      { appointment: appointment({ status: 'Delivered', timeline: [{ status: 'Delivered', at: at(59) }] }) },
    );
    expect(isDeliveryOver(done)).toBe(true);
    expect(getLiveSteps(done, NOW).at(-1)).toMatchObject({
      title: 'Delivered at drop-off',
      state: 'done',
      isDelivered: true,
    });
    expect(countStopsDone(done)).toBe(2);
  });

  it('ends with the cancellation, which is a failure', () => {
    const cancelled = booking(
      { status: 'Cancelled', payment_status: 'Unpaid' },
      { appointment: appointment({ status: 'Cancelled', timeline: [{ status: 'Cancelled', at: at(59) }] }) },
    );
    expect(getLiveSteps(cancelled, NOW)).toMatchObject([
      { title: 'Booked', place: 'Not paid', state: 'done' },
      { title: 'Cancelled', state: 'done', isFailed: true },
    ]);
  });

  it.each([
    ['Cash', '₱940.00 is paid in cash at the pickup'],
    ['GCash 0136', 'Not paid yet'],
  ])('tells how an unpaid booking with %s is paid', (payment_method, place) => {
    const unpaid = booking({ status: 'Ongoing', payment_status: 'Unpaid', payment_method, total: 940 });
    expect(getLiveSteps(unpaid, NOW)[0]).toMatchObject({ title: 'Booked', place });
  });

  it('survives a booking without a driver', () => {
    const bare = booking({ status: 'Pending', payment_status: 'Unpaid' }, { appointment: null });
    expect(getLiveSteps(bare, NOW).map(({ title }) => title)).toEqual(['Booked', 'Pickup', 'Drop-off']);
    expect(getDeliveryStatus(bare)).toBe('Pending');
  });

  it('survives a booking without routes', () => {
    expect(getLiveSteps(booking({ booking_routes: [] }), NOW)).toHaveLength(1);
  });
});

describe('labels', () => {
  it.each<[Appointment['status'], string]>([
    ['In Transit', 'On the way to drop-off'],
    [unknownValue('Abducted by Geese'), 'Abducted by Geese'],
  ])('show %s as %s', (status, words) => {
    expect(getStatusLabel(status)).toBe(words);
  });

  it.each([
    [12_000, { isLive: true, label: 'Live, updated 12 s ago' }],
    // a driver at a stop is polled once a minute
    [59_000, { isLive: true, label: 'Live, updated 59 s ago' }],
    [70_000, { isLive: true, label: 'Live, updated 1 min ago' }],
    [71_000, { isLive: false, label: 'Last known, 1 min ago' }],
    [34 * 60_000, { isLive: false, label: 'Last known, 34 min ago' }],
    [3 * 3_600_000, { isLive: false, label: 'Last known, 3 h ago' }],
  ])('show a position that is %i ms old', (age, expected) => {
    const now = Date.parse(at(0));
    expect(getFreshness(new Date(now - age).toISOString(), now)).toEqual(expected);
  });

  it.each([undefined, 'yesterday'])('show no age for a position recorded at %s', (recordedAt) => {
    expect(getFreshness(recordedAt, 0)).toBeNull();
  });
});
