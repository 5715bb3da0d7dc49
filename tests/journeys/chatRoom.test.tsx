import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '@/api/wire';
import { getServerTime } from '@/lib/http/serverClock';
import { daysToMs, toManilaDay } from '@/sandbox/clock';
import type { World } from '@/sandbox/world';
import { signedIn } from '@/store/user';
import { drawerToggled } from '@/store/utils';
import { countCalls, onCall } from '../calls';
import { createHold } from '../hold';
import { server } from '../server';
import { settled } from '../time';
import { openChats, openNewest } from './chatDrawer';

const OVER = /^This delivery is over\./;

/** Removes the response fields that are not in the specification, like another backend. */
function omitClosedFlag() {
  server.use(
    http.get('*/api/messages/:id', async ({ request }) => {
      const headers = { 'x-passed-on': '1', authorization: request.headers.get('authorization') ?? '' };
      if (request.headers.get('x-passed-on')) return undefined;
      const body = (await (await fetch(request.url, { headers })).json()) as { data: Conversation };
      delete body.data.is_closed;
      delete body.data.booking_number;
      return HttpResponse.json(body);
    }),
  );
}

/** Holds back the response to each message; returns a hold per request, in their order. */
function holdMessages() {
  const holds: ReturnType<typeof createHold>[] = [];
  const handler = http.post('*/api/messages/:id/create', () => {
    const hold = createHold();
    holds.push(hold);
    return hold.held;
  });
  server.use(handler);
  return holds;
}

describe('a delivery that is over', () => {
  it('has a read-only chat with a note and no composer', async () => {
    const { drawer, user, world } = await openChats();
    const rows = await within(drawer).findAllByRole('listitem');
    await user.click(within(rows.at(-1) as HTMLElement).getByRole('button'));
    expect(await screen.findByText(OVER)).toBeVisible();
    expect(screen.getByText('Delivered po. Thank you!')).toBeVisible();
    expect(screen.queryByPlaceholderText('Enter your message...')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull();
    const number = within(drawer)
      .getByText(/^Latest booking LGX-\d+-\d+$/)
      .textContent.replace('Latest booking ', '');
    expect(world.bookings.find(({ booking_number }) => booking_number === number)?.status).toBe('Completed');
  });

  it('closes an open chat at the next poll and keeps the typed text', async () => {
    const { user, box, sandbox } = await openNewest();
    const sends = countCalls('POST', '/api/messages/:id/create');
    await user.type(box, 'Please ring twice');
    sandbox.clock.jumpAhead(48 * 3_600_000);
    expect(await screen.findByText(OVER, undefined, { timeout: 6000 })).toBeVisible();
    expect(screen.queryByPlaceholderText('Enter your message...')).toBeNull();
    expect(screen.getByLabelText('Not sent')).toHaveValue('Please ring twice');
    expect(sends()).toBe(0);
  });

  it('closes the chat when a message is refused and the server sends no flag', async () => {
    const { drawer, user } = await openChats();
    omitClosedFlag();
    await user.click(await within(drawer).findByRole('button', { name: /Noted po\. I strapped/ }));
    const box = await screen.findByPlaceholderText('Enter your message...');
    await screen.findByText('Okay po, no problem.');
    const sends = countCalls('POST', '/api/messages/:id/create');
    const refusal = 'LGX-1 is over: nothing more can be sent.';
    server.use(
      http.post('*/api/messages/:id/create', () =>
        HttpResponse.json({ success: false, message: refusal }, { status: 409 }),
      ),
    );
    await user.type(box, 'Are you there?{Enter}');
    await waitFor(() => expect(screen.queryByPlaceholderText('Enter your message...')).toBeNull());
    expect(screen.getAllByText(refusal)).toHaveLength(2);
    expect(screen.getByLabelText('Not sent')).toHaveValue('Are you there?');
    expect(sends()).toBe(1);
  });
});

describe('the composer', () => {
  it('sends a quick reply once and keeps the typed text', async () => {
    const { user, box, log, world } = await openNewest();
    const sends = countCalls('POST', '/api/messages/:id/create');
    await user.type(box, 'By the way');
    await user.dblClick(screen.getByRole('button', { name: 'I am coming down.' }));
    await waitFor(() => expect(world.messages.some(({ message }) => message === 'I am coming down.')).toBe(true));
    expect(await within(log).findByText('I am coming down.')).toBeVisible();
    expect(box).toHaveValue('By the way');
    expect(sends()).toBe(1);
  });

  it('keeps the typed text as it is when a quick reply is rejected', async () => {
    const { user, box, world } = await openNewest();
    server.use(http.post('*/api/messages/:id/create', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await user.type(box, 'By the way');
    await user.click(screen.getByRole('button', { name: 'Salamat po!' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    expect(box).toHaveValue('By the way');
    await user.click(screen.getByRole('button', { name: 'Salamat po!' }));
    await waitFor(() => expect(world.messages.some(({ message }) => message === 'Salamat po!')).toBe(true));
  });

  it('says which rule of the server a rejected message breaks', async () => {
    const { user, box } = await openNewest();
    const refusal = { success: false, message: 'Validation failed.', errors: { message: ['Links are not allowed.'] } };
    server.use(http.post('*/api/messages/:id/create', () => HttpResponse.json(refusal, { status: 422 })));
    await user.type(box, 'See example.ph{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Validation failed. Links are not allowed.');
    expect(box).toHaveValue('See example.ph');
  });

  it('restores rejected messages in the order of typing', async () => {
    const { user, box } = await openNewest();
    const { held, release } = createHold();
    server.use(http.post('*/api/messages/:id/create', () => held.then(() => HttpResponse.error())));
    await user.type(box, 'One{Enter}Two{Enter}Three');
    expect(box).toHaveValue('Three');
    release();
    await waitFor(() => expect(box).toHaveValue('One Two Three'));
  });

  it('sends messages in the order of typing while another one is in flight', async () => {
    const { user, box, world } = await openNewest();
    await user.type(box, 'One{Enter}Two{Enter}');
    await waitFor(() => {
      const own = world.messages.filter(({ message }) => message === 'One' || message === 'Two');
      expect(own.sort((a, b) => a.id - b.id).map(({ message }) => message)).toEqual(['One', 'Two']);
    });
  });

  it('shows a message that waits for another one in flight', async () => {
    const { user, box, log, world } = await openNewest();
    const holds = holdMessages();
    await user.type(box, 'Okay{Enter}Two{Enter}Okay{Enter}');
    const shown = () =>
      within(log)
        .getAllByText(/^(Okay|Two)$/)
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(['You: Okay', 'You: Two', 'You: Okay']));
    expect(within(log).getAllByText('Sending…')).toHaveLength(3);
    for (let count = 1; count <= 3; count += 1) {
      await waitFor(() => expect(holds).toHaveLength(count));
      holds[count - 1]?.release();
      await waitFor(() => expect(within(log).queryAllByText('Sending…')).toHaveLength(3 - count));
      expect(shown()).toHaveLength(3);
    }
    const own = world.messages.map(({ message }) => message).filter((message) => /^(Okay|Two)$/.test(message));
    expect(own).toEqual(['Okay', 'Two', 'Okay']);
  });

  it('shows a message in flight under the day of the server', async () => {
    const { user, box, log, sandbox } = await openNewest();
    const ahead = Date.now() + daysToMs(3);
    server.use(
      http.all('*/api/*', async ({ request }) => {
        const answer = await getResponse([...sandbox.handlers], request.clone());
        const headers = new Headers(answer?.headers);
        headers.set('Date', new Date(ahead).toUTCString());
        return new HttpResponse(answer?.body, { status: answer?.status, headers });
      }),
    );
    await waitFor(() => expect(getServerTime()).toBeGreaterThan(ahead - 60_000));
    const holds = holdMessages();
    await user.type(box, 'Okay{Enter}');
    const day = toManilaDay(ahead)
      .split('-')
      .reverse()
      .join('-')
      .replace(/-20(..)$/, '-$1');
    expect(await within(log).findByText(day)).toBeVisible();
    expect(within(log).getByText('Sending…')).toBeVisible();
    await waitFor(() => expect(holds).toHaveLength(1));
    holds[0]?.release();
    await waitFor(() => expect(within(log).queryByText('Sending…')).toBeNull());
  });

  it('shows a message in flight next to an equal one that was sent', async () => {
    const { user, box, log, world } = await openNewest();
    const holds = holdMessages();
    await user.type(box, 'Okay{Enter}Okay{Enter}');
    await waitFor(() => expect(holds).toHaveLength(1));
    holds[0]?.release();
    await waitFor(() => expect(holds).toHaveLength(2));
    await waitFor(() => expect(within(log).getAllByText('Okay')).toHaveLength(2));
    holds[1]?.release();
    await waitFor(() => expect(world.messages.filter(({ message }) => message === 'Okay')).toHaveLength(2));
    expect(within(log).getAllByText('Okay')).toHaveLength(2);
  });

  it('keeps the unsent text of each conversation while the drawer is closed, and over a reload', async () => {
    const { user, box } = await openNewest();
    await user.type(box, 'Wait for');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Message' }));
    const rows = await within(await screen.findByRole('dialog', { name: 'Chats' })).findAllByRole('listitem');
    await user.click(within(rows[1] as HTMLElement).getByRole('button'));
    expect(await screen.findByPlaceholderText('Enter your message...')).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: /Noted po\. I strapped/ }));
    const again = await screen.findByPlaceholderText('Enter your message...');
    expect(again).toHaveValue('Wait for');
    cleanup();
    expect((await openNewest()).box).toHaveValue('Wait for');
  });

  it('returns messages that a reload interrupted to the input, but not those that arrived', async () => {
    const { user, box, store } = await openNewest();
    const account = store.getState().user.user?.user.user_profile.account_number ?? '';
    const holds = holdMessages();
    await user.type(box, 'Where are you?{Enter}I am at gate 2{Enter}Blue gate');
    await waitFor(() => expect(holds).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const { log } = await openNewest(({ conversations: [newest], messages }) => {
      const arrived = { id: 70_000, sender: account, message: 'Where are you?', created_at: Date.now() };
      if (newest) messages.push({ ...arrived, conversation_id: newest.id });
    });
    const getBox = () => screen.getByPlaceholderText('Enter your message...');
    await waitFor(() => expect(getBox()).toHaveValue('I am at gate 2 Blue gate'));
    expect(within(log).getAllByText('Where are you?')).toHaveLength(1);
    cleanup();
    await openNewest();
    expect(getBox()).toHaveValue('I am at gate 2 Blue gate');
    holds[0]?.release();
    // the closed page puts its message back; the next test would find it
    await settled();
  });

  it('forgets the unsent text with its session, also that of a message on its way', async () => {
    const { user, box, store } = await openNewest();
    const { user: customer, token } = store.getState().user;
    const expired = () => HttpResponse.json({ success: false, message: 'Expired' }, { status: 401 });
    server.use(http.post('*/api/messages/:id/create', expired), http.post('*/api/refresh-token', expired));
    await user.type(box, 'Where are you?{Enter}Wait for');
    expect(await screen.findByRole('dialog', { name: 'Session Expired' })).toBeVisible();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(store.getState().toasts.items).toEqual([]);
    expect(sessionStorage.getItem('unsent')).toBeNull();
    act(() => void store.dispatch(signedIn({ access: token ?? '', customer: customer! })));
    // the drawer opens on the new page: the navigation to it closes an open drawer
    await screen.findByRole('heading', { name: 'About Logistix Global' });
    act(() => void store.dispatch(drawerToggled('messages')));
    const chats = within(await screen.findByRole('dialog', { name: 'Chats' }));
    await user.click(await chats.findByRole('button', { name: /Noted po\. I strapped/ }));
    expect(await screen.findByPlaceholderText('Enter your message...')).toHaveValue('');
  });
});

describe('a long conversation', () => {
  const TOTAL = 110;
  /** Adds 110 messages, one a minute; a page of the sandbox has 100. */
  const withMany = (fresh: World) => {
    const [newest] = fresh.conversations;
    const conversation = fresh.conversations.find(({ id }) => id === newest?.id);
    if (!conversation) return;
    const last = Math.max(...fresh.messages.map(({ created_at }) => created_at));
    fresh.messages = Array.from({ length: TOTAL }, (_, index) => ({
      id: 50_000 + index,
      conversation_id: conversation.id,
      sender: conversation.driver_account,
      message: `Line ${index + 1}`,
      created_at: last - (TOTAL - 1 - index) * 60_000,
    }));
  };

  it('shows the newest page, and the earlier page on request, each message once', async () => {
    const { drawer, user } = await openChats('andrea', withMany);
    await user.click(await within(drawer).findByRole('button', { name: /Line 110/ }));
    const log = await screen.findByRole('log', { name: 'Messages' });
    await within(log).findByText('Line 110');
    expect(within(log).queryByText('Line 10')).toBeNull();
    const earlier: string[] = [];
    onCall('GET', '/api/messages/:id', ({ url }) => earlier.push(...new URL(url).searchParams.getAll('page')));
    await user.dblClick(within(log).getByRole('button', { name: 'Show earlier messages' }));
    expect(await within(log).findByText('Line 1')).toBeInTheDocument();
    expect(within(log).getAllByText(/^Line \d+$/)).toHaveLength(TOTAL);
    expect(earlier).toEqual(['1']);
    await waitFor(() => expect(within(log).queryByRole('button', { name: 'Show earlier messages' })).toBeNull());
  });

  it('reports a failed earlier page and requests the same one again', async () => {
    const { drawer, user } = await openChats('andrea', withMany);
    await user.click(await within(drawer).findByRole('button', { name: /Line 110/ }));
    const more = await screen.findByRole('button', { name: 'Show earlier messages' });
    server.use(
      http.get('*/api/messages/:id', ({ request }) =>
        new URL(request.url).searchParams.get('page') === '1' ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    await user.click(more);
    expect(await screen.findByText('Error on retrieving conversation')).toBeVisible();
    act(() => server.resetHandlers());
    await user.click(more);
    expect(await screen.findByText('Line 1')).toBeInTheDocument();
  });

  it('offers earlier messages again after more than a page arrived at once', async () => {
    const { drawer, user, world } = await openChats('andrea', withMany);
    // a server without pages sends the newest messages for every page
    server.use(
      http.get('*/api/messages/:id', async ({ request }) => {
        const url = new URL(request.url);
        if (!url.searchParams.has('page')) return undefined;
        url.searchParams.delete('page');
        return fetch(url, { headers: { authorization: request.headers.get('authorization') ?? '' } });
      }),
    );
    await user.click(await within(drawer).findByRole('button', { name: /Line 110/ }));
    const name = 'Show earlier messages';
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    const last = world.messages.at(-1)!;
    for (let index = 1; index <= 150; index += 1) {
      const created_at = last.created_at + index * 10;
      world.messages.push({ ...last, id: last.id + index, message: `Later ${index}`, created_at });
    }
    expect(await screen.findByText('Later 150', undefined, { timeout: 6000 })).toBeVisible();
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
