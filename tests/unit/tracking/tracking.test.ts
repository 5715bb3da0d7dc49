import { describe, expect, it } from 'vitest';
import type { PublicBooking } from '../../../src/api/wire';
import { numbersProblem, readNumbers } from '../../../src/features/tracking/numbers';
import { dropoffsDone, publicSteps } from '../../../src/features/tracking/publicSteps';

describe('booking numbers', () => {
  it.each([
    ['LGX-260716-0482', ['LGX-260716-0482']],
    [' lgx-260716-0482,\nLGX-260716-0483;LGX-260716-0482 ', ['LGX-260716-0482', 'LGX-260716-0483']],
    ['where is it', []],
    ['', []],
  ])('are read from %j', (text, numbers) => {
    expect(readNumbers(text)).toEqual(numbers);
  });

  it('are one to ten', () => {
    expect(numbersProblem([])).toBe('Enter a booking number such as LGX-260716-0482.');
    expect(numbersProblem(Array.from({ length: 10 }, (_, at) => `A${at}`))).toBeNull();
    expect(numbersProblem(Array.from({ length: 11 }, (_, at) => `A${at}`))).toBe(
      'Enter at most 10 booking numbers at a time.',
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

describe('what anybody may see', () => {
  it('is the line by city and barangay', () => {
    expect(publicSteps(shown).map(({ title, place, state }) => [title, place, state])).toEqual([
      ['Booked', undefined, 'done'],
      ['Picked up', 'Bel-Air, Makati', 'done'],
      ['Delivered at Stop 1', 'Taguig', 'done'],
      ['On the way', 'Mariana, Quezon City', 'now'],
      ['Drop-off', 'Mariana, Quezon City', 'next'],
    ]);
  });

  it('counts the drop-offs that are done', () => {
    expect(dropoffsDone(shown)).toEqual({ done: 1, all: 2 });
    expect(dropoffsDone({ ...shown, status: 'Completed' })).toEqual({ done: 2, all: 2 });
  });

  it('survives a booking without a route', () => {
    expect(publicSteps({ ...shown, booking_routes: [] })).toHaveLength(1);
  });
});
