import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getLivePath } from '@/config/paths';
import { ANDREA } from '../accounts';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';

const COMPLETED = '/mybooking?status=Completed';

/** Opens the app with ratings that only the list of ratings contains. */
async function openWithListedRatings(path: string) {
  const app = await renderApp('/help', { as: 'andrea' });
  const unrated = app.world.bookings.filter(
    ({ customer_id, status, rating }) => customer_id === ANDREA && status === 'Completed' && rating === null,
  );
  server.use(
    http.get('*/api/bookings/ratings', () =>
      HttpResponse.json({
        success: true,
        message: 'OK',
        data: unrated.map(({ booking_number }) => ({
          booking_number,
          rating: 4,
          review: 'Careful.',
          date_created: '2026-07-16T10:08:00+08:00',
        })),
      }),
    ),
  );
  await act(() => app.router.navigate(path));
  const [booking] = unrated;
  if (!booking) throw new Error('andrea has no unrated delivery');
  return { ...app, booking };
}

describe('a rating that only the list of ratings contains', () => {
  it.each([
    ['a page', ''],
    ['a search', '&q=LGX'],
  ])('replaces the Rate button in %s of My Bookings', async (_name, search) => {
    const { booking } = await openWithListedRatings(`${COMPLETED}${search}`);
    await screen.findByText(booking.booking_number);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Rate / })).toEqual([]));
    expect(screen.getAllByText('4.0').length).toBeGreaterThan(0);
  });

  it('appears on the live page', async () => {
    const { booking, router } = await openWithListedRatings('/help');
    await act(() => router.navigate(getLivePath(booking.booking_number)));
    expect(await screen.findByRole('button', { name: 'Rated 4' })).toBeDisabled();
  });

  it('needs no attention on the dashboard', async () => {
    const calls = countCalls('GET', '/api/bookings/ratings');
    await openWithListedRatings('/dashboard');
    await screen.findByRole('heading', { name: /^Active deliveries/ });
    await settled();
    expect(calls()).toBe(1);
    expect(screen.queryByText('Rate your experience')).toBeNull();
  });
});

it('offers the Rate button when the list of ratings does not load', async () => {
  const app = await renderApp('/help', { as: 'andrea' });
  const calls = countCalls('GET', '/api/bookings/ratings');
  server.use(http.get('*/api/bookings/ratings', () => new HttpResponse(null, { status: 500 })));
  await act(() => app.router.navigate(COMPLETED));
  await screen.findAllByRole('button', { name: /^Rate / });
  await settled();
  expect(calls()).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Rate / }).length).toBeGreaterThan(0);
});
