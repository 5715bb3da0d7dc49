import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS, getLivePath } from '@/config/paths';
import { notify } from '@/sandbox/notifications/notify';
import type { World } from '@/sandbox/world';
import { ANDREA, HARBOR } from '../accounts';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { pass, settled } from '../time';

afterEach(() => {
  vi.useRealTimers();
});

const BADGE_POLL_MS = 60_000;

/** Raises the credit limit of harbor.foods and sends the notification. */
function raiseCredit(world: World) {
  const record = world.customers.find(({ id }) => id === HARBOR);
  if (!record) throw new Error('harbor.foods is missing');
  record.credit_limit = 750_000_00;
  notify(world, HARBOR, {
    title: 'Your credit limit is now ₱750,000.00',
    type: 'Success',
    target: { kind: 'credit_limit', status: 'Approved', credit_limit: 750_000 },
    at: Date.now(),
  });
}

describe('a credit notification', () => {
  it('refetches the customer when it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world, store } = await renderApp(PATHS.about, { as: 'harbor.foods' });
    await screen.findByRole('button', { name: /^Notification/ });
    await pass(100);
    raiseCredit(world);
    await pass(BADGE_POLL_MS + 1000);
    await waitFor(() => expect(store.getState().user.user?.credit_limit).toBe(750_000));
  });

  it('shows the new limit on the open credit page and in the sidebar when it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world, router } = await renderApp(PATHS.walletCorporate, { as: 'harbor.foods' });
    expect(await screen.findByRole('img', { name: /of ₱500,000.00 used, ₱318,450.25 available$/ })).toBeVisible();
    await pass(100);
    raiseCredit(world);
    await pass(BADGE_POLL_MS + 1000);
    expect(await screen.findByRole('img', { name: /of ₱750,000.00 used, ₱568,450.25 available$/ })).toBeVisible();
    await act(() => router.navigate(PATHS.dashboard));
    expect(await within(await screen.findByLabelText('Balance')).findByText('₱568,450.25')).toBeVisible();
  });

  it('refetches the customer when View opens the current page', async () => {
    const { world, user } = await renderApp(PATHS.walletCorporate, { as: 'harbor.foods', world: raiseCredit });
    await user.click(await screen.findByRole('button', { name: /^Notification, / }));
    const [row] = await screen.findAllByRole('button', { name: /Your credit limit is now ₱750,000/ });
    await user.click(row as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /Your credit limit is now ₱750,000/ }));
    const customers = countCalls('GET', '/api/customers/');
    expect(world.customers.some(({ credit_limit }) => credit_limit === 750_000_00)).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'View' }));
    await waitFor(() => expect(customers()).toBe(1));
  });
});

describe('View of a credit notification', () => {
  it('fetches the customer and the transactions of the page that it opens once', async () => {
    const { user } = await renderApp(PATHS.walletTransactions, { as: 'harbor.foods', world: raiseCredit });
    await screen.findByRole('heading', { level: 1, name: 'Transactions' });
    await user.click(await screen.findByRole('button', { name: /^Notification, / }));
    const [row] = await screen.findAllByRole('button', { name: /Your credit limit is now ₱750,000/ });
    await user.click(row as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /Your credit limit is now ₱750,000/ }));
    await settled();
    const customers = countCalls('GET', '/api/customers/');
    const payments = countCalls('GET', '/api/payments');
    await user.click(dialog.getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('img', { name: /of ₱750,000.00 used/ })).toBeVisible();
    await settled();
    expect(customers()).toBe(1);
    expect(payments()).toBe(1);
  });
});

describe('a booking notification', () => {
  it('refetches the booking of the open page when it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world, router } = await renderApp(PATHS.help, { as: 'andrea' });
    const booking = world.bookings.find(({ customer_id, status }) => customer_id === ANDREA && status === 'Completed');
    if (!booking) throw new Error('andrea has no completed delivery');
    await act(() => router.navigate(getLivePath(booking.booking_number)));
    await screen.findByRole('heading', { level: 1, name: booking.booking_number });
    await pass(100);
    const routes = countCalls('POST', '/api/bookings/route/:id');
    // A completed delivery is not polled; only the notification refetches it.
    await pass(BADGE_POLL_MS + 1000);
    expect(routes()).toBe(0);
    notify(world, 1, {
      title: `${booking.booking_number} is returned`,
      type: 'Info',
      target: {
        kind: 'booking',
        booking_number: booking.booking_number,
        booking_type: 'exclusive',
        status: 'Completed',
      },
      at: Date.now(),
    });
    await pass(BADGE_POLL_MS);
    expect(routes()).toBe(1);
  });
});
