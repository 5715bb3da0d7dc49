import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { BOOK, BOOK_BUTTON, book, openPriced } from './bookingPage';
import { fillInLogin, pressLogin } from './loginPage';
import { openReview, payButton } from './reviewPage';

const SLOW = 'This is taking longer than usual';

/** Lets a call wait until the returned function answers it. */
function holdPost(path: string) {
  const { held, release } = createHold();
  const refusal = () => HttpResponse.json({ success: false, message: 'Not today.' }, { status: 400 });
  server.use(http.post(`*${path}`, () => held.then(refusal)));
  return release;
}

/** Advances the fake clock while a call waits. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a server that takes long to answer', () => {
  afterEach(() => void vi.useRealTimers());

  it('is reported at login, until it answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await renderApp('/login');
    const answer = holdPost('/api/customers/login');
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    await pass(5_000);
    expect(screen.queryByText(SLOW)).toBeNull();
    await pass(5_000);
    expect(screen.getByText(SLOW)).toBeVisible();
    await pass(60_000);
    expect(screen.getByText(SLOW)).toBeVisible();
    answer();
    expect(await screen.findByText('Not today.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(SLOW)).toBeNull());
  });

  it('is reported while a booking is on its way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openPriced();
    const answer = holdPost(BOOK);
    await user.click(book());
    await pass(11_000);
    expect(screen.getByText(SLOW)).toBeVisible();
    answer();
    expect(await screen.findByText('Not today.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(SLOW)).toBeNull());
  });

  it('is reported in place of the price of a booking, whose form stays usable', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openPriced();
    const answer = holdPost('/api/bookings/quick-quotation');
    const notice = () => screen.queryByText(new RegExp(SLOW));
    const weight = screen.getByRole('textbox', { name: 'Weight per unit' });
    await user.clear(weight);
    await user.type(weight, '90');
    await user.tab();
    await pass(9_000);
    expect(notice()).toBeNull();
    await pass(3_000);
    expect(notice()).toBeVisible();
    expect(book()).toBeEnabled();
    act(() => screen.getByRole('button', { name: 'Reload the page' }).focus());
    answer();
    expect(await screen.findByText(/Not today\./)).toBeVisible();
    await waitFor(() => expect(notice()).toBeNull());
    // the button with the focus is gone
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is reported while an address file is imported, from the last saved address on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await renderApp(`${PATHS.addresses}?import=csv`, { as: 'andrea' });
    const [first, second] = [createHold(), createHold()];
    let count = 0;
    server.use(
      http.post('*/api/customers/addresses/create', () => {
        count += 1;
        return count === 1 ? first.held : second.held;
      }),
    );
    const head = 'label,street,region,province,city,barangay,contact person,mobile';
    const rows = ['Depot', 'Shop'].map(
      (label) => `${label},24 Shaw Blvd,NCR,,Pasig City,Kapitolyo,Maria Santos,09171234567`,
    );
    await user.upload(
      await screen.findByLabelText('Choose a CSV file'),
      new File([[head, ...rows].join('\n')], 'a.csv'),
    );
    await user.click(await screen.findByRole('button', { name: 'Import 2 addresses' }));
    await pass(6_000);
    first.release();
    expect(await screen.findByText('Saving 2 of 2')).toBeVisible();
    await pass(6_000);
    expect(screen.queryByText(SLOW)).toBeNull();
    await pass(6_000);
    expect(screen.getByText(SLOW)).toBeVisible();
    second.release();
    expect(await screen.findByText('2 addresses saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(SLOW)).toBeNull());
  });

  it('is reported while the booking form waits for the profile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = await renderApp('/no-such-page', { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.get('*/api/customers/', () => held));
    // a busy machine delays the fake clock, and a profile that arrives in the same millisecond as the page is fresh
    await pass(1_000);
    await act(() => router.navigate(PATHS.bookSpecial));
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await pass(11_000);
    expect(screen.getByText(new RegExp(SLOW))).toBeVisible();
    release();
    expect(await screen.findByRole('button', { name: BOOK_BUTTON })).toBeVisible();
    expect(screen.queryByText(new RegExp(SLOW))).toBeNull();
  });

  it.each([
    ['the calendar', PATHS.calendar, '*/api/bookings', 'Agenda'],
    ['the outcome of a payment', `${PATHS.paymentSuccess}?reference=TX-1`, '*/api/payments', 'Checking the payment…'],
  ])('is reported while %s loads', async (_what, path, call, shown) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = await renderApp('/no-such-page', { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.get(call, () => held));
    await act(() => router.navigate(path));
    await screen.findAllByText(shown);
    await pass(11_000);
    expect(within(screen.getByRole('main')).getByText(new RegExp(SLOW))).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText(new RegExp(SLOW))).toBeNull());
  });

  it('does not keep the booking form closed because of the saved addresses', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = await renderApp('/no-such-page', { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.get('*/api/customers/addresses', () => held));
    await act(() => router.navigate(PATHS.bookSpecial));
    await pass(9_000);
    expect(screen.queryByRole('button', { name: BOOK_BUTTON })).toBeNull();
    await pass(3_000);
    expect(await screen.findByRole('button', { name: BOOK_BUTTON })).toBeVisible();
    release();
  });

  it('is reported while a one-time PIN is on its way, with a way out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await openReview();
    holdPost('/api/customers/request-otp');
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Wallet/ }));
    await app.user.click(await payButton());
    const prompt = within(await screen.findByRole('dialog', { name: 'Enter your one-time PIN' }));
    expect(prompt.getByText('Sending a code…')).toBeVisible();
    expect(prompt.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await pass(11_000);
    expect(prompt.getByText(new RegExp(SLOW))).toBeVisible();
    expect(prompt.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('is reported while a payment is on its way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await openReview();
    const answer = holdPost('/api/bookings/pay/:id');
    await app.user.click(within(app.payWith).getByRole('radio', { name: /Visa/ }));
    await app.user.click(await payButton());
    await pass(11_000);
    expect(screen.getByText(SLOW)).toBeVisible();
    answer();
    expect(await screen.findByText('Not today.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(SLOW)).toBeNull());
  });
});
