import type { Booking } from '../../../api/wire';
import { liveSteps } from '../../../store/liveView';
import { formatPeso } from '../../../utils/money';
import { joinSentences } from '../../../utils/text';

export type HistoryEntry = { key: string; at: string; title: string; text?: string; photo?: string | null };

/** Everything that happened to a booking and was said about it, newest first. */
export function historyOf(booking: Booking): HistoryEntry[] {
  const steps = liveSteps(booking).flatMap(({ key, title, at, place, state, proof }): HistoryEntry[] => {
    if (state === 'next' || !at) return [];
    const by = proof?.received_by ? `Received by ${proof.received_by}` : '';
    return [{ key, at, title, text: joinSentences([place, place?.includes(by) ? '' : by]) || undefined }];
  });
  const reports = (booking.reports ?? []).map(({ reason, photo, at }, index) => ({
    key: `report-${index}`,
    at,
    title: 'You sent a report',
    text: reason,
    photo,
  }));
  const quoted = booking.quote
    ? [{ key: 'quote', at: booking.date_created, title: 'Quoted', text: formatPeso(booking.quote.total) }]
    : [];
  return [...quoted, ...steps, ...reports]
    .map((entry, index) => ({ entry, index, time: Date.parse(entry.at) }))
    .toSorted((a, b) => b.time - a.time || b.index - a.index)
    .map(({ entry }) => entry);
}
