import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logout } from '@/store/logout';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { pass, settled } from '../time';
import { openChats, openNewest } from './chatDrawer';

const POLL_MS = 3000;
/** Skips the contract check for a deliberate fault. */
const OFF_CONTRACT = { headers: { 'x-contract': 'off' } };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Holds back the next response of a path until `release`; the sandbox handles the request first. */
function holdNext(path: string) {
  const { held, release } = createHold();
  let isIntercepted = false;
  server.use(
    http.get(path, async ({ request }) => {
      if (isIntercepted) return undefined;
      isIntercepted = true;
      const response = await fetch(request.clone());
      await held;
      return response;
    }),
  );
  return { release, wasRequested: () => isIntercepted };
}

describe('chat polls', () => {
  it('that respond late do not remove a message sent since', async () => {
    const { user, box, log } = await openNewest();
    const polls = countCalls('GET', '/api/messages/:id');
    const slow = holdNext('*/api/messages/:id');
    await waitFor(() => expect(slow.wasRequested()).toBe(true), { timeout: 2 * POLL_MS });
    await user.type(box, 'Newer than the poll{Enter}');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    const atRelease = polls();
    slow.release();
    await waitFor(() => expect(polls()).toBeGreaterThan(atRelease), { timeout: 2 * POLL_MS });
    expect(within(log).getAllByText('Newer than the poll')).toHaveLength(1);
  });

  it('of the previous conversation never show in the next one', async () => {
    const { drawer, user } = await openChats();
    const rows = await within(drawer).findAllByRole('listitem');
    const slow = holdNext('*/api/messages/:id');
    await user.click(within(rows[0] as HTMLElement).getByRole('button'));
    await waitFor(() => expect(slow.wasRequested()).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: /on the way now/ }));
    expect(await screen.findByText('Goods are loaded, on the way now.')).toBeVisible();
    slow.release();
    await settled();
    expect(screen.queryByText('Okay po, no problem.')).toBeNull();
    const messages = within(screen.getByRole('log', { name: 'Messages' }));
    expect(messages.getByText('Goods are loaded, on the way now.')).toBeVisible();
  });

  it('slow down after three failures, to 30 s at most, and recover', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openNewest();
    const starts: number[] = [];
    let isDown = true;
    server.use(
      http.get('*/api/messages/:id', () => {
        starts.push(Date.now());
        return isDown ? new HttpResponse(null, { status: 500 }) : undefined;
      }),
    );
    for (let second = 0; second < 75; second += 1) await pass(1000);
    isDown = false;
    for (let second = 0; second < 36; second += 1) await pass(1000);
    const gaps = starts.slice(1).map((start, index) => Math.round((start - (starts[index] ?? 0)) / 1000));
    expect(gaps.slice(0, 5)).toEqual([3, 3, 6, 12, 30]);
    expect(gaps.slice(6, 8)).toEqual([3, 3]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).toHaveBeenCalledTimes(6);
  });

  it('pause while the device is offline and continue within 6 s of its return', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openNewest();
    const polls = countCalls('GET', '/api/messages/:id');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await pass(POLL_MS);
    const pollsBefore = polls();
    await pass(30_000);
    expect(polls()).toBe(pollsBefore);
    expect(screen.getByText('Okay po, no problem.')).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(1000);
    expect(polls()).toBe(pollsBefore + 1);
    await pass(POLL_MS);
    expect(polls()).toBe(pollsBefore + 2);
  });

  it('stop at logout', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { store } = await openNewest();
    await pass(POLL_MS);
    const polls = countCalls('GET', '/api/messages/:id');
    await act(async () => {
      void store.dispatch(logout());
      await vi.advanceTimersByTimeAsync(10_000);
    });
    expect(polls()).toBe(0);
  });

  it('that return HTML with a 200 count as failed and leave the page intact', async () => {
    const { drawer, user } = await openChats();
    const [row] = await within(drawer).findAllByRole('listitem');
    server.use(
      http.get('*/api/messages/:id', () => HttpResponse.html('<!doctype html><h1>Welcome</h1>', OFF_CONTRACT), {
        once: true,
      }),
    );
    await user.click(within(row as HTMLElement).getByRole('button'));
    expect(await screen.findByText('Error on retrieving conversation')).toBeVisible();
    expect(screen.queryByText('Welcome')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Okay po, no problem.')).toBeVisible();
  });
});

describe('fields that the server omits', () => {
  const NO_PROFILE = { user_profile: null };
  const respondWith = (data: unknown) => HttpResponse.json({ success: true, message: 'OK', data }, OFF_CONTRACT);

  it('show as a placeholder and a dash', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    const conversation = { id: 7, initiator: NO_PROFILE, receiver: null, last_message: null };
    const message = { id: 1, message: '<img src=x onerror=alert(1)>', date_created: null, sender: null };
    server.use(
      http.get('*/api/messages', () => respondWith([conversation])),
      http.get('*/api/messages/:id', () =>
        respondWith({ ...conversation, conversation_messages: { data: [message] } }),
      ),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Message' }));
    const row = within(await screen.findByRole('dialog', { name: 'Chats' }));
    const [item] = await row.findAllByRole('listitem');
    expect(item).toHaveTextContent(/-$/);
    await app.user.click(within(item as HTMLElement).getByRole('button'));
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '-' })).toBeVisible();
  });
});
