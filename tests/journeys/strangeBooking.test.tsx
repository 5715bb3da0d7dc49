import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getLivePath, getReviewPath } from '@/config/paths';
import { booking } from '../builders/booking';
import { watchCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { findBooking } from './livePage';

const HOSTILE = '../../customers/disconnect/facebook';
const TWICE_ENCODED = '..%2F..%2Fcustomers%2Fdisconnect%2Ffacebook';
const NOT_FOUND = 'Booking not found on this account';

const bookingCalls = (calls: ReturnType<typeof watchCalls>) =>
  calls.all.map(({ call }) => call).filter((call) => /POST|bookings\/.|disconnect/.test(call));

describe('a URL whose id escapes its path', () => {
  it.each([HOSTILE, TWICE_ENCODED])('shows no delivery and sends nothing: %s', async (id) => {
    const app = await renderApp('/about', { as: 'andrea' });
    const calls = watchCalls();
    for (const path of [getLivePath(id), getReviewPath(id)]) {
      await act(() => app.router.navigate(path));
      expect(await screen.findByText(NOT_FOUND)).toBeVisible();
      await act(() => app.router.navigate('/about'));
    }
    expect(bookingCalls(calls)).toEqual([]);
  });

  it('shows no tracking to a visitor and sends nothing', async () => {
    const calls = watchCalls();
    await renderApp(`/track/${encodeURIComponent(HOSTILE)}`);
    expect(await screen.findByText(`${HOSTILE} was not found`)).toBeVisible();
    expect(bookingCalls(calls)).toEqual([]);
  });
});

describe('a response about another booking', () => {
  const other = booking({ id: 4242, booking_number: 'LGX-260101-4242' });
  const answerOther = () =>
    server.use(
      http.get('*/api/bookings/:id', () => HttpResponse.json({ success: true, message: 'Booking', data: other })),
      http.post('*/api/bookings/route/:id', () =>
        HttpResponse.json({ success: true, message: 'Route', data: other }, { headers: { 'x-contract': 'off' } }),
      ),
    );

  it('is not shown on the live page or the review', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    answerOther();
    for (const path of [getLivePath('9000'), getReviewPath('9000')]) {
      await act(() => app.router.navigate(path));
      expect(await screen.findByText(NOT_FOUND)).toBeVisible();
      expect(screen.queryByText(other.booking_number)).toBeNull();
      await act(() => app.router.navigate('/about'));
    }
  });

  it('is not shown on the tracking page', async () => {
    const { router } = await renderApp('/about');
    answerOther();
    await act(() => router.navigate('/track/LGX-260101-9000'));
    expect(await screen.findByText('LGX-260101-9000 was not found')).toBeVisible();
    expect(screen.queryByText(other.booking_number)).toBeNull();
  });

  it('removes the earlier booking from the page', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    const own = findBooking(app.world, ({ status }) => status === 'Ongoing');
    await act(() => app.router.navigate(getLivePath(own.booking_number)));
    await screen.findByRole('heading', { level: 1, name: own.booking_number });
    await act(() => app.router.navigate(getLivePath('LGX-260101-9000')));
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
    expect(screen.queryByText(own.booking_number)).toBeNull();
  });

  it('is accepted by id, or by number in any letter case', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    answerOther();
    for (const name of ['4242', 'lgx-260101-4242']) {
      await act(() => app.router.navigate(getLivePath(name)));
      expect(await screen.findByRole('heading', { level: 1, name: other.booking_number })).toBeVisible();
      await act(() => app.router.navigate('/about'));
    }
  });
});
