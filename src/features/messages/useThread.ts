import { useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { messagesApi, useSendMessageMutation } from '@/api/messages';
import type { Id, Message } from '@/api/wire';
import { toApiError } from '@/lib/http/error';
import { getErrorStatus } from '@/lib/http/errorMessage';
import { assignFieldErrors } from '@/lib/http/fieldErrors';
import { isResponseLost } from '@/lib/http/lostResponse';
import { getServerTime } from '@/lib/http/serverClock';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { selectProfile } from '@/store/user';
import { mergeMessages, removeArrived, type OutgoingMessage } from './thread';
import { useEarlierMessages } from './useEarlierMessages';
import { useInterruptedMessages } from './useInterruptedMessages';
import { useLostMessages } from './useLostMessages';
import { usePolledConversation } from './usePolledConversation';
import type { UnsentText } from './useUnsentText';

/** Statuses that permanently refuse a message: the delivery is over, even if the conversation reports itself open. */
const CLOSING_STATUSES = [403, 409, 410];

/** State of one open conversation: polled and earlier messages, and the reader's own ones in flight. */
export function useThread(id: Id, unsent: UnsentText) {
  const account = useAppSelector(selectProfile)?.account_number;
  const { restoreMissing, storeOnLeave } = useInterruptedMessages({ id, account, unsent });
  const { clearArrived, ...lost } = useLostMessages({ id, account, unsent });
  const polled = usePolledConversation(id, (newest, isFirst) => {
    clearArrived(newest);
    if (isFirst) restoreMissing(newest);
  });
  const { conversation, messages, setMessages, hasFailed, refresh } = polled;
  const earlier = useEarlierMessages({ id, conversation, messages, setMessages });
  const { outgoing, refusal, send } = useSendMessage({
    id,
    account,
    messages,
    setMessages,
    refresh,
    storeOnLeave,
    ...lost,
  });
  return {
    account,
    conversation,
    messages,
    outgoing: useMemo(() => removeArrived(outgoing, messages, account), [account, messages, outgoing]),
    refusal,
    hasFailed,
    retry: refresh,
    earlier,
    send,
  };
}

type SendContext = {
  id: Id;
  account: string | undefined;
  messages: Message[];
  setMessages: Dispatch<SetStateAction<Message[]>>;
  refresh: () => void;
  /** Stores a message if the page is left before the returned function is called. */
  storeOnLeave: (outgoing: OutgoingMessage) => () => void;
} & Pick<ReturnType<typeof useLostMessages>, 'keepLost' | 'forgetLost'>;

/** Returns a function that looks for a message with a lost response; a failed look-up finds nothing. */
function useFindArrivedMessage({ id, account, setMessages }: Pick<SendContext, 'id' | 'account' | 'setMessages'>) {
  const dispatch = useAppDispatch();
  return async (entry: OutgoingMessage): Promise<boolean> => {
    const call = messagesApi.endpoints.getConversation.initiate({ id }, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(call);
    const newest = data?.conversation_messages?.data ?? [];
    const hasArrived = removeArrived([entry], newest, account).length === 0;
    if (hasArrived) setMessages((known) => mergeMessages(known, newest));
    return hasArrived;
  };
}

/** Sends messages optimistically and one after the other: each shows as outgoing until its request completes. */
function useSendMessage({
  id,
  account,
  messages,
  setMessages,
  refresh,
  storeOnLeave,
  keepLost,
  forgetLost,
}: SendContext) {
  const dispatch = useAppDispatch();
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>([]);
  /** Server message of a permanent refusal. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [postMessage] = useSendMessageMutation();
  const findArrived = useFindArrivedMessage({ id, account, setMessages });
  /** Completes when all earlier messages have been sent or have failed. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const post = async (entry: OutgoingMessage): Promise<boolean> => {
    const { key, message: text } = entry;
    try {
      const sent = await postMessage({ id, message: text }).unwrap();
      if (sent) {
        setMessages((known) => mergeMessages(known, [sent]));
        // a queued message with the same text must not match this one
        setOutgoing((list) => list.map((other) => ({ ...other, knownIds: [...other.knownIds, String(sent.id)] })));
      } else refresh();
      return true;
    } catch (error) {
      if (isResponseLost(toApiError(error))) {
        if (await findArrived(entry)) return true;
        keepLost(entry);
      }
      const { rest: reason } = assignFieldErrors(error, () => null, 'The message was not sent. Try again.');
      dispatch(showFailure(error, reason));
      if (CLOSING_STATUSES.includes(getErrorStatus(error))) {
        setRefusal(reason);
        refresh();
      }
      return false;
    } finally {
      setOutgoing((list) => list.filter((other) => other.key !== key));
    }
  };

  /** Resolves to false if the message was not sent. */
  const send = (text: string): Promise<boolean> => {
    const entry: OutgoingMessage = {
      key: `${Date.now()}-${Math.random()}`,
      message: text,
      date_created: new Date(getServerTime()).toISOString(),
      knownIds: messages.map((message) => String(message.id)),
    };
    forgetLost(text);
    setOutgoing((list) => [...list, entry]);
    const stopStoring = storeOnLeave(entry);
    const sent = queue.current.then(() => post(entry)).finally(stopStoring);
    queue.current = sent;
    return sent;
  };

  return { outgoing, refusal, send };
}
