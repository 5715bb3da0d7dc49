import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment, Booking } from '@/api/wire';
import { getAllowedActions } from '@/features/live-booking/allowedActions';
import { getNextBestAction } from '@/features/live-booking/nextAction';
import { getStalledDelivery, getStalledLabel } from '@/features/live-booking/stalledDelivery';
import { appointment, booking, driver, stop } from '../../builders/booking';
import { unknownValue } from '../../builders/unknownValue';

const NOW = Date.parse('2026-07-16T12:00:00+08:00');
const formatMinutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const position = (minutes: number) => ({ lat: 14.6, lng: 121, heading: null, recorded_at: formatMinutesAgo(minutes) });

/** Delivery whose last step is `step` minutes old and whose position is `seen` minutes old. */
const lastUpdated = (status: Appointment['status'], step: number, seen?: number, changes = {}) =>
  booking(changes, {
    appointment: appointment({
      status,
      timeline: [
        { status: 'Finding Driver', at: formatMinutesAgo(step + 20) },
        { status, at: formatMinutesAgo(step) },
      ],
      driver: driver({ position: seen === undefined ? null : position(seen) }),
    }),
  });

describe('a stalled delivery', () => {
  it.each<[Appointment['status'], number, number | undefined, object | null]>([
    ['In Transit', 34, 34, { minutes: 34, usual: 15 }],
    ['In Transit', 34, 1, null],
    ['In Transit', 34, undefined, { minutes: 34, usual: 15 }],
    ['In Transit', 15, 15, null],
    ['In Transit', 16, 90, { minutes: 16, usual: 15 }],
    ['Driver Assigned', 16, undefined, { minutes: 16, usual: 15 }],
    // a parked vehicle keeps sending positions
    ['Arrived at Drop-off', 21, 0, { minutes: 21, usual: 20 }],
    ['Arrived at Pickup', 25, 0, null],
    ['Failed Attempt', 31, 0, { minutes: 31, usual: 30 }],
    [unknownValue('Sorted by a robot'), 31, undefined, { minutes: 31, usual: 30 }],
    ['Delivered', 500, undefined, null],
    ['Returned', 500, undefined, null],
  ])('is detected for %s, last step %i min ago, position %s min ago: %o', (status, step, seen, stalled) => {
    expect(getStalledDelivery(lastUpdated(status, step, seen), NOW)).toEqual(stalled);
  });

  it.each([
    [30, { minutes: 30, usual: 10 }],
    [49, { minutes: 11, usual: 10 }],
    [50, null],
    [600, null],
  ])('counts from one hour before a pickup that is %i minutes ahead: %o', (ahead, stalled) => {
    const schedule = { pickup_at: formatMinutesAgo(-ahead) };
    expect(getStalledDelivery(lastUpdated('Finding Driver', 500, undefined, { schedule }), NOW)).toEqual(stalled);
  });

  it('is never an unpaid booking, a cancelled one, or one without a timeline', () => {
    expect(getStalledDelivery(lastUpdated('Finding Driver', 99, undefined, { status: 'Pending' }), NOW)).toBeNull();
    expect(getStalledDelivery(lastUpdated('In Transit', 99, undefined, { status: 'Cancelled' }), NOW)).toBeNull();
    expect(getStalledDelivery(booking({}, { appointment: appointment({ timeline: [] }) }), NOW)).toBeNull();
    expect(getStalledDelivery(booking({}, { appointment: null }), NOW)).toBeNull();
  });

  it('reports every minute beyond the usual ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (minutes) => {
        const stalled = getStalledDelivery(lastUpdated('In Transit', minutes), NOW);
        expect(stalled?.minutes ?? 15).toBe(minutes > 15 ? minutes : 15);
      }),
    );
  });

  it.each([
    [34, 'No updates for 34 minutes, longer than usual'],
    [59, 'No updates for 59 minutes, longer than usual'],
    [119, 'No updates for 1 hr 59 min, longer than usual'],
    [125, 'No updates for 2 hr 5 min, longer than usual'],
  ])('is labelled after %i minutes: %s', (minutes, label) => {
    expect(getStalledLabel({ minutes, usual: 15 })).toBe(label);
  });
});

describe('the next best action', () => {
  const noDriver = { driver: null };
  it.each<[Appointment['status'], number, Partial<Appointment>, string]>([
    ['In Transit', 5, {}, 'wait'],
    ['Finding Driver', 40, noDriver, 'reschedule'],
    ['Driver Assigned', 40, {}, 'chat'],
    ['Arrived at Pickup', 40, {}, 'chat'],
    ['In Transit', 40, {}, 'chat'],
    ['In Transit', 40, noDriver, 'help'],
    ['Arrived at Drop-off', 40, {}, 'recipient'],
    ['Failed Attempt', 1, {}, 'chat'],
    ['Failed Attempt', 1, noDriver, 'report'],
    ['Returned', 1, {}, 'report'],
    [unknownValue('Sorted by a robot'), 40, {}, 'chat'],
  ])('for %s, %i minutes after the last step, with %o, is %s', (status, minutes, changes, kind) => {
    const delivery = lastUpdated(status, minutes);
    const [route] = delivery.booking_routes;
    const [carried] = route?.booking_appointments ?? [];
    if (carried) Object.assign(carried, changes);
    const action = getNextBestAction(delivery, getStalledDelivery(delivery, NOW));
    expect(action.kind).toBe(kind);
    expect(action.message === '').toBe(kind === 'wait');
  });

  it('offers no call without a mobile number', () => {
    const stops = [stop(0), stop(1, { contact_mobile: '' })];
    const at = appointment({
      status: 'Arrived at Drop-off',
      timeline: [{ status: 'Arrived at Drop-off', at: formatMinutesAgo(40) }],
    });
    const delivery = booking({}, { stops, appointment: at });
    expect(getNextBestAction(delivery, getStalledDelivery(delivery, NOW)).kind).toBe('chat');
  });
});

describe('the actions', () => {
  it.each<[Partial<Booking>, Appointment['status'], string[]]>([
    [{ status: 'Pending', payment_status: 'Unpaid' }, 'Finding Driver', ['pay', 'cancel', 'reschedule']],
    [
      {},
      'Driver Assigned',
      ['chat', 'call', 'cancel', 'reschedule', 'report', 'share', 'receipt', 'waybill', 'evidence'],
    ],
    [{}, 'In Transit', ['chat', 'call', 'report', 'share', 'receipt', 'waybill', 'evidence', 'again']],
    [{ status: 'Completed' }, 'Delivered', ['rate', 'report', 'share', 'receipt', 'waybill', 'evidence', 'again']],
    [
      { status: 'Completed', rating: { rating: 5, review: '' } },
      'Delivered',
      ['report', 'share', 'receipt', 'waybill', 'evidence', 'again'],
    ],
    [{ status: 'Cancelled' }, 'Cancelled', ['receipt', 'evidence', 'again']],
  ])('of %o with driver status %s are %o', (changes, status, actions) => {
    expect([...getAllowedActions(booking(changes, { appointment: appointment({ status }) }))]).toEqual(actions);
  });
});
