import type { Booking, Price } from '@/api/wire';
import { getLiveSteps } from '@/domain/booking/liveView';
import { formatPeso } from '@/utils/money';
import { joinSentences } from '@/utils/text';

export type HistoryEntry = { key: string; at: string; title: string; text?: string; photo?: string | null };

/** Formats the quote, as "₱512.20, ₱412.20 with voucher SALAMAT100" if the voucher was added at payment. */
function getQuoteText({ voucher_code, charged, total }: Booking, quote: Price): string {
  const isVoucherAdded = Boolean(voucher_code) && charged && charged.discount > quote.discount;
  return formatPeso(quote.total) + (isVoucherAdded ? `, ${formatPeso(total)} with voucher ${voucher_code}` : '');
}

/** Returns the quote, past steps and reports of a booking, newest first. */
export function getHistory(booking: Booking, now: number): HistoryEntry[] {
  const steps = getLiveSteps(booking, now).flatMap(({ key, title, at, place, state, proof }): HistoryEntry[] => {
    if (state === 'next' || !at) return [];
    const receipt = proof?.received_by ? `Received by ${proof.received_by}` : '';
    return [{ key, at, title, text: joinSentences([place, place?.includes(receipt) ? '' : receipt]) || undefined }];
  });
  const reports = (booking.reports ?? []).map(({ reason, photo, at }, index) => ({
    key: `report-${index}`,
    at,
    title: 'You sent a report',
    text: reason,
    photo,
  }));
  const quoted = booking.quote
    ? [{ key: 'quote', at: booking.date_created, title: 'Quoted', text: getQuoteText(booking, booking.quote) }]
    : [];
  return [...quoted, ...steps, ...reports]
    .map((entry, index) => ({ entry, index, time: Date.parse(entry.at) }))
    .toSorted((a, b) => b.time - a.time || b.index - a.index)
    .map(({ entry }) => entry);
}
