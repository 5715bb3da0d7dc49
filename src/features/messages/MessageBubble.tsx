import { Avatar } from '@/components/ui/Avatar';
import { formatTime } from '@/lib/dates';

type MessageBubbleProps = {
  text: string;
  at: string;
  isOwn: boolean;
  image?: string;
  otherName: string;
  isSending?: boolean;
};

/** Own messages are right and filled, the driver's left with the photo; the time below reads hh:mm A. */
export function MessageBubble({ text, at, isOwn, image, otherName, isSending = false }: MessageBubbleProps) {
  const sender = <span className="sr-only">{isOwn ? 'You: ' : `${otherName}: `}</span>;
  const time = (
    <time dateTime={at} className="tabular mt-1 block text-caption text-ink-600">
      {isSending ? 'Sending…' : formatTime(at)}
    </time>
  );
  if (isOwn) {
    return (
      <div className={`py-1 pl-14 text-right ${isSending ? 'opacity-70' : ''}`}>
        <p className="inline-block max-w-full rounded-[16px] rounded-br-[5px] bg-brand-600 px-3.5 py-2 text-left wrap-anywhere whitespace-pre-wrap text-white">
          {sender}
          {text}
        </p>
        {time}
      </div>
    );
  }
  return (
    <div className="flex items-end gap-2.5 py-1 pr-14">
      <Avatar name={otherName} src={image} size={32} />
      <div className="min-w-0">
        <p className="inline-block max-w-full rounded-[16px] rounded-bl-[5px] bg-ink-100 px-3.5 py-2 wrap-anywhere whitespace-pre-wrap text-ink-900">
          {sender}
          {text}
        </p>
        {time}
      </div>
    </div>
  );
}
