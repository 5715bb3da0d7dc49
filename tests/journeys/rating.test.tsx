import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { PATHS, getLivePath } from '@/config/paths';
import { preferencesChanged } from '@/store/utils';
import { ANDREA } from '../accounts';
import { countCalls } from '../calls';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { pass } from '../time';

const QUESTION = { name: 'Rate your experience' };

const findOneOf = ({ world }: RenderedApp, status: string, isRated = false) => {
  const found = world.bookings.find(
    (booking) => booking.customer_id === ANDREA && booking.status === status && (booking.rating !== null) === isRated,
  );
  if (!found) throw new Error(`andrea has no such booking: ${status}`);
  return found;
};

/** Opens the app with one ongoing delivery; `deliver` completes it and refetches the lists. */
async function openWithOneOnTheRoad(path: string, isBusy = false) {
  const app = await renderApp('/help', {
    as: 'andrea',
    world: ({ bookings }) => {
      const [, ...others] = bookings.filter(
        ({ customer_id, status }) => customer_id === ANDREA && status === 'Ongoing',
      );
      others.forEach((booking) => {
        booking.status = 'Cancelled';
      });
    },
  });
  const booking = findOneOf(app, 'Ongoing');
  await waitFor(() => expect(app.store.getState().booking.ratings.watched).toHaveLength(1));
  if (path !== '/help') await act(() => app.router.navigate(path));
  const deliver = () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    app.sandbox.clock.jumpAhead(24 * 3_600_000);
    act(() => void app.store.dispatch(baseApi.util.invalidateTags(['bookings'])));
  };
  if (isBusy) {
    await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
  }
  return { ...app, booking, deliver };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the rating dialog', () => {
  it('opens once after a delivery, on any page', async () => {
    const { user, booking, deliver, store } = await openWithOneOnTheRoad('/help');
    const requests = countCalls('GET', '/api/bookings/:id');
    deliver();
    const dialog = await screen.findByRole('dialog', QUESTION, { timeout: 4000 });
    expect(dialog).toHaveTextContent(booking.booking_number);
    expect(requests()).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    deliver();
    await pass(1500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().booking.ratings.watched).toEqual([
      { bookingId: String(booking.id), bookingNumber: booking.booking_number, isAsked: true },
    ]);
    expect(booking.rating).toBeNull();
  });

  it('waits while a drawer is open', async () => {
    const { user, deliver } = await openWithOneOnTheRoad('/help', true);
    deliver();
    await pass(1500);
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))).toEqual(['Menu']);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', QUESTION, { timeout: 4000 })).toBeVisible();
  });

  it.each([
    ['many deliveries are entered', PATHS.bookBatch],
    ['the wallet is open', PATHS.wallet],
    ['the settings are open', PATHS.settings],
  ])('waits while %s', async (_what, path) => {
    const { deliver, store, router } = await openWithOneOnTheRoad('/help', true);
    deliver();
    await waitFor(() => expect(store.getState().booking.ratings.due).not.toBeNull());
    await act(() => router.navigate(path));
    await pass(1500);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate('/help'));
    expect(await screen.findByRole('dialog', QUESTION, { timeout: 4000 })).toBeVisible();
  });

  it('does not open if the customer turned it off', async () => {
    const { deliver, store } = await openWithOneOnTheRoad('/help');
    act(() => void store.dispatch(preferencesChanged({ asksForRating: false })));
    deliver();
    await waitFor(() => expect(store.getState().booking.ratings.watched[0]?.isAsked).toBe(true));
    await pass(1500);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open for a delivery that was rated elsewhere', async () => {
    const { booking, deliver, store } = await openWithOneOnTheRoad('/help');
    booking.rating = { rating: 5, review: '', created_at: 0 };
    deliver();
    await waitFor(() => expect(store.getState().booking.ratings.watched[0]?.isAsked).toBe(true));
    expect(store.getState().booking.ratings.due).toBeNull();
  });

  it('sends score 1 and no text by default, once, and shows one toast', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    const booking = findOneOf(app, 'Completed');
    await act(() => app.router.navigate(getLivePath(booking.booking_number)));
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/bookings/ratings/create/:id', async ({ request }) => {
        bodies.push(await request.clone().json());
        return undefined;
      }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Rate' }));
    const dialog = await screen.findByRole('dialog', QUESTION);
    const scores = within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect(scores.map((score) => [score.getAttribute('aria-label'), score.closest('label')?.textContent])).toEqual([
      ['1 Poor', '1Poor'],
      ['2 Average', '2Average'],
      ['3 Goood', '3Goood'],
      ['4 Very Good', '4Very Good'],
      ['5 Excellent', '5Excellent'],
    ]);
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(bodies).toEqual([{ review: '', rating: 1 }]));
    const toasts = await within(screen.getByRole('region', { name: 'Messages' })).findAllByRole('status');
    expect(toasts.map(({ textContent }) => textContent)).toEqual(['SuccessSuccessfully saved reviews']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // a rated delivery has no Rate button
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rate' })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['only status 200', { status: 200 }, 'Successfully saved reviews'],
    ['its own words', { success: true, message: 'Salamat po!' }, 'Salamat po!'],
  ])('shows one toast if the server sends %s', async (_name, response, text) => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    await act(() => app.router.navigate(getLivePath(findOneOf(app, 'Completed').booking_number)));
    server.use(http.post('*/api/bookings/ratings/create/:id', () => HttpResponse.json(response)));
    await app.user.click(await screen.findByRole('button', { name: 'Rate' }));
    await app.user.click(await screen.findByRole('button', { name: 'Submit' }));
    const toasts = await within(screen.getByRole('region', { name: 'Messages' })).findAllByRole('status');
    expect(toasts.map(({ textContent }) => textContent)).toEqual([`Success${text}`]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps message, score and text when the server refuses them, also after it was closed and after a reload', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    const booking = findOneOf(app, 'Completed');
    await act(() => app.router.navigate(getLivePath(booking.booking_number)));
    const refusal = 'Ratings are closed for today.';
    server.use(
      http.post('*/api/bookings/ratings/create/:id', () =>
        HttpResponse.json({ success: false, message: refusal }, { status: 503 }),
      ),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Rate' }));
    const dialog = await screen.findByRole('dialog', QUESTION);
    await app.user.click(within(dialog).getByRole('radio', { name: '3 Goood' }));
    await app.user.type(within(dialog).getByPlaceholderText('Tell us more (Optional)'), 'Late.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    const toasts = await within(screen.getByRole('region', { name: 'Messages' })).findAllByRole('status');
    expect(toasts.map(({ textContent }) => textContent)).toEqual([`Rating${refusal}`]);
    // the toast disappears, the message in the dialog does not
    expect(within(dialog).getByRole('alert')).toHaveTextContent(refusal);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'Rate' }));
    expect(await screen.findByRole('radio', { name: '3 Goood' })).toBeChecked();
    expect(screen.getByPlaceholderText('Tell us more (Optional)')).toHaveValue('Late.');
    expect(booking.rating).toBeNull();
    cleanup();
    const { user } = await renderApp(getLivePath(booking.booking_number), { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Rate' }));
    expect(await screen.findByRole('radio', { name: '3 Goood' })).toBeChecked();
    expect(screen.getByPlaceholderText('Tell us more (Optional)')).toHaveValue('Late.');
  });

  it('leaves the end of the session to its dialog', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    await act(() => app.router.navigate(getLivePath(findOneOf(app, 'Completed').booking_number)));
    await app.user.click(await screen.findByRole('button', { name: 'Rate' }));
    const dialog = within(await screen.findByRole('dialog', QUESTION));
    const expired = () => HttpResponse.json({ success: false, message: 'Expired' }, { status: 401 });
    server.use(http.post('*/api/bookings/ratings/create/:id', expired), http.post('*/api/refresh-token', expired));
    await app.user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('dialog', { name: 'Session Expired' })).toBeVisible();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(app.store.getState().toasts.items.map(({ title, text }) => title + text)).toEqual([]);
  });

  it('shows the rating that another tab saved in the meantime', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    const booking = findOneOf(app, 'Completed');
    await act(() => app.router.navigate(getLivePath(booking.booking_number)));
    await app.user.click(await screen.findByRole('button', { name: 'Rate' }));
    booking.rating = { rating: 4, review: '', created_at: 0 };
    const dialog = await screen.findByRole('dialog', QUESTION);
    await app.user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('You have already rated this delivery.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Rated 4')).toBeVisible();
  });
});
