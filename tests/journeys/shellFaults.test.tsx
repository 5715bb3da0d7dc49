import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { bookingsApi } from '@/api/bookings';
import { messagesApi } from '@/api/messages';
import { vouchersApi } from '@/api/vouchers';
import { resizeTo } from '../browserWindow';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';

/** An object in place of a text, so that React throws. It goes into the cache: response validation would drop it. */
const NO_TEXT = { unexpected: 'object' };

// React logs what a boundary caught
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Refuses the list of the card and the rail until `mend` is called. */
function refuseOngoing() {
  let isRefused = true;
  server.use(
    http.get('*/api/bookings', () => (isRefused ? HttpResponse.json({ success: false }, { status: 500 }) : undefined)),
  );
  return {
    mend: () => {
      isRefused = false;
    },
  };
}

const nav = () => screen.getByRole('navigation', { name: 'Main' });

describe('a render error is contained', () => {
  it('in a page: the bars stay, with a retry and a link home', async () => {
    const { store } = await renderApp('/voucher', { as: 'andrea' });
    const vouchers = () => vouchersApi.endpoints.getVouchers.select()(store.getState()).data ?? [];
    await waitFor(() => expect(vouchers()).not.toEqual([]));
    const broken = vouchers().map((voucher) => ({ ...voucher, title: NO_TEXT }));
    await act(async () => {
      await store.dispatch(vouchersApi.util.upsertQueryData('getVouchers', undefined, broken as never));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page did not open' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(nav()).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  });

  it('in the sidebar: page and top bar stay, and a retry restores it', async () => {
    const { user, store } = await renderApp('/help', { as: 'andrea' });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(await within(sidebar).findByText('+2 more')).toBeVisible();
    const page = { data: [{ id: 1, booking_number: NO_TEXT, status: 'Ongoing', booking_routes: [] }], count: 1 };
    const args = { page: 0, status: 'Ongoing' } as const;
    await act(async () => {
      await store.dispatch(bookingsApi.util.upsertQueryData('getBookings', args, page as never));
    });
    expect(await within(sidebar).findByText(/The sidebar did not open\. The rest of the page works\./)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(nav()).toBeVisible();
    await act(async () => {
      await store.dispatch(bookingsApi.endpoints.getBookings.initiate(args, { subscribe: false, forceRefetch: true }));
    });
    await user.click(within(sidebar).getByRole('button', { name: 'Try again' }));
    expect(await within(sidebar).findByText('+2 more')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('in a drawer: its frame shows an error and closes; other drawers open, and a retry restores it', async () => {
    const { user, store } = await renderApp('/about', { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByRole('button', { name: /Noted po\. I strapped/ })).toBeVisible();
    const message = { message: NO_TEXT, date_created: '2026-07-16T10:08:00+08:00' };
    const broken = [{ id: 1, initiator: null, receiver: null, last_message: message }];
    await act(async () => {
      await store.dispatch(messagesApi.util.upsertQueryData('getConversations', undefined, broken as never));
    });
    expect(await screen.findByText('Chats did not open')).toBeVisible();
    expect(nav()).toBeVisible();
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))).toEqual(['Chats']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('link', { name: 'ADDRESSES' })).toBeVisible();
    const { getConversations } = messagesApi.endpoints;
    await act(async () => {
      await store.dispatch(getConversations.initiate(undefined, { subscribe: false, forceRefetch: true }));
    });
    await user.click(screen.getByRole('button', { name: 'Message' }));
    expect(await screen.findByRole('button', { name: /Noted po\. I strapped/ })).toBeVisible();
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))).toEqual(['Chats']);
  });
});

describe('ongoing bookings that did not load', () => {
  const DID_NOT_LOAD = 'Ongoing bookings did not load. Try again';

  it('show an error in the sidebar, and load with Try again', async () => {
    let bookings!: ReturnType<typeof refuseOngoing>;
    const { user } = await renderApp('/help', { as: 'andrea', world: () => void (bookings = refuseOngoing()) });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    const again = await within(sidebar).findByRole('button', { name: DID_NOT_LOAD });
    bookings.mend();
    await user.click(again);
    expect(await within(sidebar).findByText('+2 more')).toBeVisible();
    expect(screen.queryByRole('button', { name: DID_NOT_LOAD })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('show an error on the rail in place of their number', async () => {
    resizeTo(1180);
    let bookings!: ReturnType<typeof refuseOngoing>;
    const { user } = await renderApp('/help', { as: 'andrea', world: () => void (bookings = refuseOngoing()) });
    const rail = await screen.findByRole('complementary', { name: 'Sidebar, collapsed' });
    const again = await within(rail).findByRole('button', { name: DID_NOT_LOAD });
    bookings.mend();
    await user.click(again);
    expect(await within(rail).findByRole('link', { name: 'Ongoing bookings, 3' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByRole('button', { name: DID_NOT_LOAD })).toBeNull();
  });

  it('stay visible if they had loaded before', async () => {
    const { store } = await renderApp('/help', { as: 'andrea' });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(await within(sidebar).findByText('+2 more')).toBeVisible();
    refuseOngoing();
    const calls = countCalls('GET', '/api/bookings');
    act(() => void store.dispatch(baseApi.util.invalidateTags(['bookings'])));
    await settled();
    expect(calls()).toBeGreaterThan(0);
    expect(within(sidebar).getByText('+2 more')).toBeVisible();
    expect(screen.queryByRole('button', { name: DID_NOT_LOAD })).toBeNull();
  });
});

describe('a list that did not load, on a page with other content', () => {
  it('moves the focus to the page when its retry has left', async () => {
    let bookings!: ReturnType<typeof refuseOngoing>;
    const { user } = await renderApp('/booking/track-trace', {
      as: 'andrea',
      world: () => void (bookings = refuseOngoing()),
    });
    const main = await screen.findByRole('main');
    const again = await within(main).findByRole('button', { name: 'Try again' });
    bookings.mend();
    await user.click(again);
    expect(await within(main).findByRole('navigation', { name: 'Ongoing bookings' })).toBeVisible();
    expect(main).toHaveFocus();
  });
});
