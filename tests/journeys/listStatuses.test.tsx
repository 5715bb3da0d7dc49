import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { renderApp } from '../render';
import { server } from '../server';
import { BOOK, book, openPriced, waitForReview } from './bookingPage';
import { findBooking, isOnTheRoad } from './livePage';
import '@/features/dashboard/LowerBlocks';

/** Marks a request that a handler of this file sends itself, and skips the contract check of its response. */
const AGAIN = 'x-contract';

/** Rejects every status except the three of spec section 4. */
const refuseMoreThanThree = (status: number) =>
  http.get('*/api/bookings', ({ request }) =>
    new URL(request.url).searchParams.get('status') === 'Pending'
      ? HttpResponse.json({ success: false, message: 'Unknown status' }, { status, headers: { 'x-contract': 'off' } })
      : undefined,
  );

describe('a server without the status Pending', () => {
  it.each([400, 404, 422])('answers %i, and dashboard and lists work without it', async (status) => {
    const { router, world } = await renderApp('/about', { as: 'andrea' });
    server.use(refuseMoreThanThree(status));
    await act(() => router.navigate('/dashboard'));
    const days = await screen.findByRole('region', { name: 'Next seven days' });
    expect(await within(days).findAllByRole('listitem')).not.toHaveLength(0);
    await screen.findAllByRole('button', { name: /^Book again: / });
    expect(screen.queryByText(/We couldn't check everything/)).toBeNull();
    expect(within(days).queryByRole('button', { name: 'Try again' })).toBeNull();
    const { booking_number: number } = findBooking(world, isOnTheRoad);
    await act(() => router.navigate(`/mybooking?q=${number}`));
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
  });

  it('still finds a booking after a lost response among the ongoing ones', async () => {
    const { user, router } = await openPriced();
    server.use(
      refuseMoreThanThree(422),
      http.post(BOOK, () => HttpResponse.error(), { once: true }),
    );
    await user.click(book());
    expect(await screen.findByText(/^We couldn't find this booking\./)).toBeVisible();
    await user.click(book());
    await waitForReview(router);
  });
});

it('treats no ongoing booking as unpaid if the server ignores the status', async () => {
  const { router, world } = await renderApp('/about', { as: 'andrea' });
  const list = async (request: Request) => {
    const url = new URL(request.url);
    url.searchParams.set('status', 'Ongoing');
    const answer = await fetch(url, { headers: { ...Object.fromEntries(request.headers), [AGAIN]: 'off' } });
    return HttpResponse.json((await answer.json()) as { data: Booking[] });
  };
  server.use(
    http.get('*/api/bookings', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return searchParams.get('status') === 'Pending' && !request.headers.has(AGAIN) ? list(request) : undefined;
    }),
  );
  const ongoing = world.bookings.filter(
    (booking) => isOnTheRoad(booking) && booking.customer_id === findBooking(world, isOnTheRoad).customer_id,
  );
  await act(() => router.navigate('/mybooking?mode=exclusive'));
  expect(await screen.findByText(new RegExp(`found, all ${ongoing.length} searched`))).toBeVisible();
  await act(() => router.navigate('/mybooking'));
  await screen.findByRole('table', { name: 'Ongoing bookings' });
  expect(screen.queryByRole('region', { name: 'Waiting for payment' })).toBeNull();
});
