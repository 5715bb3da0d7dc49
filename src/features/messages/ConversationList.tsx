import { useEffect, useRef, useState } from 'react';
import { useGetConversationsQuery } from '@/api/messages';
import type { Conversation, Id } from '@/api/wire';
import { Avatar } from '@/components/ui/Avatar';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHATS_FAILED, NO_RESULTS } from '@/config/messages';
import { formatChatListDay } from '@/lib/dates';
import { getServerMessage } from '@/lib/http/errorMessage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { selectIsSignedIn, selectProfile } from '@/store/user';
import { getFullName } from '@/utils/text';
import { getCounterpart, isStartedBy } from './counterpart';

type ConversationListProps = {
  onOpen: (id: Id) => void;
  /** The conversation that was just closed; its row takes the focus. */
  leftId: Id | null;
};

export function ConversationList({ onOpen, leftId }: ConversationListProps) {
  const dispatch = useAppDispatch();
  const canRead = useAppSelector(selectIsSignedIn);
  const account = useAppSelector(selectProfile)?.account_number;
  const { data, error, isFetching, refetch } = useGetConversationsQuery(undefined, {
    skip: !canRead,
    refetchOnMountOrArgChange: true,
  });

  // the error of an earlier visit stays in the cache while the list is requested again
  const [errorAtOpening] = useState(error);
  useEffect(() => {
    if (!error || error === errorAtOpening) return;
    const text = getServerMessage(error, CHATS_FAILED);
    dispatch(showFailure(error, text));
  }, [dispatch, error, errorAtOpening]);

  if (!data && isFetching) {
    return <SkeletonRows count={5} />;
  }
  // a failed refresh keeps the known rows
  if (error && !data) return <ErrorState title="Chats did not load" onRetry={() => void refetch()} />;
  if (!data || data.length === 0) {
    return <p className="px-5 py-6 text-center text-small text-ink-600">{NO_RESULTS}</p>;
  }
  return (
    <ul className="flex-1 overflow-y-auto">
      {data.map((conversation) => (
        <li key={String(conversation.id)}>
          <ConversationRow
            conversation={conversation}
            account={account}
            hasInitialFocus={conversation.id === leftId}
            onOpen={() => onOpen(conversation.id)}
          />
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  conversation: Conversation;
  account: string | undefined;
  hasInitialFocus: boolean;
  onOpen: () => void;
};

function ConversationRow({ conversation, account, hasInitialFocus, onOpen }: RowProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasInitialFocus) row.current?.focus();
  }, [hasInitialFocus]);
  const profile = getCounterpart(conversation, account);
  const { last_message: last } = conversation;
  return (
    <button
      ref={row}
      type="button"
      onClick={onOpen}
      className="flex min-h-[72px] w-full items-center gap-3 border-b border-ink-150 px-5 py-1.5 text-left hover:bg-brand-25"
    >
      <Avatar name={getFullName(profile)} src={profile?.profile_image ?? undefined} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="block font-620">{getFullName(profile)}</span>
            {isStartedBy(account, conversation) && (
              <span className="block text-caption text-ink-600">
                {' '}
                Started by {getFullName(conversation.initiator?.user_profile)}
              </span>
            )}
          </span>{' '}
          <span className="tabular shrink-0 text-caption text-ink-600">
            {last ? formatChatListDay(last.date_created) : ''}
          </span>
        </span>
        <span className="block truncate text-small text-ink-600">{last?.message ? last.message : '-'}</span>
      </span>
    </button>
  );
}
