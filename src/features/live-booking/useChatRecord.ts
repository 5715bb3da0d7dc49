import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyGetConversationQuery, useLazyGetConversationsQuery } from '@/api/messages';
import type { Booking, Conversation, Message } from '@/api/wire';
import { driverAccountOf } from '@/domain/booking/appointment';

export type ChatRecord =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'failed' }
  | { kind: 'ready'; messages: Message[]; isWhole: boolean };

/** More pages than any delivery has talk for. */
const PAGES_MAX = 20;

/** The conversation about this delivery; one that names no delivery counts where it is with its driver. */
function isAbout(booking: Booking) {
  const driver = driverAccountOf(booking);
  return ({ booking_number, initiator, receiver }: Conversation) =>
    booking_number
      ? booking_number === booking.booking_number
      : [initiator, receiver].some((party) => party?.user_profile?.account_number === driver);
}

/** Everything that was written about a delivery, oldest first. */
export function useChatRecord(booking: Booking): { chat: ChatRecord; retry: () => void } {
  const [chat, setChat] = useState<ChatRecord>({ kind: 'loading' });
  const [fetchConversations] = useLazyGetConversationsQuery();
  const [fetchConversation] = useLazyGetConversationQuery();
  const [attempt, setAttempt] = useState(0);

  // a poll gives the same booking anew: what was written is asked for once
  const load = useEffectEvent(async (): Promise<ChatRecord> => {
    if (!driverAccountOf(booking)) return { kind: 'none' };
    const about = (await fetchConversations().unwrap()).find(isAbout(booking));
    if (!about) return { kind: 'none' };
    const byId = new Map<string, Message>();
    let count = 1;
    for (let page = 0; byId.size < count && page < PAGES_MAX; page += 1) {
      const { conversation_messages: part } = await fetchConversation({
        id: about.id,
        ...(page > 0 && { page }),
      }).unwrap();
      const before = byId.size;
      part?.data.forEach((message) => byId.set(String(message.id), message));
      count = part?.count ?? byId.size;
      if (byId.size === before) break;
    }
    const since = Date.parse(booking.date_created);
    const messages = [...byId.values()]
      .filter(({ date_created }) => about.booking_number || Date.parse(date_created) >= since)
      .toSorted((a, b) => Date.parse(a.date_created) - Date.parse(b.date_created));
    return messages.length === 0 ? { kind: 'none' } : { kind: 'ready', messages, isWhole: byId.size >= count };
  });

  useEffect(() => {
    let isGone = false;
    load().then(
      (record) => !isGone && setChat(record),
      () => !isGone && setChat({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
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
