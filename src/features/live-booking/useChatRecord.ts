import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyGetConversationQuery, useLazyGetConversationsQuery } from '@/api/messages';
import type { Booking, Conversation, Message } from '@/api/wire';
import { getDriverAccountNumber } from '@/domain/booking/appointment';

export type ChatRecord =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'failed' }
  | { kind: 'ready'; messages: Message[]; isComplete: boolean };

/** Upper limit, in case a server repeats its pages. */
const PAGES_MAX = 20;

/** Returns a test for the conversation about a booking; one without a booking number is found by its driver. */
function createConversationTest(booking: Booking) {
  const driver = getDriverAccountNumber(booking);
  return ({ booking_number, initiator, receiver }: Conversation) =>
    booking_number
      ? booking_number === booking.booking_number
      : [initiator, receiver].some((party) => party?.user_profile?.account_number === driver);
}

/** Returns all messages about a delivery, oldest first. */
export function useChatRecord(booking: Booking): { chat: ChatRecord; retry: () => void } {
  const [chat, setChat] = useState<ChatRecord>({ kind: 'loading' });
  const [fetchConversations] = useLazyGetConversationsQuery();
  const [fetchConversation] = useLazyGetConversationQuery();
  const [attempt, setAttempt] = useState(0);

  // an effect event, because polling replaces the booking object and must not reload the chat
  const load = useEffectEvent(async (): Promise<ChatRecord> => {
    if (!getDriverAccountNumber(booking)) return { kind: 'none' };
    const conversation = (await fetchConversations().unwrap()).find(createConversationTest(booking));
    if (!conversation) return { kind: 'none' };
    const byId = new Map<string, Message>();
    let count = 1;
    for (let page = 0; byId.size < count && page < PAGES_MAX; page += 1) {
      const { conversation_messages: messagePage } = await fetchConversation({
        id: conversation.id,
        ...(page > 0 && { page }),
      }).unwrap();
      const before = byId.size;
      messagePage?.data.forEach((message) => byId.set(String(message.id), message));
      count = messagePage?.count ?? byId.size;
      if (byId.size === before) break;
    }
    const since = Date.parse(booking.date_created);
    const messages = [...byId.values()]
      .filter(({ date_created }) => conversation.booking_number || Date.parse(date_created) >= since)
      .toSorted((a, b) => Date.parse(a.date_created) - Date.parse(b.date_created));
    return messages.length === 0 ? { kind: 'none' } : { kind: 'ready', messages, isComplete: byId.size >= count };
  });

  useEffect(() => {
    let isCancelled = false;
    load().then(
      (record) => !isCancelled && setChat(record),
      () => !isCancelled && setChat({ kind: 'failed' }),
    );
    return () => {
      isCancelled = true;
    };
  }, [attempt]);

  return {
    chat,
    retry: () => {
      setChat({ kind: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
