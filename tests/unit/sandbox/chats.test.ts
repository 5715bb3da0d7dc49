import { describe, expect, it } from 'vitest';
import type { Conversation, HelpArticle, HelpCategory, Message, Notification } from '@/api/wire';
import { toManilaIso } from '@/sandbox/clock';
import { ANDREA } from '../../accounts';
import { openAs } from './bookingCalls';
import { openSandbox } from './call';

describe('the chat with a driver', () => {
  it('is started only once', async () => {
    const { ask } = await openAs('andrea');
    const start = () =>
      ask<{ id: number }>('POST', '/api/messages/create', {
        account_number: 'DRV-0010',
        idempotency_key: crypto.randomUUID(),
      });
    const first = await start();
    expect((await start()).data.id).toBe(first.data.id);
    const { data } = await ask<Conversation>('GET', `/api/messages/${first.data.id}`);
    expect(data).toMatchObject({ last_message: null, conversation_messages: { data: [], count: 0 } });
  });

  it.each([
    ['Where are you?', 'I have no delivery of yours with me right now.'],
    ['Salamat!', 'Walang anuman po!'],
    ['The unit is 12B', 'Noted, I will look for it. Salamat po.'],
    ['asdf', 'Noted po, thank you for the message.'],
  ])('replies to "%s" after a few seconds', async (text, answer) => {
    const { ask, wait } = await openAs('andrea');
    const { data: talk } = await ask<{ id: number }>('POST', '/api/messages/create', {
      account_number: 'DRV-0010',
      idempotency_key: crypto.randomUUID(),
    });
    const { data: sent } = await ask<Message>('POST', `/api/messages/${talk.id}/create`, { message: text });
    expect(sent).toMatchObject({ message: text, sender: { user_profile: { account_number: '20-418-7731' } } });
    const read = async () => {
      const { data } = await ask<Conversation>('GET', `/api/messages/${talk.id}`);
      return data.conversation_messages?.data.map(({ message }) => message);
    };
    expect(await read()).toEqual([text]);
    wait(7_000);
    expect(await read()).toEqual([text, answer]);
  });

  it.each(['', '   '])('refuses the empty message "%s"', async (message) => {
    const { ask } = await openAs('andrea');
    const { data: talk } = await ask<{ id: number }>('POST', '/api/messages/create', {
      account_number: 'DRV-0010',
      idempotency_key: crypto.randomUUID(),
    });
    expect((await ask('POST', `/api/messages/${talk.id}/create`, { message })).status).toBe(422);
  });

  it('closes with its delivery: it stays readable', async () => {
    const { ask, world, clock } = await openAs('andrea');
    const { data: listed } = await ask<Conversation[]>('GET', '/api/messages');
    const open = listed.find((conversation) => conversation.is_closed === false && conversation.booking_number);
    const send = () => ask('POST', `/api/messages/${open?.id}/create`, { message: 'Hello' });
    expect((await send()).status).toBe(200);
    clock.jumpAhead(48 * 3_600_000);
    const refused = await send();
    expect([refused.status, refused.message.startsWith(open?.booking_number ?? '-')]).toEqual([409, true]);
    expect(world.messages.filter(({ message }) => message === 'Hello')).toHaveLength(1);
    const { data: read } = await ask<Conversation>('GET', `/api/messages/${open?.id}`);
    expect(read).toMatchObject({ is_closed: true, booking_number: open?.booking_number });
  });

  it('has pages of 100, newest page first, each in order of time', async () => {
    const { ask, world, clock } = await openAs('andrea');
    const [talk] = world.conversations.filter((conversation) => conversation.customer_id === ANDREA);
    world.messages = Array.from({ length: 230 }, (_, index) => ({
      id: 90_000 + index,
      conversation_id: talk?.id ?? 0,
      sender: talk?.driver_account ?? '',
      message: `Line ${index}`,
      created_at: clock.now() - (230 - index) * 1000,
    }));
    const ids = async (query: string) => {
      const { data } = await ask<Conversation>('GET', `/api/messages/${talk?.id}${query}`);
      expect(data.conversation_messages?.count).toBe(230);
      return data.conversation_messages?.data.map(({ id }) => Number(id) - 90_000) ?? [];
    };
    const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);
    expect(await ids('')).toEqual(from(130, 100));
    expect(await ids('?page=1')).toEqual(from(30, 100));
    expect(await ids('?page=2')).toEqual(from(0, 30));
    expect(await ids('?page=3')).toEqual([]);
    expect((await ask('GET', `/api/messages/${talk?.id}?page=-1`)).status).toBe(422);
  });

  it('needs an existing driver and is private to its customer', async () => {
    const { ask, world } = await openAs('andrea');
    expect(
      (await ask('POST', '/api/messages/create', { account_number: 'DRV-9999', idempotency_key: crypto.randomUUID() }))
        .status,
    ).toBe(422);
    const other = world.conversations.find((conversation) => conversation.customer_id !== 1);
    expect((await ask('GET', `/api/messages/${other?.id}`)).status).toBe(404);
  });

  it('is listed by its last message, and is started by a driver or a customer', async () => {
    const { ask, customer } = await openAs('andrea');
    const { data } = await ask<Conversation[]>('GET', '/api/messages');
    expect(data.length).toBe(6);
    const times = data.map(({ last_message }) => Date.parse(last_message?.date_created ?? ''));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const own = customer.profile.account_number;
    expect(new Set(data.map(({ initiator }) => initiator.user_profile.account_number === own))).toEqual(
      new Set([true, false]),
    );
    expect(data.some(({ initiator }) => initiator.user_profile.last_name === 'Magsino')).toBe(true);
  });
});

describe('notifications', () => {
  const page = (number: number) => `/api/notifications?page=${number}&size=10`;

  it.each([
    ['andrea', 28],
    ['harbor.foods', 26],
  ])('of %s are paged, newest first, with four unread', async (username, total) => {
    const { ask, clock } = await openAs(username);
    const seen: Notification[] = [];
    for (let number = 1; number <= 3; number += 1) seen.push(...(await ask<Notification[]>('GET', page(number))).data);
    const { count, ...first } = await ask<Notification[]>('GET', page(1));
    expect([count, seen.length]).toEqual([total, total]);
    expect((first as { unread_count?: number }).unread_count).toBe(4);
    expect(seen.filter(({ was_seen }) => !was_seen)).toEqual(seen.slice(0, 4));
    expect(seen.every(({ date_created }) => Date.parse(date_created) <= clock.now())).toBe(true);
    const times = seen.map(({ date_created }) => Date.parse(date_created));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('inform a corporate customer about credit and cheques', async () => {
    const { world } = await openAs('harbor.foods');
    const own = world.notifications.filter((notification) => notification.customer_id === 5);
    expect(new Set(own.map(({ target }) => target.kind))).toEqual(new Set(['booking', 'credit_limit', 'cheque']));
  });

  it.each([
    ['the ones that are named', (ids: number[]) => ids.slice(0, 2), 2],
    ['all of them without a name', () => [], 0],
  ])('are marked as read: %s', async (_, choose, left) => {
    const { ask, world } = await openAs('andrea');
    const unread = () =>
      world.notifications.filter((notification) => notification.customer_id === ANDREA && !notification.was_seen);
    const ids = choose(unread().map((notification) => notification.id));
    expect((await ask('POST', '/api/notifications/read_all', { notification_ids: ids })).status).toBe(200);
    expect(unread().length).toBe(left);
    expect(world.notifications.some((notification) => notification.customer_id !== 1 && !notification.was_seen)).toBe(
      true,
    );
  });

  it('stay read', async () => {
    const { ask, world } = await openAs('andrea');
    const unseen = world.notifications.find(
      (notification) => notification.customer_id === ANDREA && !notification.was_seen,
    );
    const mark = (was_seen: boolean) => ask('PATCH', `/api/notifications/update/${unseen?.id}`, { was_seen });
    await mark(true);
    await mark(false);
    expect(world.notifications.find((notification) => notification.id === unseen?.id)?.was_seen).toBe(true);
    expect((await ask('GET', page(0))).status).toBe(422);
  });
});

describe('the help center', () => {
  it('has the article count of each category', async () => {
    const { call } = openSandbox();
    const { data: categories } = await call<HelpCategory[]>('GET', '/api/settings/help-center/categories');
    expect(categories.length).toBe(8);
    for (const { id, article_count } of categories) {
      const { data } = await call<HelpArticle[]>('GET', `/api/settings/help-center?category=${id}`);
      expect(data.length).toBe(article_count);
      expect(article_count).toBeGreaterThan(2);
    }
    expect((await call('GET', '/api/settings/help-center?category=99')).status).toBe(404);
  });
});

describe('the seeded deliveries', () => {
  it('are in the past, and ongoing ones have a position for the map', async () => {
    const { world, ask, clock } = await openAs('andrea');
    for (const booking of world.bookings) {
      expect(booking.timeline.every((entry) => entry.at <= clock.now())).toBe(true);
      expect(booking.plan.every((step) => step.at > clock.now())).toBe(true);
      expect(toManilaIso(booking.created_at).slice(2, 10).replaceAll('-', '')).toBe(
        booking.booking_number.slice(4, 10),
      );
    }
    const own = world.bookings.filter((booking) => booking.customer_id === ANDREA && booking.status === 'Ongoing');
    expect(own.map(({ booking_type, appointment_status }) => [booking_type, appointment_status])).toEqual([
      ['exclusive', 'In Transit'],
      ['shared', 'Picked Up'],
      ['exclusive', 'In Transit'],
    ]);
    for (const { id } of own) expect((await ask('GET', `/api/bookings/${id}`)).status).toBe(200);
  });
});
