import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';

async function openMenu(as: string, path = '/about') {
  const app = await renderApp(path, { as });
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { ...app, drawer: await screen.findByRole('dialog', { name: 'Menu' }) };
}

describe('the side drawer', () => {
  it('shows a verified individual with the placeholder, the names, the badge and the type', async () => {
    const { drawer } = await openMenu('andrea');
    expect(within(drawer).getByText('Andrea Villanueva')).toBeVisible();
    expect(within(drawer).getByRole('img', { name: 'Andrea Villanueva' }).tagName).toBe('SPAN');
    expect(within(drawer).getByRole('img', { name: 'Verified' })).toBeVisible();
    expect(within(drawer).getByText('Individual')).toBeVisible();
    expect(within(drawer).queryByText('Verify Account')).toBeNull();
  });

  it('shows the profile image, and the page behind it dimmed', async () => {
    const app = await renderApp('/about', {
      as: 'andrea',
      world: (world) => {
        findDemoCustomer(world, 'andrea').profile.profile_image = 'https://cdn.example/andrea.png';
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const image = within(drawer).getByRole('img', { name: 'Andrea Villanueva' });
    expect(image).toHaveAttribute('src', 'https://cdn.example/andrea.png');
    expect(drawer.closest('.fixed')).toHaveClass('bg-ink-950/55');
  });

  it('shows Verify Account instead of the badge to an unverified customer', async () => {
    const { drawer, user, router } = await openMenu('bea');
    expect(within(drawer).getByText('Bea Lacson')).toBeVisible();
    expect(within(drawer).queryByRole('img', { name: 'Verified' })).toBeNull();
    await user.click(within(drawer).getByRole('link', { name: 'Verify Account' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/auth\/verification\/(sms|email)$/));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  it.each([
    { as: 'andrea', type: 'Individual', says: 'Wallet ₱2,480.00, 2 cards', leadsTo: '/wallet' },
    { as: 'harbor.foods', type: 'Corporate', says: 'Credit ₱318,450.25', leadsTo: '/wallet/corporate' },
  ])('has a tile for statement and payment methods that links $as to $leadsTo', async ({ as, type, says, leadsTo }) => {
    const { drawer } = await openMenu(as);
    expect(within(drawer).getByText(type)).toBeVisible();
    const tile = within(drawer).getByRole('link', { name: /^Statement and payment methods/ });
    expect(tile).toHaveAttribute('href', leadsTo);
    expect(await within(tile).findByText(says)).toBeVisible();
  });

  it('links to the wallet while its balance and cards cannot be loaded', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    server.use(http.get('*/api/payments/methods', () => HttpResponse.json({ message: 'Down' }, { status: 500 })));
    await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const tile = within(drawer).getByRole('link', { name: 'Statement and payment methods' });
    await waitFor(() => expect(tile.querySelector('.shimmer')).toBeNull());
    expect(tile).toHaveTextContent(/^Statement and payment methods$/);
  });

  it('has eight entries with their targets and the number of usable vouchers', async () => {
    const { drawer } = await openMenu('andrea');
    const menu = within(within(drawer).getByRole('navigation', { name: 'Account' }));
    await menu.findByText('ready to use');
    expect(menu.getByRole('link', { name: /^VOUCHERS/ })).toHaveTextContent(/^VOUCHERS 6 ready to use$/);
    const entries = menu.getAllByRole('link');
    expect(entries.map((entry) => [entry.textContent.replace(/\d.*$/, '').trim(), entry.getAttribute('href')])).toEqual(
      [
        ['ADDRESSES', '/address'],
        ['TRACK', '/booking/track-trace'],
        ['PAYMENT METHOD', '/payment-method'],
        ['VOUCHERS', '/voucher'],
        ['CALENDAR', '/my-calendar'],
        ['SETTINGS', '/settings'],
        ['HELP', '/help'],
      ],
    );
    expect(within(drawer).getByRole('button', { name: 'LOGOUT' })).toBeVisible();
  });

  it('shows no voucher count if the backend has none', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    server.use(
      http.get('*/api/vouchers', () => HttpResponse.json({ success: false, message: 'Not here.' }, { status: 404 })),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(drawer).getByRole('link', { name: 'VOUCHERS' })).toBeVisible();
    await within(drawer).findByText(/2 cards/);
    expect(within(drawer).getByRole('link', { name: 'VOUCHERS' })).toHaveTextContent(/^VOUCHERS$/);
  });

  it('leads back to the booking that is open, from each page that offers that', async () => {
    const { drawer, user, router } = await openMenu('andrea', '/booking/shared');
    const next = `?next=${encodeURIComponent('/booking/shared')}`;
    expect(within(drawer).getByRole('link', { name: 'PAYMENT METHOD' })).toHaveAttribute(
      'href',
      `/payment-method${next}`,
    );
    expect(within(drawer).getByRole('link', { name: 'ADDRESSES' })).toHaveAttribute('href', '/address');
    await user.click(within(drawer).getByRole('link', { name: /^Statement and payment methods/ }));
    expect(await screen.findByRole('link', { name: 'Continue your booking' })).toHaveAttribute(
      'href',
      '/booking/shared',
    );
    // the sidebar is there too; its link keeps the booking
    await user.click(within(screen.getByRole('region', { name: 'Balance' })).getByRole('link', { name: 'Wallet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe(`/wallet${next}`);
    expect(screen.getByText('Your booking is waiting.')).toBeVisible();
  });

  it('closes when an entry is followed, even to the current page', async () => {
    const { drawer, user, router } = await openMenu('andrea', '/help');
    await user.click(within(drawer).getByRole('link', { name: 'HELP' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/help');
  });

  it('logs out to the login screen', async () => {
    const { drawer, user, router, store } = await openMenu('andrea');
    await user.click(within(drawer).getByRole('button', { name: 'LOGOUT' }));
    expect(store.getState().utils.loader).toBe(true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 5000 });
    expect(store.getState().user.token).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});

describe('opening and closing a drawer', () => {
  it('is toggled by its icon, which announces its state', async () => {
    const { user } = await openMenu('andrea');
    const icon = screen.getByRole('button', { name: 'Menu' });
    expect(icon).toHaveAttribute('aria-expanded', 'true');
    await user.click(icon);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(icon).toHaveAttribute('aria-expanded', 'false');
    expect(icon).toHaveFocus();
  });

  it('takes the focus in, keeps it, and returns it to the opener on Escape', async () => {
    const { user, drawer } = await openMenu('andrea');
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    for (let press = 0; press < 12; press += 1) {
      await user.tab();
      expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('is replaced by another drawer', async () => {
    const { user } = await openMenu('andrea');
    await user.click(screen.getByRole('button', { name: /^Notification/ }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Message' }));
    expect(await screen.findByRole('dialog', { name: 'Chats' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is closed by Back first; the next Back leaves the page', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    await act(() => app.router.navigate('/help'));
    await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.pathname).toBe('/help');
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/about'));
  });

  it('requests the payment methods once, however often it opens', async () => {
    const methods = countCalls('GET', '/api/payments/methods');
    const { user } = await openMenu('andrea');
    const icon = screen.getByRole('button', { name: 'Menu' });
    await user.click(icon);
    await user.click(icon);
    expect(await screen.findByText(/2 cards/)).toBeVisible();
    expect(methods()).toBe(1);
  });
});
