import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '@/api/wire';
import type { World } from '@/sandbox/world';
import { countCalls } from '../calls';
import { server } from '../server';
import { openChats, openNewest } from './chatDrawer';

const OVER = /^This delivery is over\./;

/** As another backend might say it: without the fields that are not in the specification. */
function withoutClosing() {
  server.use(
    http.get('*/api/messages/:id', async ({ request }) => {
      const headers = { 'x-passed-on': '1', authorization: request.headers.get('authorization') ?? '' };
      if (request.headers.get('x-passed-on')) return undefined;
      const answer = (await (await fetch(request.url, { headers })).json()) as { data: Conversation };
      delete answer.data.is_closed;
      delete answer.data.booking_number;
      return HttpResponse.json(answer);
    }),
  );
}

describe('a delivery that is over', () => {
  it('leaves its chat to be read: it says so, and there is nothing to write with', async () => {
    const { drawer, user, world } = await openChats();
    const rows = await within(drawer).findAllByRole('listitem');
    await user.click(within(rows.at(-1) as HTMLElement).getByRole('button'));
    expect(await screen.findByText(OVER)).toBeVisible();
    expect(screen.getByText('Delivered po. Thank you!')).toBeVisible();
    expect(screen.queryByPlaceholderText('Enter your message...')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull();
    const number = within(drawer).getByText(/^LGX-\d+-\d+$/).textContent;
    expect(world.bookings.find(({ booking_number }) => booking_number === number)?.status).toBe('Completed');
  });

  it('ends the writing while one writes: the next poll says so, and the text is not lost', async () => {
    const { user, box, sandbox } = await openNewest();
    const sends = countCalls('POST', '/api/messages/:id/create');
    await user.type(box, 'Please ring twice');
    sandbox.clock.jumpAhead(48 * 3_600_000);
    expect(await screen.findByText(OVER, undefined, { timeout: 6000 })).toBeVisible();
    expect(screen.queryByPlaceholderText('Enter your message...')).toBeNull();
    expect(screen.getByLabelText('Not sent')).toHaveValue('Please ring twice');
    expect(sends()).toBe(0);
  });

  it('is learned from a refused message where the server says nothing else', async () => {
    const { drawer, user } = await openChats();
    withoutClosing();
    await user.click(await within(drawer).findByRole('button', { name: /Noted po\. I strapped/ }));
    const box = await screen.findByPlaceholderText('Enter your message...');
    await screen.findByText('Okay po, no problem.');
    const sends = countCalls('POST', '/api/messages/:id/create');
    const words = 'LGX-1 is over: nothing more can be sent.';
    server.use(
      http.post('*/api/messages/:id/create', () =>
        HttpResponse.json({ success: false, message: words }, { status: 409 }),
      ),
    );
    await user.type(box, 'Are you there?{Enter}');
    await waitFor(() => expect(screen.queryByPlaceholderText('Enter your message...')).toBeNull());
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByLabelText('Not sent')).toHaveValue('Are you there?');
    expect(sends()).toBe(1);
  });
});

describe('writing', () => {
  it('sends a quick reply with one press, once, and leaves alone what is being typed', async () => {
    const { user, box, log, world } = await openNewest();
    const sends = countCalls('POST', '/api/messages/:id/create');
    await user.type(box, 'By the way');
    await user.dblClick(screen.getByRole('button', { name: 'I am coming down.' }));
    await waitFor(() => expect(world.messages.some(({ message }) => message === 'I am coming down.')).toBe(true));
    expect(await within(log).findByText('I am coming down.')).toBeVisible();
    expect(box).toHaveValue('By the way');
    expect(sends()).toBe(1);
  });

  it('sends what was typed while another message is on its way, in the order of typing', async () => {
    const { user, box, world } = await openNewest();
    await user.type(box, 'One{Enter}Two{Enter}');
    await waitFor(() => {
      const own = world.messages.filter(({ message }) => message === 'One' || message === 'Two');
      expect(own.sort((a, b) => a.id - b.id).map(({ message }) => message)).toEqual(['One', 'Two']);
    });
  });

  it('keeps what was not sent while the drawer is closed, each conversation its own', async () => {
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
  });
});

describe('a long conversation', () => {
  const TOTAL = 110;
  /** 110 messages, one a minute, the newest now: the sandbox has 100 on a page. */
  const withMany = (fresh: World) => {
    const [newest] = fresh.conversations;
    const conversation = fresh.conversations.find(({ id }) => id === newest?.id);
    if (!conversation) return;
    const last = Math.max(...fresh.messages.map(({ created_at }) => created_at));
    fresh.messages = Array.from({ length: TOTAL }, (_, at) => ({
      id: 50_000 + at,
      conversation_id: conversation.id,
      sender: conversation.driver_account,
      message: `Line ${at + 1}`,
      created_at: last - (TOTAL - 1 - at) * 60_000,
    }));
  };

  it('shows the newest page, and the page before on request, each message once', async () => {
    const { drawer, user } = await openChats('andrea', withMany);
    await user.click(await within(drawer).findByRole('button', { name: /Line 110/ }));
    const log = await screen.findByRole('log', { name: 'Messages' });
    await within(log).findByText('Line 110');
    expect(within(log).queryByText('Line 10')).toBeNull();
    const earlier: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('page') && request.url.includes('/api/messages/'))
        earlier.push(searchParams.get('page') ?? '');
    });
    await user.dblClick(within(log).getByRole('button', { name: 'Show earlier messages' }));
    expect(await within(log).findByText('Line 1')).toBeInTheDocument();
    expect(within(log).getAllByText(/^Line \d+$/)).toHaveLength(TOTAL);
    expect(earlier).toEqual(['1']);
    await waitFor(() => expect(within(log).queryByRole('button', { name: 'Show earlier messages' })).toBeNull());
  });

  it('says when the page before did not come, and asks for the same one again', async () => {
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
});
