import type { ScheduleSlot } from '@/api/wire';
import { formatTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { plural } from '@/utils/text';

export type SlotOption = { value: string; label: string; detail?: string; isDisabled?: boolean };

/** The pick-up times of a day, in order, each with what it adds or that it cannot be had. */
export const slotOptions = (slots: readonly ScheduleSlot[]): SlotOption[] =>
  slots
    .toSorted((a, b) => Date.parse(a.pickup_at) - Date.parse(b.pickup_at))
    .map(({ pickup_at, available, surcharge }) => ({
      value: pickup_at,
      label: formatTime(pickup_at),
      isDisabled: !available,
      ...(!available ? { detail: 'Not available' } : surcharge > 0 ? { detail: `+${formatPeso(surcharge)}` } : {}),
    }));

/** What to know of a day's times before one is chosen, or of the one that is. */
export function slotHint(slots: readonly ScheduleSlot[], chosen: string): string {
  if (slots.length === 0) return 'No pick-ups on this day. Choose another date.';
  const closed = slots.filter((slot) => !slot.available).length;
  if (closed === slots.length) return 'Every time of this day is taken or past its cut-off. Choose another date.';
  const slot = slots.find(({ pickup_at }) => pickup_at === chosen);
  if (slot && slot.surcharge > 0) return `This time adds ${formatPeso(slot.surcharge)}. Manila time.`;
  return closed > 0
    ? `${plural(closed, 'time is', 'times are')} taken or past the cut-off. Manila time.`
    : 'Manila time.';
}
