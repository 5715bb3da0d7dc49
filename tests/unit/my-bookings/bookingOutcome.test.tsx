import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DRIVER_SEARCH_BEFORE_PICKUP_MINUTES, MINUTE_MS } from '@/config/constants';
import { BookingOutcome } from '@/features/my-bookings/BookingOutcome';
import { appointment, booking } from '../../builders/booking';
import { pass } from '../../time';

afterEach(() => void vi.useRealTimers());

it('updates the status of a scheduled booking when the search for a driver begins', async () => {
  vi.useFakeTimers();
  const pickup_at = new Date(Date.now() + (DRIVER_SEARCH_BEFORE_PICKUP_MINUTES + 2) * MINUTE_MS).toISOString();
  const scheduled = booking(
    { status: 'Ongoing', schedule: { pickup_at } },
    { appointment: appointment({ status: 'Finding Driver', driver: null, timeline: [] }) },
  );
  render(
    <MemoryRouter>
      <BookingOutcome booking={scheduled} onRate={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Scheduled')).toBeVisible();
  await pass(3 * MINUTE_MS);
  expect(screen.getByText('Finding a driver')).toBeVisible();
});
