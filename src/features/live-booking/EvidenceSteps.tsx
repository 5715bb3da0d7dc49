import { useState } from 'react';
import type { Booking } from '@/api/wire';
import { formatDayTime } from '@/lib/dates';
import { getServerTime } from '@/lib/http/serverClock';
import { getHistory } from './history';

/** Table of all steps and reports of a delivery, oldest first. */
export function EvidenceSteps({ booking }: { booking: Booking }) {
  const [now] = useState(getServerTime);
  return (
    <table className="w-full text-left text-small">
      <caption className="sr-only">Timeline of {booking.booking_number}</caption>
      <thead>
        <tr className="text-caption text-ink-600">
          <th scope="col" className="w-44 py-1.5 font-540">
            Time
          </th>
          <th scope="col" className="py-1.5 font-540">
            Event
          </th>
        </tr>
      </thead>
      <tbody>
        {getHistory(booking, now)
          .toReversed()
          .map(({ key, at, title, text, photo }) => (
            <tr key={key} className="break-inside-avoid border-t border-ink-150 align-top">
              <td className="tabular py-2 pr-3 whitespace-nowrap">{formatDayTime(at)}</td>
              <td className="py-2">
                <span className="font-560">{title}</span>
                {text && <span className="block text-ink-700">{text}</span>}
                {photo && <img src={photo} alt={`Sent with: ${text ?? title}`} className="mt-2 max-h-48 rounded-md" />}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
