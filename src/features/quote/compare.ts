import type { Rate } from '@/api/wire';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getStopTitle } from '@/domain/draft/stopFrom';
import { formatPeso } from '@/utils/money';
import { formatKm, formatMinutes } from '@/utils/text';

/** Features of each mode, the same for every load. */
export const MODE_FACTS: Record<BookingMode, { included: string[]; notIncluded: string[]; finalRate: string }> = {
  exclusive: {
    included: ['The whole vehicle', 'Straight to your stops', 'You choose the driver'],
    notIncluded: ['Shared fare'],
    finalRate: 'Final rates come from drivers near your pickup when you book Special.',
  },
  shared: {
    included: ['A place in a shared truck', 'You pay only your share'],
    notIncluded: ['Choice of vehicle', 'Straight to your stops'],
    finalRate: 'The final rate comes from the shared vehicles on your route when you book Joint.',
  },
};

/** Returns a quote as plain text, for a message or a note. */
export function toQuoteText(
  { mode, stops }: Pick<DeliveryDraft, 'mode' | 'stops'>,
  rate: Rate,
  minutes: number,
): string {
  return [
    `Logistix Global, ${MODE_NAMES[mode]}${rate.vehicle_type ? `, ${rate.vehicle_type.name}` : ''}`,
    stops.map(getStopTitle).join(' → '),
    `${formatKm(rate.distance_km)}, about ${formatMinutes(minutes)}`,
    ...rate.breakdown.map(({ label, amount }) => `${label}: ${formatPeso(amount)}`),
    ...(rate.discount > 0 ? [`Discount: ${formatPeso(-rate.discount)}`] : []),
    `Estimated total, VAT included: ${formatPeso(rate.total)}`,
  ].join('\n');
}
