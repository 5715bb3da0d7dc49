import { expect, it } from 'vitest';
import { sortByUrgency } from '@/domain/booking/urgency';
import { appointment, booking } from '../../../builders/booking';

const NOW = Date.parse('2026-07-16T10:00:00+08:00');
const finding = appointment({ status: 'Finding Driver', driver: null, timeline: [], eta_at: null });
const named = (booking_number: string, carried: typeof finding, pickup_at = '2026-07-16T09:30:00+08:00') =>
  booking({ booking_number, schedule: { pickup_at } }, { appointment: carried });

it('sorts bookings on the road first, by their next time, and scheduled ones last', () => {
  const bookings = [
    named('next week', finding, '2026-07-23T08:00:00+08:00'),
    named('tomorrow', finding, '2026-07-17T08:00:00+08:00'),
    named('waiting', finding),
    named('later', appointment({ eta_at: '2026-07-16T11:00:00+08:00' })),
    named('soon', appointment({ eta_at: '2026-07-16T10:05:00+08:00' })),
  ];
  expect(sortByUrgency(bookings, NOW).map(({ booking_number }) => booking_number)).toEqual([
    ...['soon', 'later', 'waiting', 'tomorrow', 'next week'],
  ]);
});
