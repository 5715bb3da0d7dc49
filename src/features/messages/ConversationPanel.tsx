import { ChevronLeft } from 'lucide-react';
import type { Id } from '../../api/wire';
import { Avatar } from '../../components/ui/Avatar';
import { ErrorState } from '../../components/ui/ErrorState';
import { fullName } from '../../utils/text';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import { counterpartOf } from './counterpart';
import { useThread } from './useThread';

export function ConversationPanel({ id, onBack }: { id: Id; onBack: () => void }) {
  const { account, conversation, messages, outgoing, hasFailed, retry, send } = useThread(id);
  const profile = conversation && counterpartOf(conversation, account);
  return (
    <>
      <div className="flex h-[60px] shrink-0 items-center gap-3 border-b border-ink-150 px-5">
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
            <Avatar name={fullName(profile)} src={profile.profile_image ?? undefined} size={36} />
            <span className="truncate font-620">{fullName(profile)}</span>
          </>
        )}
      </div>
      {hasFailed && messages.length === 0 ? (
        <div className="flex-1">
          <ErrorState title="The conversation did not load" onRetry={retry} />
        </div>
      ) : (
        <MessageLog
          messages={messages}
          outgoing={outgoing}
          account={account}
          otherName={fullName(profile)}
          isLoading={!conversation}
        />
      )}
      <Composer onSend={send} />
    </>
  );
}
