import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ANDREA } from '../accounts';
import { watchCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { storeSlice } from '../storedSlices';
import { settled } from '../time';
import { findAnnouncement } from './announcement';
import { fillInLogin, pressLogin } from './loginPage';

const REFRESH = 'POST /api/refresh-token';
const LOGGED_OUT_ELSEWHERE = 'You were logged out in another tab.';

const stored = () => JSON.stringify({ ...localStorage });

describe('a session', () => {
  it('continues unnoticed after it expires: one refresh, and the page loads', async () => {
    const calls = watchCalls();
    const { router, world, store } = await renderApp('/mybooking', {
      as: 'andrea',
    });
    await screen.findByRole('heading', { level: 1, name: 'My Bookings' });
    await waitFor(() => expect(calls.withBearer().length).toBeGreaterThan(0));
    const before = store.getState().user.token;
    world.sessions.forEach((session) => session.access.forEach((access) => (access.expires_at = 0)));
    await router.navigate('/dashboard');
    await waitFor(() => expect(store.getState().user.token).not.toBe(before));
    expect(calls.count(REFRESH)).toBe(1);
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends once at /session if it cannot be refreshed, and Ok leads home', async () => {
    const calls = watchCalls();
    const { router, user, world } = await renderApp('/mybooking', { as: 'andrea' });
    await screen.findByRole('heading', { level: 1, name: 'My Bookings' });
    // otherwise a late call of this page ends the session, and the login leads back here
    await settled();
    world.sessions.length = 0;
    // the loader covers the page until the code of /session is there
    const contents: string[] = [];
    const main = screen.getByRole('main');
    const observer = new MutationObserver(() => void contents.push(main.textContent));
    observer.observe(main, { childList: true, subtree: true });
    await router.navigate('/dashboard');
    const dialog = await screen.findByRole('dialog', { name: 'Session Expired' });
    // the dialog and the page load separate chunks
    await waitFor(() => expect(router.state.location.pathname).toBe('/session'));
    expect(await screen.findByText(/^You were logged out for your security/)).toBeInTheDocument();
    observer.disconnect();
    const footer = /^©/;
    expect(contents.filter((text) => footer.test(text))).toEqual([]);
    expect(contents).toContainEqual(expect.stringMatching(/^Loading\.\.\.©/));
    expect(calls.count(REFRESH)).toBe(1);
    expect(screen.getAllByText('You will be redirected to the login page')).toHaveLength(1);
    expect(stored()).not.toContain('Villanueva');
    const sent = calls.withBearer().length;
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(screen.queryByText('You will be redirected to the login page')).toBeNull());
    expect(calls.withBearer()).toHaveLength(sent);
    expect(await findAnnouncement(/^Send it across town or across the country\.$/)).toBeInTheDocument();
    // a login from there returns to the customer's last page
    const nav = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(nav).getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=%2Fdashboard');
  });

  it('ends at /session, without a loader, within 30 s of a refresh that gets no response', async () => {
    const calls = watchCalls();
    const { router, world } = await renderApp('/help', { as: 'andrea' });
    await screen.findByRole('heading', { level: 1 });
    await settled();
    world.sessions.forEach((session) => session.access.forEach((access) => (access.expires_at = 0)));
    server.use(http.post('*/api/refresh-token', () => delay('infinite')));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => router.navigate('/voucher'));
    await waitFor(() => expect(calls.count(REFRESH)).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    vi.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe('/session'));
    expect(await screen.findByRole('dialog', { name: 'Session Expired' })).toBeVisible();
    expect(await screen.findByText(/^You were logged out for your security/)).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).toBeNull();
    expect([calls.count(REFRESH), stored().includes('sbx_')]).toEqual([1, false]);
  });

  it('redirects from /session to the dashboard while it is valid, and Back skips /session', async () => {
    const { router } = await renderApp('/help', { as: 'andrea' });
    await screen.findByRole('heading', { level: 1 });
    await router.navigate('/session');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(screen.queryByText('Session Expired')).toBeNull();
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  });

  it('is still shown as expired after a reload of /session, with a link to the login', async () => {
    const { router } = await renderApp('/session');
    expect(await screen.findByRole('heading', { level: 1, name: 'Session Expired' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(router.state.location.pathname).toBe('/session');
  });

  it('ends at the click on LOGOUT, and leaves no private data', async () => {
    const calls = watchCalls();
    const { router, user } = await renderApp('/dashboard', { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'LOGOUT' }));
    const sent = calls.withBearer().length;
    expect(stored()).not.toMatch(/Villanueva|sbx_/);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 3000 });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByText(LOGGED_OUT_ELSEWHERE)).toBeNull();
    expect(screen.queryByText(/Villanueva/)).toBeNull();
    expect(calls.withBearer()).toHaveLength(sent);
  });

  it('ends here when it ends in another tab: the login page says so, and no call has a bearer', async () => {
    const calls = watchCalls();
    const { router } = await renderApp('/mybooking', { as: 'andrea' });
    await screen.findByRole('heading', { level: 1, name: 'My Bookings' });
    storeSlice('user', { token: null, sessionEpoch: 2 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const sent = calls.withBearer().length;
    expect(screen.queryByRole('heading', { level: 1, name: 'My Bookings' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.getByText(LOGGED_OUT_ELSEWHERE)).toBeVisible();
    expect(calls.withBearer()).toHaveLength(sent);
  });
});

describe('a session that expires in another tab', () => {
  it('ends at /session here too, and the login page names no logout', async () => {
    const calls = watchCalls();
    const { router, user } = await renderApp('/mybooking', { as: 'andrea' });
    await screen.findByRole('heading', { level: 1, name: 'My Bookings' });
    await settled();
    storeSlice('user', { token: null, sessionEpoch: 2, isSessionExpired: true });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/session'));
    const sent = calls.withBearer().length;
    const dialog = await screen.findByRole('dialog', { name: 'Session Expired' });
    expect(stored()).not.toMatch(/Villanueva|sbx_/);
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    await user.click(await within(nav).findByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fmybooking');
    expect(screen.queryByText(LOGGED_OUT_ELSEWHERE)).toBeNull();
    expect(calls.withBearer()).toHaveLength(sent);
  });
});

describe('a reload with a stored loader, open drawers and an open chat', () => {
  it('shows none of them, and starts no chat', async () => {
    const calls = watchCalls();
    const flags = ['loader', 'isShowDrawer', 'isShowMessageDrawer', 'isShowNotificationDrawer', 'isShowPin'];
    storeSlice('utils', Object.fromEntries([...flags, 'isShowConvo'].map((flag) => [flag, true])));
    await renderApp('/mybooking', {
      as: 'andrea',
      world: ({ bookings }) => {
        const booking = bookings.find(({ customer_id, status }) => customer_id === ANDREA && status === 'Ongoing');
        storeSlice('booking', {
          account: '1',
          exclusiveBooking: {
            bookingId: String(booking?.id),
            bookingNumber: booking?.booking_number,
            mode: 'exclusive',
            driverAccountNumber: 'DRV-0001',
            estimate: null,
          },
        });
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'My Bookings' });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(calls.all.filter(({ call }) => call.startsWith('POST /api/messages'))).toEqual([]);
  });
});

describe('a private page', () => {
  it('sends no private call for a visitor, and opens after the login', async () => {
    const calls = watchCalls();
    const { router, user } = await renderApp('/mybooking');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByRole('heading', { level: 1, name: 'My Bookings' })).toBeNull();
    expect(calls.withBearer()).toEqual([]);
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/mybooking');
  });

  it('stays closed for a stored login flag without a token', async () => {
    storeSlice('utils', { isLogin: true });
    const calls = watchCalls();
    const { router } = await renderApp('/mybooking');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(calls.withBearer()).toEqual([]);
    expect(
      within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Sign up' }),
    ).toBeVisible();
  });
});
