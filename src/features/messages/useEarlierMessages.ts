import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { messagesApi } from '@/api/messages';
import type { Conversation, Id, Message } from '@/api/wire';
import { CONVERSATION_FAILED } from '@/config/messages';
import { getServerMessage } from '@/lib/http/errorMessage';
import { useAppDispatch } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { getEarlierPage, mergeMessages } from './thread';

type Thread = {
  id: Id;
  conversation: Conversation | null;
  messages: Message[];
  setMessages: Dispatch<SetStateAction<Message[]>>;
};

/** Loads the messages before the loaded ones, a page at a time. */
export function useEarlierMessages({ id, conversation, messages, setMessages }: Thread) {
  const dispatch = useAppDispatch();
  const [isFetching, setIsFetching] = useState(false);
  /** Id of the oldest message once nothing precedes it. After a gap another message is the oldest. */
  const [startId, setStartId] = useState('');
  const abort = useRef<() => void>(undefined);
  useEffect(() => () => abort.current?.(), [id]);
  const { data: newest = [], count = 0 } = conversation?.conversation_messages ?? {};
  const oldestId = String(messages[0]?.id ?? '');
  const hasEarlier = newest.length > 0 && count > messages.length && startId !== oldestId;

  const load = async () => {
    if (isFetching || !hasEarlier) return;
    setIsFetching(true);
    const page = getEarlierPage(messages.length, newest.length);
    const ids = new Set(messages.map((message) => String(message.id)));
    let isAborted = false;
    const call = dispatch(messagesApi.endpoints.getConversation.initiate({ id, page }, { subscribe: false }));
    abort.current = () => {
      isAborted = true;
      call.abort();
    };
    try {
      const data = (await call.unwrap()).conversation_messages?.data ?? [];
      // A server without paging returns messages that are already loaded.
      if (data.every((message) => ids.has(String(message.id)))) setStartId(oldestId);
      setMessages((known) => mergeMessages(known, data));
    } catch (error) {
      if (isAborted) return;
      const text = getServerMessage(error, CONVERSATION_FAILED);
      dispatch(showFailure(error, text));
    } finally {
      setIsFetching(false);
    }
  };

  return { hasEarlier, isFetching, load: () => void load() };
}
