import type { ScheduleSlot } from '@/api/wire';
import { formatTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { pluralize } from '@/utils/text';

const MANILA_TIME = 'Times are Manila time.';

export type SlotOption = { value: string; label: string; detail?: string; isDisabled?: boolean };

/** Returns the pickup times of a day as options, in order, with their surcharge or "Not available". */
export const toSlotOptions = (slots: readonly ScheduleSlot[]): SlotOption[] =>
  slots
    .toSorted((a, b) => Date.parse(a.pickup_at) - Date.parse(b.pickup_at))
    .map(({ pickup_at, available, surcharge }) => ({
      value: pickup_at,
      label: formatTime(pickup_at),
      isDisabled: !available,
      ...(!available ? { detail: 'Not available' } : surcharge > 0 ? { detail: `+${formatPeso(surcharge)}` } : {}),
    }));

/** Returns the hint below the pickup times: the surcharge of the chosen one, or how many are unavailable. */
export function getSlotHint(slots: readonly ScheduleSlot[], chosen: string): string {
  if (slots.length === 0) return 'There are no pickup times on this day. Choose another date.';
  const closed = slots.filter((slot) => !slot.available).length;
  if (closed === slots.length) return 'No pickup times are available on this day. Choose another date.';
  const slot = slots.find(({ pickup_at }) => pickup_at === chosen);
  if (slot && slot.surcharge > 0) return `This time adds ${formatPeso(slot.surcharge)}. ${MANILA_TIME}`;
  return closed > 0
    ? `${pluralize(closed, 'pickup time is', 'pickup times are')} unavailable. ${MANILA_TIME}`
    : MANILA_TIME;
}
