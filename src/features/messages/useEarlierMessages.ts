import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { messagesApi } from '@/api/messages';
import type { Conversation, Id, Message } from '@/api/wire';
import { getServerMessage } from '@/lib/http/messageOf';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { earlierPage, mergeMessages } from './thread';

type Thread = {
  id: Id;
  conversation: Conversation | null;
  messages: Message[];
  setMessages: Dispatch<SetStateAction<Message[]>>;
};

/** What was said before the messages that are here, a page at a time. */
export function useEarlierMessages({ id, conversation, messages, setMessages }: Thread) {
  const dispatch = useAppDispatch();
  const [isFetching, setIsFetching] = useState(false);
  const [isStart, setIsStart] = useState(false);
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), [id]);
  const { data: newest = [], count = 0 } = conversation?.conversation_messages ?? {};
  const has = newest.length > 0 && count > messages.length && !isStart;

  const load = async () => {
    if (isFetching || !has) return;
    setIsFetching(true);
    const page = earlierPage(messages.length, newest.length);
    const ids = new Set(messages.map((message) => String(message.id)));
    let isGone = false;
    const call = dispatch(messagesApi.endpoints.getConversation.initiate({ id, page }, { subscribe: false }));
    leave.current = () => {
      isGone = true;
      call.abort();
    };
    try {
      const data = (await call.unwrap()).conversation_messages?.data ?? [];
      // a server that knows no pages sends what is here already
      setIsStart(data.every((one) => ids.has(String(one.id))));
      setMessages((known) => mergeMessages(known, data));
    } catch (error) {
      if (isGone) return;
      const text = getServerMessage(error, 'Error on retrieving conversation');
      dispatch(showToast({ title: 'Error', text, type: 'error' }));
    } finally {
      setIsFetching(false);
    }
  };

  return { has, isFetching, load: () => void load() };
}
