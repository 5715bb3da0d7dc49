import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyGetConversationQuery } from '@/api/messages';
import type { Conversation, Id, Message } from '@/api/wire';
import { MESSAGE_POLL_MS } from '@/config/constants';
import { CONVERSATION_FAILED } from '@/config/messages';
import { getServerMessage } from '@/lib/http/errorMessage';
import { logError } from '@/lib/report/reportError';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { selectIsSignedIn } from '@/store/user';
import { createPoller } from './poller';
import { mergeNewestPage } from './thread';

const isAway = () => document.visibilityState === 'hidden' || !navigator.onLine;

/**
 * Polls a conversation every 3 s and merges its newest page; only the first failure shows a toast. `onNewest` receives the
 * page of each response.
 */
export function usePolledConversation(id: Id, onNewest: (newest: Message[], isFirst: boolean) => void) {
  const dispatch = useAppDispatch();
  const canRead = useAppSelector(selectIsSignedIn);
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [messages, setMessages] = useState<Message[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [fetchConversation] = useLazyGetConversationQuery();
  const wakePoller = useRef<() => void>(() => undefined);
  const reportNewest = useEffectEvent(onNewest);

  useEffect(() => {
    if (!canRead) return;
    let isFirst = true;
    let isLoaded = false;
    const poller = createPoller({
      everyMs: MESSAGE_POLL_MS,
      isPaused: isAway,
      fetch: (signal) => {
        const call = fetchConversation({ id });
        signal.addEventListener('abort', () => call.abort());
        return call.unwrap();
      },
      onResponse: (response) => {
        isFirst = false;
        setHasFailed(false);
        setConversation(response);
        const newest = response.conversation_messages?.data ?? [];
        const count = response.conversation_messages?.count ?? newest.length;
        setMessages((known) => mergeNewestPage(known, newest, count));
        reportNewest(newest, !isLoaded);
        isLoaded = true;
      },
      onError: (error) => {
        if (!isFirst) return logError('chat polling', error);
        isFirst = false;
        setHasFailed(true);
        dispatch(showFailure(error, getServerMessage(error, CONVERSATION_FAILED)));
      },
    });
    const handleReturn = () => {
      if (!isAway()) poller.wake();
    };
    wakePoller.current = poller.wake;
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('online', handleReturn);
    // StrictMode runs this effect twice; the first run stops before the microtask and sends no request.
    queueMicrotask(poller.start);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('online', handleReturn);
      poller.stop();
    };
  }, [canRead, dispatch, fetchConversation, id]);

  const refresh = useCallback(() => wakePoller.current(), []);
  return { conversation, messages, setMessages, hasFailed, refresh };
}
