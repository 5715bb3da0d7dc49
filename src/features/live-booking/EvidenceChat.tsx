import type { Booking } from '@/api/wire';
import { RetryButton } from '@/components/ui/RetryButton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { formatDayTime } from '@/lib/dates';
import { useAppSelector } from '@/store/hooks';
import { selectProfile } from '@/store/user';
import { getFullName } from '@/utils/text';
import { useChatRecord } from './useChatRecord';

/** Full transcript of the chat about the delivery. */
export function EvidenceChat({ booking }: { booking: Booking }) {
  const { chat, retry } = useChatRecord(booking);
  const profile = useAppSelector(selectProfile);
  const driver = getFullName(getCurrentDriver(booking)?.user.user_profile);
  if (chat.kind === 'loading') return <SkeletonRows count={2} hasPicture={false} label="The chat is loading" />;
  if (chat.kind === 'none') return <p className="text-small text-ink-600">No messages about this delivery.</p>;
  if (chat.kind === 'failed') {
    return (
      <p role="alert" className="text-small text-err-700">
        The chat did not load and is missing from this page.{' '}
        <RetryButton onRetry={retry} className="min-h-6 font-620 underline print:hidden" />
      </p>
    );
  }
  return (
    <>
      <ol aria-label="Messages" className="space-y-2 text-small">
        {chat.messages.map(({ id, message, date_created, sender }) => (
          <li key={String(id)} className="break-inside-avoid">
            <span className="tabular text-ink-600">{formatDayTime(date_created)}</span>{' '}
            <span className="font-560">
              {sender?.user_profile?.account_number === profile?.account_number ? getFullName(profile) : driver}
            </span>
            : <span className="whitespace-pre-wrap">{message}</span>
          </li>
        ))}
      </ol>
      {!chat.isComplete && <p className="mt-2 text-small text-warn-700">Older messages are missing from this page.</p>}
    </>
  );
}
