import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { livePath } from '../../src/config/paths';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const ownedBy = ({ world }: App, username: string) => {
  const customer = world.customers.find((one) => one.username === username);
  return world.bookings.filter(({ customer_id }) => customer_id === customer?.id);
};

const numberOf = (app: App, status: string, username = 'andrea') =>
  ownedBy(app, username).find((booking) => booking.status === status)?.booking_number ?? '';

/** The live detail of andrea's first booking of a status. */
async function openLive(status: string) {
  const app = await renderApp('/mybooking', { as: 'andrea' });
  const number = numberOf(app, status);
  await act(() => app.router.navigate(livePath(number)));
  await screen.findByRole('heading', { level: 1, name: number });
  return { ...app, number };
}

describe('a delivery while it happens', () => {
  it('shows its state, arrival, driver, line, price and stops', async () => {
    await openLive('Ongoing');
    expect(document.title).toBe('Routes - Logistix Global');
    expect(screen.getByText('Arrives')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Driver' })).getByText(/rated/)).toBeInTheDocument();
    const line = screen.getByRole('list', { name: 'Timeline' });
    expect(within(line).getByText('Booked')).toBeVisible();
    expect(within(line).getByText('Now')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Price' })).getByText(/^₱[\d,]+\.\d\d$/)).toBeVisible();
  });

  it('opens the chat with the driver, started once', async () => {
    const { user, store } = await openLive('Ongoing');
    const starts = countCalls('POST', '/api/messages/create');
    await user.click(screen.getByRole('button', { name: 'Chat with driver' }));
    const chats = await screen.findByRole('dialog', { name: 'Chats' });
    expect(await within(chats).findByPlaceholderText('Enter your message...')).toBeVisible();
    expect(starts()).toBe(1);
    expect(store.getState().utils.isShowConvo).toBe(true);
  });

  it('cancels after the cost was said, with one call', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    const booking = ownedBy(app, 'andrea').find(({ status }) => status === 'Ongoing');
    if (!booking) throw new Error('andrea has nothing on the road');
    // not picked up yet: back to the moment a driver was assigned
    const now = app.sandbox.clock.now();
    booking.appointment_status = 'Driver Assigned';
    booking.timeline = booking.timeline.filter(
      ({ status }) => status === 'Finding Driver' || status === 'Driver Assigned',
    );
    booking.plan = booking.plan.map((step) => ({ ...step, at: now + 3_600_000 }));
    await act(() => app.router.navigate(livePath(booking.booking_number)));
    const calls = countCalls('POST', '/api/bookings/update-status/:id');
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    expect(within(dialog).getByText(/Cancelling now costs ₱|Cancelling is free now/)).toBeVisible();
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('This booking was cancelled.')).toBeVisible();
    expect(calls()).toBe(1);
    expect(booking.status).toBe('Cancelled');
  });

  it('keeps what it knew when a look fails, and tries again on request', async () => {
    const { user } = await openLive('Ongoing');
    expect(await screen.findByText('Arrives')).toBeVisible();
    server.use(http.post('*/api/bookings/route/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(/The last look failed/)).toBeVisible();
    expect(screen.getByText('Arrives')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText(/The last look failed/)).toBeNull());
  });

  it('shows the proof of a completed one and rates it with the words of the specification', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    const booking = ownedBy(app, 'andrea').find(({ status, rating }) => status === 'Completed' && rating === null);
    if (!booking) throw new Error('andrea has rated everything');
    await act(() => app.router.navigate(livePath(booking.booking_number)));
    const line = await screen.findByRole('list', { name: 'Timeline' });
    expect(within(line).getByRole('img', { name: 'Delivered goods' })).toBeVisible();
    const ratings = countCalls('POST', '/api/bookings/ratings/create/:id');
    await app.user.click(screen.getByRole('button', { name: 'Rate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rate your experience' });
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['1 Poor', '2 Average', '3 Goood', '4 Very Good', '5 Excellent']);
    expect(within(dialog).getByRole('radio', { name: '1 Poor' })).toBeChecked();
    await app.user.click(within(dialog).getByRole('radio', { name: '4 Very Good' }));
    await app.user.type(within(dialog).getByPlaceholderText('Tell us more (Optional)'), 'On time.');
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: 'Rated 4' })).toBeDisabled();
    expect(ratings()).toBe(1);
    expect(booking.rating).toMatchObject({ rating: 4, review: 'On time.' });
  });

  it('says so when there is no such booking', async () => {
    await renderApp(livePath('LGX-000000-0000'), { as: 'andrea' });
    expect(await screen.findByText('Booking not found on this account')).toBeVisible();
  });

  it('offers to try again when nothing could be had', async () => {
    const { user, router, world } = await renderApp('/mybooking', { as: 'andrea' });
    const number = world.bookings[0]?.booking_number ?? '';
    server.use(http.post('*/api/bookings/route/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await act(() => router.navigate(livePath(number)));
    expect(await screen.findByRole('heading', { name: 'The delivery did not load' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The delivery did not load')).toBeNull());
  });
});

describe('my bookings', () => {
  it('lists ongoing, completed and cancelled, paged from 0, each row leading to its live detail', async () => {
    const { user, router } = await renderApp('/mybooking', { as: 'andrea' });
    expect(await screen.findByRole('table', { name: 'Ongoing bookings' })).toBeVisible();
    expect(document.title).toBe('My Bookings - Logistix Global');
    await user.click(screen.getByRole('tab', { name: /Completed/ }));
    const table = await screen.findByRole('table', { name: 'Completed bookings' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(router.state.location.search).toBe('?status=Completed');
    const pages = countCalls('GET', '/api/bookings');
    await user.click(screen.getByRole('button', { name: /^(Page )?2$/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=Completed&page=1'));
    await waitFor(() => expect(pages()).toBe(1));
    const second = await screen.findByRole('table', { name: 'Completed bookings' });
    const [link] = await within(second).findAllByRole('link');
    await user.click(link as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
  });

  it('shows the shape of the list while it loads, and says when there is nothing', async () => {
    const { router } = await renderApp('/dashboard', { as: 'dina' });
    server.use(
      http.get('*/api/bookings', async () => {
        await delay(50);
        return HttpResponse.json({ success: true, message: 'OK', data: [], count: 0 });
      }),
    );
    await act(() => router.navigate('/mybooking?status=Cancelled'));
    expect(await screen.findByText('No cancelled bookings')).toBeVisible();
  });

  it('says when it did not load, and tries again', async () => {
    const { user, router, sandbox } = await renderApp('/no-such-page', { as: 'andrea' });
    server.use(http.get('*/api/bookings', () => new HttpResponse(null, { status: 500 })));
    await act(() => router.navigate('/mybooking?status=Cancelled'));
    expect(await screen.findByRole('heading', { name: 'Bookings did not load' })).toBeVisible();
    server.resetHandlers(...sandbox.handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Cancelled bookings' })).toBeVisible();
  });
});
