import { ArrowDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Message } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { useEstimatedSizes } from '@/components/ui/useEstimatedSizes';
import { LONG_LIST_ROWS } from '@/config/constants';
import { NO_RESULTS } from '@/config/messages';
import { MessageRow } from './MessageRow';
import { MESSAGE_PX, estimateMessageHeight } from './rowHeight';
import { rowKey, senderOf, toThreadRows, type Outgoing, type ThreadRow } from './thread';
import { useStickToBottom } from './useStickToBottom';

type MessageLogProps = {
  messages: Message[];
  outgoing: Outgoing[];
  /** Messages over all pages. */
  total: number;
  account: string | undefined;
  otherName: string;
  earlier: { has: boolean; isFetching: boolean; load: () => void };
};

/** Of the line above the first message, for the list that starts below it. */
const HEAD_PX = 48;
/** More rows than the drawer shows of the end, where it opens: the others are measured as they come. */
const IN_SIGHT = 30;
/** Where there is no such line. */
const EDGE_PX = 12;

/** What was said, oldest first; of a long talk only what is in sight is drawn. */
export function MessageLog({ messages, outgoing, total, account, otherName, earlier }: MessageLogProps) {
  const [isLong] = useState(total > LONG_LIST_ROWS || messages.length > LONG_LIST_ROWS);
  const rows = useMemo(() => toThreadRows(messages, outgoing), [messages, outgoing]);
  const { log, list, isAway, newCount, handleScroll, toEnd } = useStickToBottom(rows, earlier.load);
  const sizes = useEstimatedSizes(rows, (row, at) =>
    at < rows.length - IN_SIGHT ? MESSAGE_PX : estimateMessageHeight(row),
  );
  const isGrownAtStart = useGrownAtStart(messages);
  // a long list keeps the line at its start too, so that nothing moves when it is reached
  const headPx = isLong || earlier.has || rows.length === 0 ? HEAD_PX : EDGE_PX;
  const draw = (row: ThreadRow) => <MessageRow key={rowKey(row)} row={row} account={account} otherName={otherName} />;

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        // a list that draws what is in sight would read out all that is scrolled by; it says what is new below
        aria-live={isLong ? 'off' : 'polite'}
        tabIndex={0}
        onScroll={handleScroll}
        className="h-full overflow-y-auto px-5 [overflow-anchor:none]"
      >
        <div style={{ height: headPx }} className="grid place-items-center text-small text-ink-600">
          {earlier.has && (
            <Button variant="quiet" size="sm" isWorking={earlier.isFetching} onClick={earlier.load}>
              Show earlier messages
            </Button>
          )}
          {rows.length === 0 && <p>{NO_RESULTS}</p>}
        </div>
        {isLong ? (
          <Virtualizer
            ref={list}
            data={rows}
            itemSize={MESSAGE_PX}
            cache={sizes}
            startMargin={headPx}
            shift={isGrownAtStart}
          >
            {draw}
          </Virtualizer>
        ) : (
          rows.map(draw)
        )}
      </div>
      {isLong && <Newest messages={messages} account={account} otherName={otherName} />}
      {isAway && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button variant="secondary" size="sm" icon={<ArrowDown size={16} aria-hidden />} onClick={toEnd}>
            Jump to newest
            {newCount > 0 && (
              <span className="tabular ml-2 rounded-full bg-brand-600 px-1.5 text-caption text-white">
                {newCount}
                <span className="sr-only"> new</span>
              </span>
            )}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether the last change of the list was at its start: an earlier page came. */
function useGrownAtStart(messages: Message[]): boolean {
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id;
  const [known, setKnown] = useState({ first, last, isGrown: false });
  if (known.first !== first || known.last !== last) {
    setKnown({ first, last, isGrown: known.first !== undefined && known.first !== first && known.last === last });
  }
  return known.isGrown;
}

/** Says politely what the other one wrote since the conversation was opened. */
function Newest({ messages, account, otherName }: Pick<MessageLogProps, 'messages' | 'account' | 'otherName'>) {
  const last = messages.at(-1);
  const [lastAtOpening] = useState(last?.id);
  const isNews = last !== undefined && last.id !== lastAtOpening && senderOf(last) !== account;
  return (
    <p role="status" className="sr-only">
      {isNews ? `${otherName}: ${last.message}` : ''}
    </p>
  );
}
