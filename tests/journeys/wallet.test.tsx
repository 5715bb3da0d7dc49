import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { applySettings } from '@/config/env';
import { PATHS } from '@/config/paths';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { topUpStarted } from '@/store/booking';
import { createPendingTopUp } from '../builders/pending';
import { countCalls, readKeys, recordBodies } from '../calls';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { openTopUp } from './walletPage';

const TOP_UP = '*/api/payments/top-up';
const countTopUps = () => countCalls('POST', '/api/payments/top-up');
const walletOf = ({ world }: RenderedApp) => findDemoCustomer(world, 'andrea').wallet;
const refuse = (status: number, message: string, headers = {}) =>
  http.post(TOP_UP, () => HttpResponse.json({ success: false, message }, { status, headers }), { once: true });

afterEach(() => {
  window.location.hash = '';
  applySettings({});
});

describe('the wallet', () => {
  it('moves the focus to the page when it loads after a retry', async () => {
    let isRefused = true;
    const { user } = await renderApp(PATHS.wallet, {
      as: 'andrea',
      world: () =>
        server.use(
          http.get('*/api/payments/methods', () =>
            isRefused ? HttpResponse.json({ success: false, message: 'Try later.' }, { status: 500 }) : undefined,
          ),
        ),
    });
    const wallet = await screen.findByRole('region', { name: 'Wallet' });
    const again = await within(wallet).findByRole('button', { name: 'Try again' });
    isRefused = false;
    await user.click(again);
    expect(await within(wallet).findByText('₱2,480.00')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows the wallet, the Points, cards, the last five transactions and the spending of this month', async () => {
    await renderApp(PATHS.wallet, { as: 'andrea' });
    const wallet = await screen.findByRole('region', { name: 'Wallet' });
    expect(await within(wallet).findByText('₱2,480.00')).toBeVisible();
    expect(within(wallet).getByText(/^Points/)).toHaveTextContent('Points ₱315.50');
    expect(await screen.findByText('Default for new bookings: Visa 4417')).toBeVisible();
    const latest = await screen.findByRole('table', { name: 'Latest transactions' });
    expect(within(latest).getAllByRole('row')).toHaveLength(1 + 5);
    expect(screen.getByRole('img', { name: 'Spending by month, Special against Joint' })).toBeVisible();
    expect(document.title).toBe('Logistix Global');
  });

  it('keeps the typed amount while other pages are open', async () => {
    const { user, router } = await renderApp(PATHS.wallet, { as: 'andrea' });
    const amount = () => screen.findByLabelText('Amount in pesos');
    await user.clear(await amount());
    await user.type(await amount(), '333.33');
    await act(() => router.navigate(PATHS.vouchers));
    await screen.findByRole('tab', { name: 'Available 6' });
    await act(() => router.navigate(PATHS.wallet));
    expect(await amount()).toHaveValue('333.33');
    await act(() => router.navigate(PATHS.vouchers));
    await screen.findByRole('tab', { name: 'Available 6' });
    await act(() => router.navigate(`${PATHS.wallet}?amount=750`));
    expect(await amount()).toHaveValue('750');
  });

  it('groups the thousands of an amount while nothing is typed', async () => {
    const { user } = await renderApp(PATHS.wallet, { as: 'andrea' });
    const amount = await screen.findByLabelText('Amount in pesos');
    expect(amount).toHaveValue('1,000');
    await user.clear(amount);
    await user.type(amount, '1234.5');
    expect(amount).toHaveValue('1234.5');
    await user.tab();
    expect(amount).toHaveValue('1,234.50');
    await user.click(screen.getByRole('button', { name: 'Top up' }));
    expect(await screen.findByRole('dialog', { name: 'Top up ₱1,234.50' })).toBeVisible();
  });

  it('loads the wallet again from its own panel', async () => {
    const { user, router } = await renderApp(PATHS.about, { as: 'andrea' });
    server.use(http.get('*/api/payments/methods', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await act(() => router.navigate(PATHS.wallet));
    const wallet = within(await screen.findByRole('region', { name: 'Wallet' }));
    await user.click(await wallet.findByRole('button', { name: 'Try again' }));
    expect(await wallet.findByText('₱2,480.00')).toBeVisible();
  });

  it('shows an empty state without payment methods and spending', async () => {
    await renderApp(PATHS.wallet, { as: 'dina' });
    expect(await screen.findByText(/^You have no wallet yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
    const wallet = within(screen.getByRole('region', { name: 'Wallet' }));
    expect(wallet.getByRole('link', { name: 'Create new card' })).toHaveAttribute('href', '/payment-method?add=card');
    const notice = await screen.findByText('No payment method yet.');
    expect(notice.querySelector('.lucide-shield-check')).toBeNull();
    const chart = await screen.findByRole('img', { name: 'Spending by month, Special against Joint' });
    expect([...chart.querySelectorAll('text')].slice(0, 2).map((text) => text.textContent)).toEqual(['₱1k', '₱500']);
  });

  it('redirects a company to its credit', async () => {
    const { router } = await renderApp(PATHS.wallet, { as: 'harbor.foods' });
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.walletCorporate));
  });

  it('shows the chart as a table too', async () => {
    const { user } = await renderApp(PATHS.wallet, { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Spending by month, Special against Joint' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 6);
  });

  it('tops up once for two clicks, and every balance follows', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const topUps = countTopUps();
    const dialog = await openTopUp(app);
    expect(within(dialog).getByText('Wallet after this top-up')).toHaveTextContent('₱2,980.00');
    const button = within(dialog).getByRole('button', { name: 'Top up ₱500.00' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('₱500.00 added to your wallet.')).toBeVisible();
    expect(topUps()).toBe(1);
    expect(walletOf(app)).toBe(2_980_00);
    const wallet = within(await screen.findByRole('region', { name: 'Wallet' }));
    expect(await wallet.findByText('₱2,980.00')).toBeVisible();
    expect(wallet.getByText(/^Points/)).toHaveTextContent('Points ₱315.50');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.store.getState().booking.pendingTopUps).toEqual([]);
  });

  it('tries a lost top-up again with the same key', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const topUps = recordBodies('POST', '/api/payments/top-up');
    server.use(http.post(TOP_UP, () => HttpResponse.error(), { once: true }));
    const dialog = await openTopUp(app);
    await app.user.click(within(dialog).getByRole('button', { name: 'Top up ₱500.00' }));
    await app.user.click(await within(dialog).findByRole('button', { name: 'Check the top-up' }));
    expect(await within(dialog).findByText(/^We couldn't find your top-up\./)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Top up ₱500.00' }));
    expect(await screen.findByText('₱500.00 added to your wallet.')).toBeVisible();
    const [lost, again, ...others] = await readKeys(topUps);
    expect(again).toBe(lost);
    expect(others).toEqual([]);
  });

  it('shows a refused amount once, at its field, until the next attempt', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const dialog = await openTopUp(app);
    const message = 'Today you can add up to ₱200.00.';
    const refusal = { success: false, message, errors: { amount: [message] } };
    server.use(http.post(TOP_UP, () => HttpResponse.json(refusal, { status: 422 }), { once: true }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Top up ₱500.00' }));
    const field = await screen.findByLabelText('Amount in pesos');
    await waitFor(() => expect(field).toHaveFocus());
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveAccessibleDescription(message);
    await settled();
    expect(screen.getAllByText(message)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Top up' }));
    await screen.findByRole('dialog', { name: 'Top up ₱500.00' });
    expect(screen.queryByText(message)).toBeNull();
  });

  it('offers top-ups with an API too, and hides them when it has none', async () => {
    applySettings({ VITE_API_BASE_URL: window.location.origin });
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const dialog = await openTopUp(app);
    server.use(refuse(404, 'Not found.'));
    await app.user.click(within(dialog).getByRole('button', { name: 'Top up ₱500.00' }));
    expect(await within(dialog).findByText("Top-ups aren't available for this account.")).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  });

  it('redirects to the e-wallet, and trusts only the server on the way back', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const bank = `${window.location.origin}/#bank`;
    let url = '';
    server.use(
      http.post(TOP_UP, async ({ request }) => {
        const own = await getResponse([...app.sandbox.handlers], request.clone());
        const body = (await own?.json()) as { data: { redirect_url: string } };
        url = body.data.redirect_url;
        return HttpResponse.json({ ...body, data: { ...body.data, redirect_url: bank } });
      }),
    );
    const dialog = await openTopUp(app);
    await app.user.click(within(dialog).getByRole('radio', { name: /GCash 0136/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Top up ₱500.00' }));
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    const reference = app.store.getState().booking.pendingTopUps[0]?.reference ?? '';
    expect(reference).toMatch(/^TP-/);

    // the URL says success before the bank has confirmed
    await act(() => app.router.navigate(`${PATHS.paymentSuccess}?reference=${reference}`));
    expect(await screen.findByRole('heading', { name: "GCash hasn't confirmed yet" })).toBeVisible();
    expect(walletOf(app)).toBe(2_480_00);

    const id = new URL(url).searchParams.get('id') ?? '';
    await fetch(new URL(`/sandbox/authorize/${id}`, window.location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ approve: true }),
    });
    await app.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Your wallet is topped up' })).toBeVisible();
    expect(document.title).toBe('Wallet Success - Logistix Global');
    expect(screen.getByText('Reference').nextElementSibling).toHaveTextContent(reference);
    expect(screen.getByText('Balance after').nextElementSibling).toHaveTextContent('₱2,980.00');
    expect(app.store.getState().booking.pendingTopUps).toEqual([]);
    expect(screen.getByRole('link', { name: 'View receipt' })).toHaveAttribute(
      'href',
      `/wallet/transactions?receipt=${reference}`,
    );
    await act(() => app.router.navigate(PATHS.wallet));
    const wallet = within(await screen.findByRole('region', { name: 'Wallet' }));
    expect(await wallet.findByText('₱2,980.00')).toBeVisible();
  });
});

describe('the pages that a bank redirects to', () => {
  it.each([PATHS.paymentSuccess, PATHS.paymentFailure])(
    '%s shows no payment for an unknown reference',
    async (path) => {
      await renderApp(`${path}?reference=TP-999999`, { as: 'andrea' });
      expect(await screen.findByRole('heading', { name: 'No payment to show' })).toBeVisible();
    },
  );

  it('keep the key of a later top-up whose response was lost', async () => {
    const { router, store, world } = await renderApp(PATHS.wallet, { as: 'andrea' });
    const earlier = world.transactions.find(({ type, status }) => type === 'Top Up' && status === 'Paid')!;
    const knownIds = world.transactions.map(({ id }) => String(id));
    const later = createPendingTopUp({ amount: 5000, knownIds });
    act(() => void store.dispatch(topUpStarted(later)));
    await act(() => router.navigate(`${PATHS.paymentSuccess}?reference=${earlier.reference}`));
    expect(await screen.findByRole('link', { name: 'View receipt' })).toBeVisible();
    expect(store.getState().booking.pendingTopUps).toEqual([later]);
  });

  it('explains a failed top-up, and links back with its amount', async () => {
    // without a method: another browser sent it
    await renderApp(`${PATHS.paymentFailure}?reference=TP-090002`, {
      as: 'andrea',
      world: (world) => {
        const last = world.transactions.find(({ type }) => type === 'Top Up')!;
        world.transactions.push({ ...last, id: 90_002, reference: 'TP-090002', status: 'Failed', amount: 750_00 });
      },
    });
    expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    expect(screen.getByText(/You were not charged/)).toBeVisible();
    expect(screen.getByText('Amount').nextElementSibling).toHaveTextContent('₱750.00');
    expect(screen.queryByText('Balance after')).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/wallet?amount=750');
    expect(document.title).toBe('Wallet Failed - Logistix Global');
  });
});
