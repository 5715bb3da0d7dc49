import { ChevronLeft } from 'lucide-react';
import type { Id } from '@/api/wire';
import { Avatar } from '@/components/ui/Avatar';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { getFullName } from '@/utils/text';
import { ClosedNote } from './ClosedNote';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import { getCounterpart } from './counterpart';
import { useClosedChatMessage } from './useClosedChatMessage';
import { useThread } from './useThread';
import { useUnsentText } from './useUnsentText';

type ConversationPanelProps = {
  id: Id;
  /** Booking that opened the conversation; '' if it was opened from the list. */
  bookingId: string;
  onBack: () => void;
};

export function ConversationPanel({ id, bookingId, onBack }: ConversationPanelProps) {
  const unsent = useUnsentText(id);
  const { account, conversation, messages, outgoing, earlier, refusal, hasFailed, retry, send } = useThread(id, unsent);
  const closedMessage = useClosedChatMessage({ conversation, refusal, bookingId });
  const profile = conversation && getCounterpart(conversation, account);
  return (
    <>
      <div className="flex h-[60px] shrink-0 items-center gap-3 border-b border-ink-150 px-5">
        {/* a link, as spec section 2 names it */}
        <a
          href="#chats"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
          className="flex min-h-8 items-center gap-1 rounded-xs pr-3 font-560 text-brand-700 hover:underline"
        >
          <ChevronLeft size={18} strokeWidth={2} aria-hidden />
          Back
        </a>
        <span aria-hidden className="h-6 w-px bg-ink-200" />
        {profile && (
          <>
            <Avatar name={getFullName(profile)} src={profile.profile_image ?? undefined} size={36} />
            <span className="min-w-0">
              <span className="block font-620">{getFullName(profile)}</span>
              {conversation.booking_number && (
                <span className="tabular block text-small text-ink-600">
                  {/* one chat holds all deliveries with a driver, and the server names the last one */}
                  Latest booking {conversation.booking_number}
                </span>
              )}
            </span>
          </>
        )}
      </div>
      {conversation ? (
        <MessageLog
          messages={messages}
          outgoing={outgoing}
          total={conversation.conversation_messages?.count ?? messages.length}
          account={account}
          otherName={getFullName(profile)}
          earlier={earlier}
        />
      ) : (
        <div className="min-h-0 flex-1 overflow-hidden">
          {hasFailed ? (
            <ErrorState title="The conversation did not load" onRetry={retry} />
          ) : (
            <SkeletonRows count={5} />
          )}
        </div>
      )}
      {closedMessage === null ? (
        <Composer unsent={unsent} onSend={send} />
      ) : (
        <ClosedNote text={closedMessage} unsent={unsent.text} />
      )}
    </>
  );
}
