import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { MessageBubble } from './MessageBubble';
import { groupByDay, type Outgoing } from './thread';

type MessageLogProps = {
  messages: Message[];
  outgoing: Outgoing[];
  account: string | undefined;
  otherName: string;
  isLoading: boolean;
};

/** How far from the end still counts as reading the newest message. */
const NEAR_END_PX = 80;

/** New messages follow a reader who is at the end, and wait below for one who is not. */
export function MessageLog({ messages, outgoing, account, otherName, isLoading }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNewer, setHasNewer] = useState(false);
  const count = messages.length + outgoing.length;

  const jumpToNewest = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    setHasNewer(false);
  };

  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [count]);

  const handleScroll = () => {
    const element = log.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    setHasNewer(!isAtEnd.current);
  };

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        tabIndex={0}
        onScroll={handleScroll}
        className="h-full overflow-y-auto px-5 py-3"
      >
        {isLoading && <SkeletonRows count={5} />}
        {!isLoading && count === 0 && <p className="py-6 text-center text-small text-ink-600">No results found.</p>}
        {groupByDay(messages).map(({ day, messages: ofDay }) => (
          <section key={day} aria-label={day}>
            <p className="my-2 text-center">
              <span className="tabular rounded-full bg-ink-100 px-3 py-1 text-caption font-560 text-ink-600">
                {day}
              </span>
            </p>
            {ofDay.map(({ id, message, date_created, sender }) => (
              <MessageBubble
                key={String(id)}
                text={message}
                at={date_created}
                isOwn={sender.user_profile.account_number === account}
                image={sender.user_profile.profile_image ?? undefined}
                otherName={otherName}
              />
            ))}
          </section>
        ))}
        {outgoing.map(({ key, message, date_created }) => (
          <MessageBubble key={key} text={message} at={date_created} isOwn isSending otherName={otherName} />
        ))}
      </div>
      {hasNewer && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button variant="secondary" size="sm" icon={<ArrowDown size={16} aria-hidden />} onClick={jumpToNewest}>
            Jump to newest
          </Button>
        </div>
      )}
    </div>
  );
}
