import type { Conversation, Message } from '@/api/wire';
import { isoManila } from '../clock';
import { driverByAccount, toParty } from '../drivers/roster';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord } from '../records/bookings';
import type { ConversationRecord, MessageRecord } from '../records/messages';
import { newId, type World } from '../world';

export const ownConversations = (world: World, customer: CustomerRecord): ConversationRecord[] =>
  world.conversations.filter((one) => one.customer_id === customer.id);

/** The talk of a customer with a driver; the same one again, however often it is started. */
export function conversationWith(
  world: World,
  customerId: number,
  driverAccount: string,
  bookingId: number | null,
  at: number,
): ConversationRecord {
  const known = world.conversations.find(
    (one) => one.customer_id === customerId && one.driver_account === driverAccount,
  );
  if (known) return known;
  const started = {
    id: newId(world),
    customer_id: customerId,
    driver_account: driverAccount,
    booking_id: bookingId,
    created_at: at,
  };
  world.conversations.push(started);
  return started;
}

export function write(
  world: World,
  conversation: ConversationRecord,
  sender: string,
  text: string,
  at: number,
): MessageRecord {
  const message = {
    id: newId(world),
    conversation_id: conversation.id,
    sender,
    message: text,
    created_at: at,
  };
  world.messages.push(message);
  return message;
}

/** What can be read by now, oldest first: an answer that is still being typed is not there yet. */
const messagesOf = (world: World, { id }: ConversationRecord, now: number): MessageRecord[] =>
  world.messages
    .filter((one) => one.conversation_id === id && one.created_at <= now)
    .sort((a, b) => a.created_at - b.created_at || a.id - b.id);

export const toMessage = ({ id, message, created_at, sender }: MessageRecord, customer: CustomerRecord): Message => ({
  id,
  message,
  date_created: isoManila(created_at),
  sender: {
    user_profile: {
      account_number: sender,
      profile_image: sender === customer.profile.account_number ? customer.profile.profile_image : null,
    },
  },
});

const partyOf = ({ profile }: CustomerRecord): Conversation['initiator'] => ({
  user_profile: {
    account_number: profile.account_number,
    first_name: profile.first_name,
    last_name: profile.last_name,
    profile_image: profile.profile_image,
  },
});

function driverParty(account: string): Conversation['initiator'] {
  const driver = driverByAccount(account);
  return driver
    ? toParty(driver)
    : { user_profile: { account_number: account, first_name: 'Driver', last_name: '', profile_image: null } };
}

const MESSAGES_PER_PAGE = 100;

/** What the two talk about: their delivery that is under way, or the newest one. */
export const bookingOf = (world: World, { customer_id, driver_account }: ConversationRecord) =>
  world.bookings
    .filter((one) => one.customer_id === customer_id && one.rate?.driver_id === driverByAccount(driver_account)?.id)
    .sort((a, b) => Number(isChatClosed(a)) - Number(isChatClosed(b)) || b.created_at - a.created_at)[0];

/** Nothing more is said about a delivery that is over; a talk without one goes on. */
export const isChatClosed = (booking: BookingRecord | undefined) =>
  booking?.status === 'Completed' || booking?.status === 'Cancelled';

/** A talk as its customer sees it, with a page of what was said, from 0, the newest; who wrote first is the initiator. */
export function toConversation(
  world: World,
  conversation: ConversationRecord,
  customer: CustomerRecord,
  now: number,
  page = 0,
): Conversation {
  const messages = messagesOf(world, conversation, now);
  const last = messages.at(-1);
  const isByDriver = messages[0]?.sender === conversation.driver_account;
  const [initiator, receiver] = isByDriver
    ? [driverParty(conversation.driver_account), partyOf(customer)]
    : [partyOf(customer), driverParty(conversation.driver_account)];
  const booking = bookingOf(world, conversation);
  const end = Math.max(0, messages.length - page * MESSAGES_PER_PAGE);
  const shown = messages.slice(Math.max(0, end - MESSAGES_PER_PAGE), end);
  return {
    id: conversation.id,
    initiator,
    receiver,
    last_message: last ? { message: last.message, date_created: isoManila(last.created_at) } : null,
    conversation_messages: { data: shown.map((one) => toMessage(one, customer)), count: messages.length },
    booking_number: booking?.booking_number ?? null,
    is_closed: isChatClosed(booking),
  };
}

/** When something was last said, or the talk began. */
export const lastMessageAt = (world: World, conversation: ConversationRecord, now: number): number =>
  messagesOf(world, conversation, now).at(-1)?.created_at ?? conversation.created_at;
