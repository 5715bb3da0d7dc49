import type { Conversation, Id } from '@/api/wire';
import { readTextField } from '../domain/checks';
import { findEarlierAnswer, keepGiven } from '../domain/idempotency';
import { driverByAccount } from '../drivers/roster';
import { fail, notFoundAnswer, ok, defineRoute } from '../http';
import { ANSWERS_AFTER_MS, getDriverReply } from '../messages/answers';
import {
  bookingOf,
  conversationWith,
  isChatClosed,
  lastMessageAt,
  ownConversations,
  toConversation,
  toMessage,
  write,
} from '../messages/chat';
import type { CustomerRecord } from '../records/accounts';
import type { ConversationRecord } from '../records/messages';
import type { World } from '../world';

const MESSAGE_MAX = 1000;

const find = (world: World, customer: CustomerRecord, id: string | undefined): ConversationRecord | undefined =>
  ownConversations(world, customer).find((one) => String(one.id) === id);

/** A list needs the last word alone, not all that was said. */
const toListed = ({ conversation_messages: _messages, ...listed }: Conversation): Conversation => listed;

export const messageRoutes = [
  defineRoute('GET', '/api/messages', { auth: 'bearer' }, ({ world, customer, now }) => {
    const newestFirst = ownConversations(world, customer)
      .map((one) => ({ one, at: lastMessageAt(world, one, now) }))
      .sort((a, b) => b.at - a.at);
    return ok(newestFirst.map(({ one }) => toListed(toConversation(world, one, customer, now))));
  }),

  defineRoute('POST', '/api/messages/create', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    const known = findEarlierAnswer<{ id: Id }>(world, customer, 'conversation', body.idempotency_key);
    if (known) return ok(known, { message: 'Conversation started.' });
    const account = readTextField(body, 'account_number');
    if (!driverByAccount(account)) {
      return fail(422, 'Please check the marked fields.', { account_number: ['There is no driver with this number.'] });
    }
    const started = { id: conversationWith(world, customer.id, account, null, now).id };
    keepGiven(world, customer, 'conversation', body.idempotency_key, started);
    return ok(started, { message: 'Conversation started.' });
  }),

  defineRoute('GET', '/api/messages/:id', { auth: 'bearer' }, ({ world, customer, params, query, now }) => {
    const page = Number(query.get('page') ?? 0);
    if (!Number.isInteger(page) || page < 0) {
      return fail(422, 'Please check the marked fields.', { page: ['Pages start at 0.'] });
    }
    const found = find(world, customer, params.id);
    return found ? ok(toConversation(world, found, customer, now, page)) : notFoundAnswer('The conversation');
  }),

  defineRoute('POST', '/api/messages/:id/create', { auth: 'bearer' }, ({ world, customer, params, body, now }) => {
    const found = find(world, customer, params.id);
    if (!found) return notFoundAnswer('The conversation');
    const text = readTextField(body, 'message');
    if (text === '' || text.length > MESSAGE_MAX) {
      const sentence = text === '' ? 'Write a message first.' : `Use ${MESSAGE_MAX} characters or fewer.`;
      return fail(422, sentence, { message: [sentence] });
    }
    const booking = bookingOf(world, found);
    if (isChatClosed(booking)) {
      return fail(409, `${booking?.booking_number} is over: its chat can still be read, and nothing more can be sent.`);
    }
    const message = write(world, found, customer.profile.account_number, text, now);
    const answer = getDriverReply(text, booking);
    write(world, found, found.driver_account, answer, now + ANSWERS_AFTER_MS);
    return ok(toMessage(message, customer), { message: 'Sent.' });
  }),
];
