import { formatChatDay } from '@/lib/dates';
import { MessageBubble } from './MessageBubble';
import { getSenderAccount, type ThreadRow } from './thread';

type MessageRowProps = { row: ThreadRow; account: string | undefined; otherName: string };

/** A day heading (DD-MM-YY), a message or an outgoing message. */
export function MessageRow({ row, account, otherName }: MessageRowProps) {
  if (row.kind === 'day') {
    return (
      <h3 className="py-2 text-center">
        <span className="tabular rounded-full bg-ink-100 px-3 py-1 text-caption font-560 text-ink-600">
          {formatChatDay(row.date)}
        </span>
      </h3>
    );
  }
  if (row.kind === 'outgoing') {
    const { message, date_created } = row.outgoing;
    return <MessageBubble text={message} at={date_created} isOwn isSending otherName={otherName} />;
  }
  const { message, date_created, sender } = row.message;
  return (
    <MessageBubble
      text={message}
      at={date_created}
      isOwn={getSenderAccount(row.message) === account}
      image={sender?.user_profile?.profile_image ?? undefined}
      otherName={otherName}
    />
  );
}
