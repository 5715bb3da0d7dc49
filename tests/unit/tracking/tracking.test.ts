import { describe, expect, it } from 'vitest';
import type { PublicBooking } from '@/api/wire';
import { numbersProblem, readNumbers, getRejectedMessage, getSearchLabel } from '@/features/tracking/numbers';
import { getProofLabel, publicPosition, publicSteps, stopsDonePublic } from '@/features/tracking/publicSteps';

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
    ['LGX-260716-0482 xyz', 'Not read as a booking number: xyz'],
    ['xyz|LGX-260716-0482, abc | xyz', 'Not read as a booking number: xyz|, abc, xyz'],
    ['A1B a b c d e f a', 'Not read as a booking number: a, b, c, d, e and 1 more'],
    [`A1B ${'9'.repeat(200)}`, `Not read as a booking number: ${'9'.repeat(24)}…`],
    ['LGX-260716-0482 | LGX-260716-0483', null],
    ['LGX-260716-0482', null],
    ['', null],
  ])('of %j leave these words', (text, words) => {
    expect(getRejectedMessage(text)).toBe(words);
  });

  it.each([
    ['LGX-260716-0482', 'LGX-260716-0482'],
    ['LGX-260716-0482 A1B A2B', 'LGX-260716-0482 and 2 more'],
  ])('of the search %s are known as %s', (search, words) => {
    expect(getSearchLabel(search)).toBe(words);
  });

  it('are one to ten', () => {
    expect(numbersProblem([])).toBe('Enter a booking number such as LGX-260716-0482.');
    expect(numbersProblem(Array.from({ length: 10 }, (_, at) => `A${at}`))).toBeNull();
    expect(numbersProblem(Array.from({ length: 11 }, (_, at) => `A${at}`))).toBe(
      'These are 11 booking numbers. Enter at most 10 at a time.',
    );
  });
});

const city = (name: string) => ({ id: name, code: name, name });

const shown: PublicBooking = {
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

/** The same delivery at another point, from a server that gives the driver's place away at any time. */
function at(status: string, steps: string[]): PublicBooking {
  const timeline = steps.map((step, minute) => ({ status: step, at: `2026-07-16T09:${10 + minute}:00+08:00` }));
  const [route] = shown.booking_routes;
  if (!route) throw new Error('The delivery has no route');
  const carried = { status, timeline, has_proof: false, position: POSITION, eta_at: null };
  return { ...shown, booking_routes: [{ ...route, booking_appointments: [carried] }] };
}

describe('what anybody may see', () => {
  it('is the line by city and barangay', () => {
    expect(publicSteps(shown, NOW).map(({ title, place, state }) => [title, place, state])).toEqual([
      ['Booked', undefined, 'done'],
      ['Picked up', 'Bel-Air, Makati', 'done'],
      ['Delivered at Stop 1', 'Taguig', 'done'],
      ['On the way to drop-off', 'Mariana, Quezon City', 'now'],
      ['Drop-off', 'Mariana, Quezon City', 'next'],
    ]);
  });

  it('has the pick-up among what comes until the goods are picked up', () => {
    const coming = (...steps: string[]) =>
      publicSteps(at(steps.at(-1) ?? '', steps), NOW)
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

  it('names the stop that the driver is going to or at', () => {
    const leg = ['In Transit', 'Arrived at Drop-off', 'Delivered'];
    expect(publicSteps(at('Delivered', ['Picked Up', ...leg, ...leg]), NOW).map(({ title }) => title)).toEqual([
      ...['Booked', 'Picked up'],
      ...['On the way to Stop 1', 'Arrived at Stop 1', 'Delivered at Stop 1'],
      ...['On the way to drop-off', 'Arrived at drop-off', 'Delivered'],
    ]);
  });

  it.each([
    ['before any stop', 'Ongoing', ['Picked Up', 'In Transit'], 'No proof of delivery yet.'],
    // the server says nothing of the proof of one stop, only of the whole
    [
      'after a stop',
      'Ongoing',
      ['Picked Up', 'Delivered', 'In Transit'],
      'No proof of delivery yet for the last stop.',
    ],
    ['at the end', 'Completed', ['Picked Up', 'Delivered', 'Delivered'], 'No proof of delivery.'],
    ['once it was cancelled', 'Cancelled', ['Cancelled'], 'No proof of delivery.'],
    ['once it goes back', 'Ongoing', ['Picked Up', 'Delivered', 'Returned'], 'No proof of delivery for the last stop.'],
  ])('has words on the proof that are true %s', (_, status, steps, words) => {
    expect(getProofLabel({ ...at(steps.at(-1) ?? '', steps), status })).toBe(words);
  });

  it('has words on a proof that was taken', () => {
    expect(getProofLabel(shown)).toBe('Proof of delivery was taken.');
  });

  it('counts the stops that are done, the pick-up first', () => {
    expect(stopsDonePublic(shown)).toEqual({ done: 2, all: 3 });
    expect(stopsDonePublic({ ...shown, status: 'Completed' })).toEqual({ done: 3, all: 3 });
    expect(stopsDonePublic(at('Driver Assigned', []))).toEqual({ done: 0, all: 3 });
    expect(stopsDonePublic(at('Picked Up', ['Picked Up']))).toEqual({ done: 1, all: 3 });
  });

  it.each([
    ['before the pick-up', 'Ongoing', 'Driver Assigned', ['Driver Assigned'], false],
    ['on the way to a stop between', 'Ongoing', 'In Transit', ['Picked Up', 'In Transit'], false],
    ['on the way to the last stop', 'Ongoing', 'In Transit', ['Picked Up', 'Delivered', 'In Transit'], true],
    ['at the last door', 'Ongoing', 'Arrived at Drop-off', ['Picked Up', 'Delivered', 'Arrived at Drop-off'], true],
    ['after the last stop', 'Completed', 'Delivered', ['Picked Up', 'Delivered', 'Delivered'], false],
    ['once it was cancelled', 'Cancelled', 'Cancelled', ['Picked Up', 'Delivered', 'Cancelled'], false],
    ['once it goes back', 'Ongoing', 'Returned', ['Picked Up', 'Delivered', 'Returned'], false],
  ])('never has the driver %s from a server that says too much', (_, of, status, steps, isShown) => {
    expect(publicPosition({ ...at(status, steps), status: of })).toEqual(isShown ? POSITION : null);
  });

  it('survives a booking without a route', () => {
    expect(publicSteps({ ...shown, booking_routes: [] }, NOW)).toHaveLength(1);
  });
});
