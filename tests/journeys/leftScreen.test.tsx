import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp, type RenderOptions } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { withNotices } from './notificationDrawer';

/** Renders `/about` with an expired access token and a refresh that waits until it is released. */
async function withSlowRefresh(world?: RenderOptions['world']) {
  const app = await renderApp('/about', { as: 'andrea', world });
  await screen.findByRole('button', { name: /^Notification, / });
  const spent = app.store.getState().user.token;
  const { held, release } = createHold();
  server.use(http.post('*/api/refresh-token', () => held));
  app.world.sessions.forEach((session) => session.access.forEach((access) => (access.expires_at = 0)));
  return {
    ...app,
    refreshes: countCalls('POST', '/api/refresh-token'),
    release,
    /** Releases the refresh, and waits for all delayed responses. */
    refresh: async () => {
      const replayed = countCalls('GET', '/api/customers/addresses');
      release();
      await waitFor(() => expect(app.store.getState().user.token).not.toBe(spent));
      // calls that wait for the same refresh are replayed in order; this one is the last
      await act(() => app.router.navigate('/address'));
      await screen.findByRole('heading', { level: 1, name: 'Addresses' });
      await waitFor(() => expect(replayed()).toBe(1));
      await settled();
    },
  };
}

describe('a screen left during a token refresh', () => {
  it('shows no error', async () => {
    const app = await withSlowRefresh();
    const calls = countCalls('GET', '/api/vouchers');
    await act(() => app.router.navigate('/voucher'));
    await waitFor(() => expect([calls(), app.refreshes()]).toEqual([1, 1]));
    await act(() => app.router.navigate('/about'));
    await app.refresh();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('requests its data again when the customer returns to it', async () => {
    const app = await withSlowRefresh();
    const calls = countCalls('GET', '/api/vouchers');
    await act(() => app.router.navigate('/voucher'));
    await waitFor(() => expect(app.refreshes()).toBe(1));
    await act(() => app.router.navigate('/about'));
    await act(() => app.router.navigate('/voucher'));
    await screen.findByRole('heading', { level: 1, name: 'Vouchers' });
    expect(calls()).toBe(1);
    app.release();
    await waitFor(() => expect(calls()).toBe(2));
  });
});

describe('a logout during a token refresh', () => {
  it('keeps the token of the late response out of storage, and stays at the login', async () => {
    const app = await withSlowRefresh();
    const calls = countCalls('GET', '/api/vouchers');
    await act(() => app.router.navigate('/voucher'));
    await waitFor(() => expect([calls(), app.refreshes()]).toEqual([1, 1]));
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    await app.user.click(await screen.findByRole('button', { name: 'LOGOUT' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    app.release();
    // the server has made the token that this page must not keep
    await waitFor(() => expect(app.world.sessions.flatMap(({ access }) => access).at(-1)?.expires_at).not.toBe(0));
    // not `settled`: a call that the logout has cancelled never gets a response
    await act(async () => {
      for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    });
    expect(app.router.state.location.pathname).toBe('/login');
    expect(app.store.getState().user.token).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('sbx_');
    expect([calls(), app.refreshes()]).toEqual([1, 1]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a drawer closed during a token refresh', () => {
  it('shows no error of notifications', async () => {
    const app = await withSlowRefresh(withNotices(15));
    const calls = countCalls('GET', '/api/notifications');
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect([calls(), app.refreshes()]).toEqual([1, 1]));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.refresh();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads its list when it is opened again during the refresh', async () => {
    const app = await withSlowRefresh(withNotices(5));
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(app.refreshes()).toBe(1));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    app.release();
    await waitFor(() => expect(within(drawer).getAllByRole('listitem')).toHaveLength(5));
    expect(app.refreshes()).toBe(1);
  });
});
