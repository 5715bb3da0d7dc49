import { useState } from 'react';
import type { Booking } from '@/api/wire';
import { formatDayTime } from '@/lib/dates';
import { getServerTime } from '@/lib/http/serverClock';
import { Photo } from './Photo';
import { getHistory } from './history';

/** Quote, steps and reports of a delivery with day and time, newest first. */
export function HistoryTab({ booking }: { booking: Booking }) {
  const [now] = useState(getServerTime);
  return (
    <ol aria-label="History" className="divide-y divide-ink-150">
      {getHistory(booking, now).map(({ key, at, title, text, photo }) => (
        <li key={key} className="py-3 first:pt-0">
          <p className="tabular text-caption text-ink-600">{formatDayTime(at)}</p>
          <p className="font-560">{title}</p>
          {text && <p className="text-small text-ink-600">{text}</p>}
          {photo && (
            <Photo
              src={photo}
              alt={`Sent with: ${text ?? title}`}
              isLazy
              className="mt-2 h-[66px] w-[92px] rounded-sm object-cover ring-1 ring-ink-150"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
