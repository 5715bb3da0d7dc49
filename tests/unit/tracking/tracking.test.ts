import { describe, expect, it } from 'vitest';
import type { PublicBooking } from '@/api/wire';
import type { AppointmentStatus, BookingStatus } from '@/config/statuses';
import { getNumbersProblem, getRejectedMessage, getSearchLabel, readNumbers } from '@/features/tracking/numbers';
import {
  countPublicStopsDone,
  getProofLabel,
  getPublicPosition,
  getPublicSteps,
} from '@/features/tracking/publicSteps';

const NOW = Date.parse('2026-07-16T10:20:00+08:00');

describe('booking numbers', () => {
  it.each([
    ['LGX-260716-0482', ['LGX-260716-0482']],
    [' lgx-260716-0482,\nLGX-260716-0483;LGX-260716-0482 ', ['LGX-260716-0482', 'LGX-260716-0483']],
    ['LGX-260716-0482|LGX-260716-0483\tLGX-260716-0484', ['LGX-260716-0482', 'LGX-260716-0483', 'LGX-260716-0484']],
    ['LGX-260716-0482LGX-260716-0483', ['LGX-260716-0482', 'LGX-260716-0483']],
    ['WB7 and wb7_x/9;WB-7#1', ['WB7', 'wb7_x/9', 'WB-7#1']],
    ['9'.repeat(41), []],
    ['where is it', []],
    ['', []],
  ])('are read from %j', (text, numbers) => {
    expect(readNumbers(text)).toEqual(numbers);
  });

  it.each([
    ['LGX-260716-0482 xyz', `"xyz" isn't a booking number.`],
    ['xyz|LGX-260716-0482, abc | xyz', "These aren't booking numbers: xyz|, abc, xyz."],
    ['A1B a b c d e f a', "These aren't booking numbers: a, b, c, d, e and 1 more."],
    [`A1B ${'9'.repeat(200)}`, `"${'9'.repeat(24)}…" isn't a booking number.`],
    ['LGX-260716-0482 | LGX-260716-0483', null],
    ['LGX-260716-0482', null],
    ['', null],
  ])('leave a message about the rest of %j', (text, message) => {
    expect(getRejectedMessage(text)).toBe(message);
  });

  it.each([
    ['LGX-260716-0482', 'LGX-260716-0482'],
    ['LGX-260716-0482 A1B A2B', 'LGX-260716-0482 and 2 more'],
  ])('of the search %s are labelled %s', (search, label) => {
    expect(getSearchLabel(search)).toBe(label);
  });

  it('are one to ten', () => {
    expect(getNumbersProblem([])).toBe('Enter a booking number such as LGX-260716-0482.');
    expect(getNumbersProblem(Array.from({ length: 10 }, (_, index) => `A${index}`))).toBeNull();
    expect(getNumbersProblem(Array.from({ length: 11 }, (_, index) => `A${index}`))).toBe(
      'You entered 11 booking numbers. Enter up to 10 at a time.',
    );
  });
});

const city = (name: string) => ({ id: name, code: name, name });

const delivery: PublicBooking = {
  booking_number: 'LGX-260716-0482',
  booking_type: 'exclusive',
  status: 'Ongoing',
  date_created: '2026-07-16T08:54:00+08:00',
  schedule: { pickup_at: '2026-07-16T09:30:00+08:00' },
  vehicle_type: { name: 'L300 Van' },
  items: { count: 18, weight_kg: 264 },
  booking_routes: [
    {
      sequence: 0,
      stops: [
        { sequence: 0, kind: 'pickup', city: city('Makati'), barangay: city('Bel-Air') },
        { sequence: 1, kind: 'dropoff', city: city('Taguig'), barangay: null },
        { sequence: 2, kind: 'dropoff', city: city('Quezon City'), barangay: city('Mariana') },
      ],
      booking_appointments: [
        {
          status: 'In Transit',
          timeline: [
            { status: 'Picked Up', at: '2026-07-16T09:34:00+08:00' },
            { status: 'Delivered', at: '2026-07-16T10:08:00+08:00' },
            { status: 'In Transit', at: '2026-07-16T10:10:00+08:00' },
          ],
          has_proof: true,
          position: null,
          eta_at: '2026-07-16T10:52:00+08:00',
        },
      ],
    },
  ],
};

const POSITION = { lat: 14.6, lng: 121, heading: null, recorded_at: '2026-07-16T10:20:00+08:00' };

/** Same delivery at other steps, from a server that always sends the driver's position. */
function deliveryAt(status: AppointmentStatus, steps: readonly AppointmentStatus[]): PublicBooking {
  const timeline = steps.map((step, minute) => ({ status: step, at: `2026-07-16T09:${10 + minute}:00+08:00` }));
  const [route] = delivery.booking_routes;
  if (!route) throw new Error('The delivery has no route');
  const carried = { status, timeline, has_proof: false, position: POSITION, eta_at: null };
  return { ...delivery, booking_routes: [{ ...route, booking_appointments: [carried] }] };
}

describe('public tracking', () => {
  it('shows the steps by city and barangay', () => {
    expect(getPublicSteps(delivery, NOW).map(({ title, place, state }) => [title, place, state])).toEqual([
      ['Booked', undefined, 'done'],
      ['Picked up', 'Bel-Air, Makati', 'done'],
      ['Delivered at Stop 1', 'Taguig', 'done'],
      ['On the way to drop-off', 'Mariana, Quezon City', 'now'],
      ['Drop-off', 'Mariana, Quezon City', 'next'],
    ]);
  });

  it('lists the pickup as a next step until the goods are picked up', () => {
    const coming = (...steps: AppointmentStatus[]) =>
      getPublicSteps(deliveryAt(steps.at(-1) ?? 'Finding Driver', steps), NOW)
        .filter(({ state }) => state === 'next')
        .map(({ title, place }) => [title, place]);
    const drops = [
      ['Stop 1', 'Taguig'],
      ['Drop-off', 'Mariana, Quezon City'],
    ];
    expect(coming('Finding Driver')).toEqual([['Pickup', 'Bel-Air, Makati'], ...drops]);
    expect(coming('Finding Driver', 'Driver Assigned')).toEqual([['Pickup', 'Bel-Air, Makati'], ...drops]);
    expect(coming('Driver Assigned', 'Picked Up')).toEqual(drops);
  });

  it('names the stop that the driver heads to or has reached', () => {
    const leg = ['In Transit', 'Arrived at Drop-off', 'Delivered'] as const;
    expect(
      getPublicSteps(deliveryAt('Delivered', ['Picked Up', ...leg, ...leg]), NOW).map(({ title }) => title),
    ).toEqual([
      ...['Booked', 'Picked up'],
      ...['On the way to Stop 1', 'Arrived at Stop 1', 'Delivered at Stop 1'],
      ...['On the way to drop-off', 'Arrived at drop-off', 'Delivered'],
    ]);
  });

  it.each<[string, BookingStatus, AppointmentStatus[], string]>([
    ['before any stop', 'Ongoing', ['Picked Up', 'In Transit'], 'No proof of delivery yet.'],
    // the server reports one proof for the whole delivery
    [
      'after a stop',
      'Ongoing',
      ['Picked Up', 'Delivered', 'In Transit'],
      'No proof of delivery yet for the last stop.',
    ],
    ['at the end', 'Completed', ['Picked Up', 'Delivered', 'Delivered'], 'No proof of delivery.'],
    ['once it was cancelled', 'Cancelled', ['Cancelled'], 'No proof of delivery.'],
    ['once it goes back', 'Ongoing', ['Picked Up', 'Delivered', 'Returned'], 'No proof of delivery for the last stop.'],
  ])('states what is known about the proof %s', (_, status, steps, message) => {
    expect(getProofLabel({ ...deliveryAt(steps.at(-1) ?? 'Finding Driver', steps), status })).toBe(message);
  });

  it('states that a proof was taken', () => {
    expect(getProofLabel(delivery)).toBe('Proof of delivery was taken.');
  });

  it('counts the stops that are done, the pickup first', () => {
    expect(countPublicStopsDone(delivery)).toEqual({ done: 2, all: 3 });
    expect(countPublicStopsDone({ ...delivery, status: 'Completed' })).toEqual({ done: 3, all: 3 });
    expect(countPublicStopsDone(deliveryAt('Driver Assigned', []))).toEqual({ done: 0, all: 3 });
    expect(countPublicStopsDone(deliveryAt('Picked Up', ['Picked Up']))).toEqual({ done: 1, all: 3 });
  });

  it.each<[string, BookingStatus, AppointmentStatus, AppointmentStatus[], boolean]>([
    ['before the pickup', 'Ongoing', 'Driver Assigned', ['Driver Assigned'], false],
    ['on the way to an earlier stop', 'Ongoing', 'In Transit', ['Picked Up', 'In Transit'], false],
    ['on the way to the last stop', 'Ongoing', 'In Transit', ['Picked Up', 'Delivered', 'In Transit'], true],
    ['at the last stop', 'Ongoing', 'Arrived at Drop-off', ['Picked Up', 'Delivered', 'Arrived at Drop-off'], true],
    ['after the last stop', 'Completed', 'Delivered', ['Picked Up', 'Delivered', 'Delivered'], false],
    ['once it was cancelled', 'Cancelled', 'Cancelled', ['Picked Up', 'Delivered', 'Cancelled'], false],
    ['once it goes back', 'Ongoing', 'Returned', ['Picked Up', 'Delivered', 'Returned'], false],
  ])('decides about the position %s, even if the server sends one', (_, of, status, steps, isShown) => {
    expect(getPublicPosition({ ...deliveryAt(status, steps), status: of })).toEqual(isShown ? POSITION : null);
  });

  it('survives a booking without a route', () => {
    expect(getPublicSteps({ ...delivery, booking_routes: [] }, NOW)).toHaveLength(1);
  });
});
