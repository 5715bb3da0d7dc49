import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveActions } from '@/features/live-booking/liveActions';
import { nextBestAction } from '@/features/live-booking/nextAction';
import { getStalledDelivery, getStalledLabel } from '@/features/live-booking/stalledDelivery';
import { appointment, booking, driver, stop } from '../../builders/booking';

const NOW = Date.parse('2026-07-16T12:00:00+08:00');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const position = (minutes: number) => ({ lat: 14.6, lng: 121, heading: null, recorded_at: ago(minutes) });

/** A delivery whose last step was so many minutes ago, and whose position is so many minutes old. */
const heard = (status: string, step: number, seen?: number, changes = {}) =>
  booking(changes, {
    appointment: appointment({
      status,
      timeline: [
        { status: 'Finding Driver', at: ago(step + 20) },
        { status, at: ago(step) },
      ],
      driver: driver({ position: seen === undefined ? null : position(seen) }),
    }),
  });

describe('longer than usual', () => {
  it.each([
    ['In Transit', 34, 34, { minutes: 34, usual: 15 }],
    ['In Transit', 34, 1, null],
    ['In Transit', 34, undefined, { minutes: 34, usual: 15 }],
    ['In Transit', 15, 15, null],
    ['In Transit', 16, 90, { minutes: 16, usual: 15 }],
    ['Driver Assigned', 16, undefined, { minutes: 16, usual: 15 }],
    // a vehicle that stands at a door says nothing by standing there
    ['Arrived at Drop-off', 21, 0, { minutes: 21, usual: 20 }],
    ['Arrived at Pickup', 25, 0, null],
    ['Failed Attempt', 31, 0, { minutes: 31, usual: 30 }],
    ['Sorted by a robot', 31, undefined, { minutes: 31, usual: 30 }],
    ['Delivered', 500, undefined, null],
    ['Returned', 500, undefined, null],
  ])('%s, last step %i min ago, seen %s min ago: %o', (status, step, seen, quiet) => {
    expect(getStalledDelivery(heard(status, step, seen), NOW)).toEqual(quiet);
  });

  it.each([
    [30, { minutes: 30, usual: 10 }],
    [49, { minutes: 11, usual: 10 }],
    [50, null],
    [600, null],
  ])('a driver for a pick-up in %i minutes is looked for an hour before it: %o', (ahead, quiet) => {
    const schedule = { pickup_at: ago(-ahead) };
    expect(getStalledDelivery(heard('Finding Driver', 500, undefined, { schedule }), NOW)).toEqual(quiet);
  });

  it('is never said of what is not paid, cancelled, or has told nothing', () => {
    expect(getStalledDelivery(heard('Finding Driver', 99, undefined, { status: 'Pending' }), NOW)).toBeNull();
    expect(getStalledDelivery(heard('In Transit', 99, undefined, { status: 'Cancelled' }), NOW)).toBeNull();
    expect(getStalledDelivery(booking({}, { appointment: appointment({ timeline: [] }) }), NOW)).toBeNull();
    expect(getStalledDelivery(booking({}, { appointment: null }), NOW)).toBeNull();
  });

  it('grows with the silence and never speaks within the usual', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (minutes) => {
        const quiet = getStalledDelivery(heard('In Transit', minutes), NOW);
        expect(quiet?.minutes ?? 15).toBe(minutes > 15 ? minutes : 15);
      }),
    );
  });

  it.each([
    [34, 'Quiet for 34 minutes, longer than usual'],
    [59, 'Quiet for 59 minutes, longer than usual'],
    [119, 'Quiet for 1 hr 59 min, longer than usual'],
    [125, 'Quiet for 2 hr 5 min, longer than usual'],
  ])('%i minutes are said as %s', (minutes, words) => {
    expect(getStalledLabel({ minutes, usual: 15 })).toBe(words);
  });
});

describe('the next best action', () => {
  const none = { driver: null };
  it.each([
    ['In Transit', 5, {}, 'wait'],
    ['Finding Driver', 40, none, 'reschedule'],
    ['Driver Assigned', 40, {}, 'chat'],
    ['Arrived at Pickup', 40, {}, 'chat'],
    ['In Transit', 40, {}, 'chat'],
    ['In Transit', 40, none, 'help'],
    ['Arrived at Drop-off', 40, {}, 'recipient'],
    ['Failed Attempt', 1, {}, 'chat'],
    ['Failed Attempt', 1, none, 'report'],
    ['Returned', 1, {}, 'report'],
    ['Sorted by a robot', 40, {}, 'chat'],
  ])('%s, %i minutes after the last step, %o: %s', (status, minutes, changes, kind) => {
    const one = heard(status, minutes);
    const [route] = one.booking_routes;
    const [carried] = route?.booking_appointments ?? [];
    if (carried) Object.assign(carried, changes);
    const action = nextBestAction(one, getStalledDelivery(one, NOW));
    expect(action.kind).toBe(kind);
    expect(action.words === '').toBe(kind === 'wait');
  });

  it('calls nobody whose mobile is not known', () => {
    const stops = [stop(0), stop(1, { contact_mobile: '' })];
    const at = appointment({
      status: 'Arrived at Drop-off',
      timeline: [{ status: 'Arrived at Drop-off', at: ago(40) }],
    });
    const one = booking({}, { stops, appointment: at });
    expect(nextBestAction(one, getStalledDelivery(one, NOW)).kind).toBe('chat');
  });
});

describe('what can be done', () => {
  it.each([
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
  ])('%o whose driver is %s: %o', (changes, status, actions) => {
    expect([...liveActions(booking(changes, { appointment: appointment({ status }) }))]).toEqual(actions);
  });
});
