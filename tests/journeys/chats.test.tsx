import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import { tokenRefreshed } from '@/store/user';
import { drawerToggled } from '@/store/utils';
import { ANDREA } from '../accounts';
import { setHidden } from '../browserWindow';
import { driver } from '../builders/booking';
import { spoilBookings } from '../builders/spoilBookings';
import { countCalls, watchCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { pass, settled } from '../time';
import { openChats, openNewest } from './chatDrawer';
import { handleThenAnswer } from './moneyFaults';

const POLL_MS = 3000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const REFUSAL = 'Chats rest until noon.';
const refuse = () => HttpResponse.json({ success: false, message: REFUSAL }, { status: 503 });

describe('the list of chats', () => {
  it('shows the name, the day as DD MMM and the last message', async () => {
    const lists = countCalls('GET', '/api/messages');
    const { drawer } = await openChats();
    const rows = await within(drawer).findAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toHaveTextContent(/\d{2} [A-Z][a-z]{2}Noted po\. I strapped them in the back\.$/);
    expect(lists()).toBe(1);
  });

  it('names the initiator as the title, or below the receiver when the reader is the initiator', async () => {
    const party = (
      account_number: string,
      first_name: string,
      last_name: string,
      profile_image: string | null = null,
    ) => ({ user_profile: { account_number, first_name, last_name, profile_image } });
    const andrea = party('20-418-7731', 'Andrea', 'Villanueva');
    const last_message = { message: 'Salamat po!', date_created: '2026-07-16T10:08:00+08:00' };
    const data = [
      { id: 1, initiator: andrea, receiver: party('DRV-1', 'Ramon', 'Cruz'), last_message },
      {
        id: 2,
        initiator: party('DRV-2', 'Liza', 'Santos', 'https://cdn.example/liza.png'),
        receiver: andrea,
        last_message,
      },
    ];
    const { drawer } = await openChats('andrea', () =>
      server.use(http.get('*/api/messages', () => HttpResponse.json({ success: true, message: '', data }))),
    );
    const rows = await within(drawer).findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('button').textContent.replace(/\s+/g, ' '))).toEqual([
      'Ramon Cruz Started by Andrea Villanueva 16 JulSalamat po!',
      'Liza Santos 16 JulSalamat po!',
    ]);
    expect(within(drawer).getByRole('img', { name: 'Ramon Cruz' }).tagName).toBe('SPAN');
    const image = within(drawer).getByRole('img', { name: 'Liza Santos' });
    expect(image).toHaveAttribute('src', 'https://cdn.example/liza.png');
    expect(within(drawer).getByRole('heading', { name: 'Chats' })).toBeVisible();
  });

  it('shows a dash without a last message', async () => {
    const { drawer } = await openChats('andrea', (fresh) => {
      fresh.messages.length = 0;
    });
    const rows = await within(drawer).findAllByRole('listitem');
    expect(rows).toHaveLength(6);
    rows.forEach((row) => expect(row).toHaveTextContent(/[a-z] -$/));
  });

  it('shows an empty state', async () => {
    await openChats('dina');
    expect(await screen.findByText('No results found.')).toBeVisible();
  });

  it('shows the error of the catalogue and retries on request', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    server.use(http.get('*/api/messages', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await app.user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByText('Error on getting chats')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  });

  it("shows the server's message", async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    server.use(http.get('*/api/messages', refuse));
    await app.user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByText(REFUSAL)).toBeVisible();
  });

  it('shows no error of an earlier visit when it opens again and loads', async () => {
    const { user } = await renderApp('/about', { as: 'andrea' });
    server.use(http.get('*/api/messages', refuse, { once: true }));
    const icon = await screen.findByRole('button', { name: 'Message' });
    await user.click(icon);
    const toast = (await screen.findByText(REFUSAL)).closest<HTMLElement>('[role=alert]');
    await user.click(within(toast!).getByRole('button', { name: 'Close' }));
    await user.click(icon);
    await user.click(icon);
    expect(await screen.findAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByText(REFUSAL)).toBeNull();
  });

  it('shows the error again, in place of the first, when it opens again and fails', async () => {
    const { user } = await renderApp('/about', { as: 'andrea' });
    const lists = countCalls('GET', '/api/messages');
    server.use(http.get('*/api/messages', refuse));
    const icon = await screen.findByRole('button', { name: 'Message' });
    await user.click(icon);
    const first = await screen.findByText(REFUSAL);
    await user.click(icon);
    await user.click(icon);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await settled();
    expect(lists()).toBe(2);
    expect(screen.getAllByText(REFUSAL)).toHaveLength(1);
  });

  it('keeps the known chats when a refresh fails', async () => {
    const { user, drawer } = await openChats();
    const [row] = await within(drawer).findAllByRole('listitem');
    await user.click(within(row as HTMLElement).getByRole('button'));
    await screen.findByRole('log', { name: 'Messages' });
    server.use(http.get('*/api/messages', () => new HttpResponse(null, { status: 500 })));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText('Error on getting chats')).toBeVisible();
    expect(within(drawer).getAllByRole('listitem')).toHaveLength(6);
  });

  it('sends no request when the token is the text Invalid Token', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    const calls = [countCalls('GET', '/api/messages'), countCalls('POST', '/api/messages/create')];
    act(() => {
      app.store.dispatch(tokenRefreshed('Invalid Token'));
      app.store.dispatch(drawerToggled('messages'));
    });
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(calls.map((count) => count())).toEqual([0, 0]);
  });
});

describe('the chat with the driver of a booking', () => {
  /** Opens the live detail of an ongoing delivery, which flags the conversation. */
  async function openFlagged(change?: (booking: Booking) => void) {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    if (change) spoilBookings(app.sandbox, change);
    const booking = app.world.bookings.find(
      ({ customer_id, status }) => customer_id === ANDREA && status === 'Ongoing',
    );
    await act(() => app.router.navigate(getLivePath(booking?.booking_number ?? '')));
    return { ...app, chat: await screen.findByRole('button', { name: 'Chat with driver' }) };
  }

  it('goes to the driver of the first appointment, also when another driver took over', async () => {
    let first: string | undefined;
    const { user, chat } = await openFlagged(({ booking_routes: [route] }) => {
      const appointment = route?.booking_appointments[0];
      if (!appointment) return;
      first = appointment.driver?.user.user_profile.account_number;
      const user_profile = { account_number: 'DRV-9999', first_name: 'Rodel', last_name: 'Magsino' };
      route?.booking_appointments.push({ ...appointment, driver: driver({ user: { user_profile } }) });
    });
    expect(await screen.findByText('Rodel Magsino')).toBeVisible();
    const calls = watchCalls();
    await user.click(chat);
    await screen.findByRole('log', { name: 'Messages' });
    const [start] = calls.of('POST /api/messages/create');
    expect(first).toMatch(/^DRV-/);
    expect(await start?.request.json()).toMatchObject({ account_number: first });
  });

  it("shows the server's message when it cannot be started", async () => {
    const { user, chat } = await openFlagged();
    server.use(http.post('*/api/messages/create', refuse));
    await user.click(chat);
    expect(await screen.findByText(REFUSAL)).toBeVisible();
  });

  it('falls back to the list when it cannot be started, and is requested again the next time', async () => {
    const { user, chat } = await openFlagged();
    const starts = countCalls('POST', '/api/messages/create');
    server.use(http.post('*/api/messages/create', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await user.click(chat);
    expect(await screen.findByText('Error on getting chats')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Noted po\. I strapped/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(chat);
    expect(await screen.findByRole('log', { name: 'Messages' })).toBeVisible();
    expect(starts()).toBe(2);
  });

  it('is requested once at each opening', async () => {
    const { user, chat } = await openFlagged();
    const starts = countCalls('POST', '/api/messages/create');
    for (const count of [1, 2]) {
      await user.click(chat);
      expect(await screen.findByRole('log', { name: 'Messages' })).toBeVisible();
      expect(starts()).toBe(count);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('is not reopened by the icon after the drawer was closed', async () => {
    const { user, chat } = await openFlagged();
    await user.click(chat);
    await screen.findByRole('log', { name: 'Messages' });
    const icon = screen.getByRole('button', { name: 'Message' });
    await user.click(icon);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(icon);
    expect(await screen.findByRole('button', { name: /Noted po\. I strapped/ })).toBeVisible();
    expect(screen.queryByRole('log', { name: 'Messages' })).toBeNull();
  });
});

describe('a conversation', () => {
  it('is grouped by DD-MM-YY and sorted, with times as hh:mm A and own messages at the right', async () => {
    const { log, box } = await openNewest();
    const days = within(log).getAllByRole('heading', { level: 3 });
    expect(days.length).toBeGreaterThanOrEqual(1);
    days.forEach((day) => expect(day).toHaveTextContent(/^\d{2}-\d{2}-\d{2}$/));
    expect(log).toHaveAttribute('aria-live', 'off');
    expect(log).toHaveAttribute('tabindex', '0');
    const bubbles = [...log.querySelectorAll('p')]
      .map(({ textContent }) => textContent)
      .filter((text) => /: /.test(text));
    expect(bubbles.map((text) => text.replace(/^.*?: /, ''))).toEqual([
      'Good day po, this is your driver. I am at the loading bay now.',
      'Hi! Coming down in two minutes.',
      'Okay po, no problem.',
      'Please keep everything dry, it may rain.',
      'Noted po. I strapped them in the back.',
    ]);
    const times = [...log.querySelectorAll('time')];
    times.forEach((time) => expect(time).toHaveTextContent(/^\d{2}:\d{2} (AM|PM)$/));
    const sides = [...log.querySelectorAll('p')]
      .filter(({ textContent }) => /: /.test(textContent))
      .map((bubble) => bubble.textContent.startsWith('You: ') === bubble.closest('.text-right') instanceof Element);
    expect(sides).toEqual([true, true, true, true, true]);
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('returns focus to its row on Back', async () => {
    const { user, drawer } = await openChats();
    const [, second] = await within(drawer).findAllByRole('listitem');
    await user.click(within(second as HTMLElement).getByRole('button'));
    await screen.findByRole('log', { name: 'Messages' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const rows = await within(drawer).findAllByRole('listitem');
    expect(within(rows[1] as HTMLElement).getByRole('button')).toHaveFocus();
  });

  it('ignores empty text and spaces', async () => {
    const { user, box } = await openNewest();
    const sends = countCalls('POST', '/api/messages/:id/create');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(box, '   {Enter}');
    expect(box).toBeRequired();
    expect(sends()).toBe(0);
  });

  it('sends a message once and shows one bubble, also after the poll that returns it', async () => {
    const { user, box, log } = await openNewest();
    const sends = countCalls('POST', '/api/messages/:id/create');
    const polls = countCalls('GET', '/api/messages/:id');
    await user.type(box, 'Where are you?');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(within(log).getAllByText('Where are you?')).toHaveLength(1);
    await waitFor(() => expect(polls()).toBeGreaterThanOrEqual(1), { timeout: POLL_MS + 2000 });
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(within(log).getAllByText('Where are you?')).toHaveLength(1);
    expect(sends()).toBe(1);
    expect(box).toHaveValue('');
  });

  it.each([
    ['rejected', () => new HttpResponse(null, { status: 500 })],
    ['lost', () => HttpResponse.error()],
  ])('restores a %s message into the input and sends it once on retry', async (_what, answer) => {
    const { user, box, log, world } = await openNewest();
    const sends = countCalls('POST', '/api/messages/:id/create');
    const before = world.messages.length;
    server.use(http.post('*/api/messages/:id/create', answer, { once: true }));
    await user.type(box, 'Please ring twice{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    expect(box).toHaveValue('Please ring twice');
    expect(within(log).queryByText('Please ring twice')).toBeNull();
    expect(world.messages).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(world.messages.filter(({ message }) => message === 'Please ring twice')).toHaveLength(1),
    );
    expect(sends()).toBe(2);
    expect(within(log).getAllByText('Please ring twice')).toHaveLength(1);
  });

  it('shows a message once that arrived although its response was lost', async () => {
    const app = await openNewest();
    const { user, box, log } = app;
    const sends = countCalls('POST', '/api/messages/:id/create');
    server.use(handleThenAnswer('POST', '/api/messages/:id/create', app, () => HttpResponse.error()));
    await user.type(box, 'Please ring twice{Enter}');
    await waitFor(() => expect(within(log).getByText('Please ring twice')).toBeVisible());
    await waitFor(() => expect(within(log).queryByText('Sending…')).toBeNull());
    await settled();
    expect(within(log).getAllByText('Please ring twice')).toHaveLength(1);
    expect(box).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sends()).toBe(1);
  });

  it("shows the server's message when it does not load", async () => {
    const { drawer, user } = await openChats();
    const [row] = await within(drawer).findAllByRole('listitem');
    server.use(http.get('*/api/messages/:id', refuse, { once: true }));
    await user.click(within(row as HTMLElement).getByRole('button'));
    expect(await screen.findByText(REFUSAL)).toBeVisible();
  });

  it('shows the error of the catalogue when it does not load', async () => {
    const { drawer, user } = await openChats();
    const [row] = await within(drawer).findAllByRole('listitem');
    server.use(http.get('*/api/messages/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await user.click(within(row as HTMLElement).getByRole('button'));
    expect(await screen.findByText('Error on retrieving conversation')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Noted po. I strapped them in the back.')).toBeVisible();
  });
});

describe('polling', () => {
  /** Opens a conversation under fake timers. The first poll may still use the real clock. */
  async function openPolled() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await openNewest();
    const polls = countCalls('GET', '/api/messages/:id');
    return { ...app, polls };
  }

  it('runs every 3 s while a conversation is open', async () => {
    const { polls } = await openPolled();
    for (let round = 0; round < 4; round += 1) {
      await pass(POLL_MS);
      await waitFor(() => expect(polls()).toBeGreaterThanOrEqual(round + 1));
    }
    expect(polls()).toBeLessThanOrEqual(5);
  });

  it('clears the input once it brings the lost message that was put back there', async () => {
    const { user, box, log, world, store } = await openPolled();
    const account = store.getState().user.user?.user.user_profile.account_number ?? '';
    const deliver = async (message: string) => {
      const [newest] = world.conversations;
      const id = 70_000 + world.messages.length;
      const created_at = Math.max(...world.messages.map((known) => known.created_at)) + 1;
      world.messages.push({ id, conversation_id: newest!.id, sender: account, message, created_at });
      await pass(POLL_MS);
    };
    const lose = async (message: string) => {
      server.use(http.post('*/api/messages/:id/create', () => HttpResponse.error(), { once: true }));
      await user.type(box, `${message}{Enter}`);
      await waitFor(() => expect(box).toHaveValue(message));
    };
    await deliver('I am here');
    await lose('I am here');
    await pass(POLL_MS);
    // the earlier message is not the lost one
    expect(box).toHaveValue('I am here');
    await deliver('I am here');
    expect(within(log).getAllByText('I am here')).toHaveLength(2);
    expect(box).toHaveValue('');

    await lose('Gate two');
    await user.type(box, ', please');
    await deliver('Gate two');
    expect(within(log).getByText('Gate two')).toBeVisible();
    expect(box).toHaveValue('Gate two, please');
  });

  it('stops on Back', async () => {
    const { polls, user } = await openPolled();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(6);
    const pollsBefore = polls();
    await pass(4 * POLL_MS);
    expect(polls()).toBe(pollsBefore);
  });

  it('stops when the drawer closes', async () => {
    const { polls, user } = await openPolled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const pollsBefore = polls();
    await pass(4 * POLL_MS);
    expect(polls()).toBe(pollsBefore);
  });

  it('stops when the page changes and the drawer closes', async () => {
    const { polls, router } = await openPolled();
    await act(() => router.navigate('/help'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const pollsBefore = polls();
    await pass(4 * POLL_MS);
    expect(polls()).toBe(pollsBefore);
  });

  it('pauses while the tab is hidden and runs once when it is visible again', async () => {
    const { polls } = await openPolled();
    setHidden(true);
    await pass(POLL_MS);
    const pollsBefore = polls();
    await pass(4 * POLL_MS);
    expect(polls()).toBe(pollsBefore);
    setHidden(false);
    await settled();
    expect(polls()).toBe(pollsBefore + 1);
  });

  it('only logs a failure and continues', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { polls } = await openPolled();
    server.use(http.get('*/api/messages/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await pass(POLL_MS);
    await waitFor(() => expect(polls()).toBe(1));
    await pass(POLL_MS);
    await waitFor(() => expect(polls()).toBe(2));
    expect(logged.mock.calls.map(([line]) => String(line).slice(0, 18))).toEqual(['[chat polling] 500']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Okay po, no problem.')).toBeVisible();
  });
});
