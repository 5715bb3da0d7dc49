import type { Conversation, Id } from '@/api/wire';
import { getTooLongMessage } from '@/utils/text';
import { readTextField } from '../domain/checks';
import { findEarlierAnswer, rememberAnswer } from '../domain/idempotency';
import { findDriverByAccount } from '../drivers/roster';
import { defineRoute, fail, failInvalid, failInvalidField, failNotFound, ok } from '../http';
import { REPLY_AFTER_MS, getDriverReply } from '../messages/answers';
import {
  addMessage,
  findChatBooking,
  findConversations,
  findOrCreateConversation,
  getLastMessageTime,
  isChatClosed,
  toConversation,
  toMessage,
} from '../messages/chat';
import type { CustomerRecord } from '../records/accounts';
import type { ConversationRecord } from '../records/messages';
import type { World } from '../world';

const MESSAGE_MAX = 1000;

const findConversation = (
  world: World,
  customer: CustomerRecord,
  id: string | undefined,
): ConversationRecord | undefined =>
  findConversations(world, customer).find((conversation) => String(conversation.id) === id);

/** Omits the messages of a conversation; the list only shows the last one. */
const toListed = ({ conversation_messages: _messages, ...listed }: Conversation): Conversation => listed;

export const messageRoutes = [
  defineRoute('GET', '/api/messages', { auth: 'bearer' }, ({ world, customer, now }) => {
    const newestFirst = findConversations(world, customer)
      .map((conversation) => ({ conversation, at: getLastMessageTime(world, conversation, now) }))
      .sort((a, b) => b.at - a.at);
    return ok(newestFirst.map(({ conversation }) => toListed(toConversation(world, conversation, { customer, now }))));
  }),

  defineRoute('POST', '/api/messages/create', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    const known = findEarlierAnswer<{ id: Id }>(world, customer, { call: 'conversation', key: body.idempotency_key });
    if (known) return ok(known, { message: 'Conversation started.' });
    const account = readTextField(body, 'account_number');
    if (!findDriverByAccount(account)) {
      return failInvalid({ account_number: ['No driver has this account number.'] });
    }
    const start = { customerId: customer.id, driverAccount: account, bookingId: null, at: now };
    const started = { id: findOrCreateConversation(world, start).id };
    rememberAnswer(world, customer, { call: 'conversation', key: body.idempotency_key, answer: started });
    return ok(started, { message: 'Conversation started.' });
  }),

  defineRoute('GET', '/api/messages/:id', { auth: 'bearer' }, ({ world, customer, params, query, now }) => {
    const page = Number(query.get('page') ?? 0);
    if (!Number.isInteger(page) || page < 0) {
      return failInvalid({ page: ['Pages start at 0.'] });
    }
    const found = findConversation(world, customer, params.id);
    return found ? ok(toConversation(world, found, { customer, now, page })) : failNotFound('The conversation');
  }),

  defineRoute('POST', '/api/messages/:id/create', { auth: 'bearer' }, ({ world, customer, params, body, now }) => {
    const found = findConversation(world, customer, params.id);
    if (!found) return failNotFound('The conversation');
    const text = readTextField(body, 'message');
    if (text === '' || text.length > MESSAGE_MAX) {
      return failInvalidField('message', text === '' ? 'Enter a message.' : getTooLongMessage(MESSAGE_MAX));
    }
    const booking = findChatBooking(world, found);
    if (isChatClosed(booking)) {
      return fail(
        409,
        `${booking?.booking_number} has ended. You can still read this chat, but you can't send messages.`,
      );
    }
    const message = addMessage(world, found, { sender: customer.profile.account_number, text, at: now });
    const reply = getDriverReply(text, booking);
    addMessage(world, found, { sender: found.driver_account, text: reply, at: now + REPLY_AFTER_MS });
    return ok(toMessage(message, customer), { message: 'Sent.' });
  }),
];
