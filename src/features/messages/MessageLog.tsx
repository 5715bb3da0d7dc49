import { ArrowDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Message } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { LONG_LIST_ROWS } from '@/config/constants';
import { NO_RESULTS } from '@/config/messages';
import { MessageRow } from './MessageRow';
import { getRowKey, getSenderAccount, toThreadRows, type OutgoingMessage, type ThreadRow } from './thread';
import { useStickToBottom } from './useStickToBottom';

type MessageLogProps = {
  messages: Message[];
  outgoing: OutgoingMessage[];
  /** Messages over all pages. */
  total: number;
  account: string | undefined;
  otherName: string;
  earlier: { hasEarlier: boolean; isFetching: boolean; load: () => void };
};

/** Height of the line above the first message; the virtual list starts below it. */
const HEAD_PX = 48;
/** Space above the first message without that line. */
const EDGE_PX = 12;
/** Height of a one-line message: the size hint for rows that are not measured yet. */
const MESSAGE_PX = 64;

/** Messages of a conversation, oldest first. A long conversation renders only the rows in view. */
export function MessageLog({ messages, outgoing, total, account, otherName, earlier }: MessageLogProps) {
  const [isLong] = useState(total > LONG_LIST_ROWS || messages.length > LONG_LIST_ROWS);
  const rows = useMemo(() => toThreadRows(messages, outgoing), [messages, outgoing]);
  const { log, list, isAway, newCount, handleScroll, scrollToEnd } = useStickToBottom(rows, earlier.load);
  const isPrepended = useIsPrepended(messages);
  // A long list always keeps the line at its start, so that nothing moves when the reader reaches it.
  const headPx = isLong || earlier.hasEarlier || rows.length === 0 ? HEAD_PX : EDGE_PX;
  const renderRow = (row: ThreadRow) => (
    <MessageRow key={getRowKey(row)} row={row} account={account} otherName={otherName} />
  );

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        // Opening the chat or loading earlier messages would read out all rows; MessageAnnouncer reads only new messages.
        aria-live="off"
        tabIndex={0}
        onScroll={handleScroll}
        className="h-full overflow-y-auto px-5 [overflow-anchor:none]"
      >
        <div style={{ height: headPx }} className="grid place-items-center text-small text-ink-600">
          {earlier.hasEarlier && (
            <Button variant="quiet" size="sm" isWorking={earlier.isFetching} onClick={earlier.load}>
              Show earlier messages
            </Button>
          )}
          {rows.length === 0 && <p>{NO_RESULTS}</p>}
        </div>
        {isLong ? (
          <Virtualizer ref={list} data={rows} itemSize={MESSAGE_PX} startMargin={headPx} shift={isPrepended}>
            {renderRow}
          </Virtualizer>
        ) : (
          rows.map(renderRow)
        )}
      </div>
      <MessageAnnouncer messages={messages} account={account} otherName={otherName} />
      {isAway && <JumpToNewest newCount={newCount} onClick={scrollToEnd} />}
    </div>
  );
}

function JumpToNewest({ newCount, onClick }: { newCount: number; onClick: () => void }) {
  return (
    <div className="absolute inset-x-0 bottom-3 flex justify-center">
      <Button variant="secondary" size="sm" icon={<ArrowDown size={16} aria-hidden />} onClick={onClick}>
        Jump to newest
        {newCount > 0 && (
          <span className="tabular ml-2 rounded-full bg-brand-600 px-1.5 text-caption text-white">
            {newCount}
            <span className="sr-only"> new</span>
          </span>
        )}
      </Button>
    </div>
  );
}

/** Returns true when the last change added an earlier page at the start of the list. */
function useIsPrepended(messages: Message[]): boolean {
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id;
  const [known, setKnown] = useState({ first, last, isPrepended: false });
  if (known.first !== first || known.last !== last) {
    setKnown({ first, last, isPrepended: known.first !== undefined && known.first !== first && known.last === last });
  }
  return known.isPrepended;
}

type MessageAnnouncerProps = Pick<MessageLogProps, 'messages' | 'account' | 'otherName'>;

/** Announces to screen readers the messages that arrive or are sent while the conversation is open, each once. */
function MessageAnnouncer({ messages, account, otherName }: MessageAnnouncerProps) {
  const lastId = messages.at(-1)?.id;
  const [announced, setAnnounced] = useState({ lastId, text: '' });
  if (lastId !== undefined && lastId !== announced.lastId) {
    const index = messages.findIndex(({ id }) => id === announced.lastId);
    const lines = messages
      // the newest alone, if the last announced message is no longer listed
      .slice(index < 0 ? -1 : index + 1)
      .map((message) => `${getSenderAccount(message) === account ? 'You' : otherName}: ${message.message}`);
    setAnnounced({ lastId, text: lines.join(' ') });
  }
  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
}
