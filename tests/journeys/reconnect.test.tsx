import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { openPriced } from './bookingPage';

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

/** Loses the calls of a path until the returned function is called. */
function loseCalls(path: string) {
  let isLost = true;
  server.use(http.all(path, () => (isLost ? HttpResponse.error() : undefined)));
  return () => (isLost = false);
}

describe('back online', () => {
  it('the price of a draft loads again', async () => {
    const { user } = await openPriced();
    const repair = loseCalls('*/api/bookings/quick-quotation');
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByText(/^The price did not load\./)).toBeVisible();
    repair();
    goOnline();
    expect(await screen.findByText('Updated just now')).toBeVisible();
    expect(screen.queryByText(/^The price did not load\./)).toBeNull();
  });

  it('the search for a place shows its results', async () => {
    const { user } = await openPriced();
    const repair = loseCalls('*/api/bookings/location');
    await user.click(screen.getByRole('button', { name: 'Edit pickup' }));
    await user.type(screen.getByRole('combobox', { name: 'Search a place' }), 'Gilmore');
    expect(await screen.findByText(/^We couldn't search places\./)).toBeVisible();
    repair();
    goOnline();
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(/Gilmore/);
    expect(screen.queryByText(/^We couldn't search places\./)).toBeNull();
  });

  it('a list loads again, except one that the server refused', async () => {
    const { router } = await renderApp(PATHS.settings, { as: 'andrea' });
    const repair = loseCalls('*/api/customers/addresses');
    server.use(http.get('*/api/payments', () => HttpResponse.json(null, { status: 500 })));
    const payments = countCalls('GET', '/api/payments');
    await act(() => router.navigate(PATHS.walletTransactions));
    expect(await screen.findByRole('heading', { name: 'Transactions did not load' })).toBeVisible();
    await act(() => router.navigate(PATHS.addresses));
    expect(await screen.findByRole('heading', { name: 'Addresses did not load' })).toBeVisible();
    repair();
    goOnline();
    expect(await screen.findByText(/^\d+ saved$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(payments()).toBe(1);
  });
});
