import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { World } from '@/sandbox/world';
import { ANDREA } from '../accounts';
import { renderApp } from '../render';
import { server } from '../server';

/** A session without its stored customer; the request to the server waits until it is released. */
function withoutRecord(customerId: number) {
  let letGo: (answer: Response | undefined) => void = () => undefined;
  const held = new Promise<Response | undefined>((resolve) => {
    letGo = resolve;
  });
  const world = ({ sessions }: World) => {
    const inAMinute = Date.now() + 60_000;
    const access = [{ token: 'sbx_access_1', expires_at: inAMinute }];
    sessions.push({ customer_id: customerId, refresh: null, refresh_expires_at: inAMinute, access });
    localStorage.setItem('user', JSON.stringify({ token: JSON.stringify('sbx_access_1') }));
    server.use(http.get('*/api/customers/', () => held, { once: true }));
  };
  return { world, letGo: () => letGo(undefined), refuse: () => letGo(HttpResponse.json(REFUSAL, { status: 500 })) };
}

const REFUSAL = { success: false, message: 'Records rest until noon.' };

const idOf = async (username: string) => {
  const { seedWorld } = await import('@/sandbox/seed/seedWorld');
  return seedWorld(Date.now(), 1).customers.find((customer) => customer.username === username)?.id ?? 0;
};

describe('without the customer’s record', () => {
  it('the sidebar shows a company neither Points nor a zero balance', async () => {
    const record = withoutRecord(await idOf('harbor.foods'));
    const { user } = await renderApp('/vouchers', record);
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(await drawer.findByText('Statement and payment methods')).toBeVisible();
    expect(screen.queryByText(/Points|Individual|₱0\.00/)).toBeNull();
    record.letGo();
    expect(await drawer.findByText('Corporate')).toBeVisible();
    expect(await drawer.findByText(/^Credit ₱/)).toBeVisible();
  });

  it('the wallet shows an error, and loads on another try', async () => {
    const record = withoutRecord(ANDREA);
    const { user } = await renderApp('/wallet', record);
    expect(await screen.findByText('Your wallet is loading')).toBeInTheDocument();
    record.refuse();
    expect(await screen.findByText('Records rest until noon.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Amount in pesos')).toBeVisible();
  });

  it('the balance card shows an error too', async () => {
    const record = withoutRecord(ANDREA);
    const { user } = await renderApp('/settings', record);
    record.refuse();
    await user.click(await screen.findByRole('button', { name: 'Your balance did not load. Try again' }));
    const balance = within(await screen.findByRole('region', { name: 'Balance' }));
    expect(balance.getByRole('heading', { name: 'Points' })).toBeVisible();
  });

  it('verification waits for it, shows an error, and continues once it loads', async () => {
    const record = withoutRecord(await idOf('bea'));
    const { user } = await renderApp('/auth/verification/email?q=bG9naW4%3D', record);
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(screen.getByText('Your account is loading')).toBeInTheDocument();
    record.refuse();
    expect(await screen.findByText('Records rest until noon.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Later' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('bea.lacson@example.ph')).toBeVisible());
  });
});
