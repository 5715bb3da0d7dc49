import type { Conversation, Message } from '@/api/wire';
import { toManilaIso } from '../clock';
import { findDriverByAccount, toParty } from '../drivers/roster';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord } from '../records/bookings';
import type { ConversationRecord, MessageRecord } from '../records/messages';
import { takeId, type World } from '../world';

export const findConversations = (world: World, customer: CustomerRecord): ConversationRecord[] =>
  world.conversations.filter((conversation) => conversation.customer_id === customer.id);

type ConversationStart = { customerId: number; driverAccount: string; bookingId: number | null; at: number };

/** Returns the conversation of a customer with a driver; starts it if there is none. */
export function findOrCreateConversation(
  world: World,
  { customerId, driverAccount, bookingId, at }: ConversationStart,
): ConversationRecord {
  const known = world.conversations.find(
    ({ customer_id, driver_account }) => customer_id === customerId && driver_account === driverAccount,
  );
  if (known) return known;
  const started = {
    id: takeId(world),
    customer_id: customerId,
    driver_account: driverAccount,
    booking_id: bookingId,
    created_at: at,
  };
  world.conversations.push(started);
  return started;
}

export function addMessage(
  world: World,
  conversation: ConversationRecord,
  { sender, text, at }: { sender: string; text: string; at: number },
): MessageRecord {
  const message = {
    id: takeId(world),
    conversation_id: conversation.id,
    sender,
    message: text,
    created_at: at,
  };
  world.messages.push(message);
  return message;
}

/** Messages sent up to `now`, oldest first; replies still being typed are later. */
const getMessages = (world: World, { id }: ConversationRecord, now: number): MessageRecord[] =>
  world.messages
    .filter((message) => message.conversation_id === id && message.created_at <= now)
    .sort((a, b) => a.created_at - b.created_at || a.id - b.id);

export const toMessage = ({ id, message, created_at, sender }: MessageRecord, customer: CustomerRecord): Message => ({
  id,
  message,
  date_created: toManilaIso(created_at),
  sender: {
    user_profile: {
      account_number: sender,
      profile_image: sender === customer.profile.account_number ? customer.profile.profile_image : null,
    },
  },
});

const toCustomerParty = ({ profile }: CustomerRecord): Conversation['initiator'] => ({
  user_profile: {
    account_number: profile.account_number,
    first_name: profile.first_name,
    last_name: profile.last_name,
    profile_image: profile.profile_image,
  },
});

function toDriverParty(account: string): Conversation['initiator'] {
  const driver = findDriverByAccount(account);
  return driver
    ? toParty(driver)
    : { user_profile: { account_number: account, first_name: 'Driver', last_name: '', profile_image: null } };
}

const MESSAGES_PER_PAGE = 100;

/** Finds the booking of a conversation: the active one with this driver, otherwise the newest. */
export const findChatBooking = (world: World, { customer_id, driver_account }: ConversationRecord) =>
  world.bookings
    .filter(
      (booking) =>
        booking.customer_id === customer_id && booking.rate?.driver_id === findDriverByAccount(driver_account)?.id,
    )
    .sort((a, b) => Number(isChatClosed(a)) - Number(isChatClosed(b)) || b.created_at - a.created_at)[0];

/** Returns true once the delivery has ended; a chat without a booking stays open. */
export const isChatClosed = (booking: BookingRecord | undefined) =>
  booking?.status === 'Completed' || booking?.status === 'Cancelled';

/** Conversation as its customer sees it, with one page of messages; page 0 is the newest. */
export function toConversation(
  world: World,
  conversation: ConversationRecord,
  { customer, now, page = 0 }: { customer: CustomerRecord; now: number; page?: number },
): Conversation {
  const messages = getMessages(world, conversation, now);
  const last = messages.at(-1);
  const isByDriver = messages[0]?.sender === conversation.driver_account;
  const [initiator, receiver] = isByDriver
    ? [toDriverParty(conversation.driver_account), toCustomerParty(customer)]
    : [toCustomerParty(customer), toDriverParty(conversation.driver_account)];
  const booking = findChatBooking(world, conversation);
  const end = Math.max(0, messages.length - page * MESSAGES_PER_PAGE);
  const shown = messages.slice(Math.max(0, end - MESSAGES_PER_PAGE), end);
  return {
    id: conversation.id,
    initiator,
    receiver,
    last_message: last ? { message: last.message, date_created: toManilaIso(last.created_at) } : null,
    conversation_messages: { data: shown.map((message) => toMessage(message, customer)), count: messages.length },
    booking_number: booking?.booking_number ?? null,
    is_closed: isChatClosed(booking),
  };
}

/** Time of the last message, or of the start. */
export const getLastMessageTime = (world: World, conversation: ConversationRecord, now: number): number =>
  getMessages(world, conversation, now).at(-1)?.created_at ?? conversation.created_at;
