import { useEffect, useMemo, useRef, useState } from 'react';
import { useLazyGetConversationQuery, useSendMessageMutation } from '@/api/messages';
import type { Conversation, Id, Message } from '@/api/wire';
import { MESSAGE_POLL_MS } from '@/config/constants';
import { messageOf, getServerMessage, httpStatusOf } from '@/lib/http/messageOf';
import { logError } from '@/lib/log';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { selectCanReadMessages, selectProfile } from '@/store/user';
import { createPoller } from './poller';
import { mergeMessages, withNewest, withoutArrived, type Outgoing } from './thread';
import { useEarlierMessages } from './useEarlierMessages';

const isAway = () => document.visibilityState === 'hidden' || !navigator.onLine;

/** A message refused like this is refused for good: the delivery is over, whatever the conversation says of itself. */
const CLOSING = [403, 409, 410];

/** One conversation while it is open: fetched anew every 3 s, what is sent shown at once. */
export function useThread(id: Id) {
  const dispatch = useAppDispatch();
  const canRead = useAppSelector(selectCanReadMessages);
  const account = useAppSelector(selectProfile)?.account_number;
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [messages, setMessages] = useState<Message[]>([]);
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [fetchConversation] = useLazyGetConversationQuery();
  const [postMessage] = useSendMessageMutation();
  const wake = useRef<() => void>(() => undefined);
  const earlier = useEarlierMessages({ id, conversation, messages, setMessages });

  useEffect(() => {
    if (!canRead) return;
    let isFirst = true;
    const poller = createPoller({
      everyMs: MESSAGE_POLL_MS,
      isPaused: isAway,
      fetch: (signal) => {
        const call = fetchConversation({ id });
        signal.addEventListener('abort', () => call.abort());
        return call.unwrap();
      },
      onAnswer: (answer) => {
        isFirst = false;
        setHasFailed(false);
        setConversation(answer);
        const newest = answer.conversation_messages?.data ?? [];
        const count = answer.conversation_messages?.count ?? newest.length;
        setMessages((known) => withNewest(known, newest, count));
      },
      onError: (error) => {
        if (!isFirst) return logError('chat polling', error);
        isFirst = false;
        setHasFailed(true);
        const text = getServerMessage(error, 'Error on retrieving conversation');
        dispatch(showToast({ title: 'Error', text, type: 'error' }));
      },
    });
    const handleReturn = () => {
      if (!isAway()) poller.wake();
    };
    wake.current = poller.wake;
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('online', handleReturn);
    // not in this turn: an effect that is undone at once asks nothing
    queueMicrotask(poller.start);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('online', handleReturn);
      poller.stop();
    };
  }, [canRead, dispatch, fetchConversation, id]);

  /** Resolves to whether the server took it; a message it did not take goes back to the box. */
  const send = async (text: string): Promise<boolean> => {
    const entry: Outgoing = {
      key: `${Date.now()}-${Math.random()}`,
      message: text,
      date_created: new Date().toISOString(),
      knownIds: messages.map((message) => String(message.id)),
    };
    setOutgoing((list) => [...list, entry]);
    try {
      const sent = await postMessage({ id, message: text }).unwrap();
      if (sent) setMessages((known) => mergeMessages(known, [sent]));
      else wake.current();
      return true;
    } catch (error) {
      const reason = messageOf(error, 'The message was not sent. Try again.');
      dispatch(showToast({ title: 'Error', text: reason, type: 'error' }));
      if (CLOSING.includes(httpStatusOf(error))) {
        setRefusal(reason);
        wake.current();
      }
      return false;
    } finally {
      setOutgoing((list) => list.filter(({ key }) => key !== entry.key));
    }
  };

  return {
    account,
    conversation,
    messages,
    outgoing: useMemo(() => withoutArrived(outgoing, messages, account), [account, messages, outgoing]),
    /** The server's words where it refused a message for good. */
    refusal,
    hasFailed,
    retry: () => wake.current(),
    earlier,
    send,
  };
}
