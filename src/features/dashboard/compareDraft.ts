import type { Booking } from '@/api/wire';
import { emptyItem, type DeliveryDraft, type DraftItem } from '@/domain/draft/draft';
import { draftOfBooking } from '@/domain/draft/draftOfBooking';

const isChosen = (item: DraftItem) => item.type !== '' && item.weight_kg !== null;

/** The goods of the last delivery, unloaded at the last drop-off; none where there was no delivery. */
export function lastGoods(booking: Booking | undefined): DraftItem[] {
  return booking ? draftOfBooking(booking).items.filter(isChosen) : [];
}

/** What is compared: the typed route with the goods that were typed, else those of the last time. */
export function compareDraft(typed: DeliveryDraft, last: readonly DraftItem[]): DeliveryDraft {
  if (last.length === 0 || typed.items.some(({ type }) => type !== '')) return typed;
  const dropoff = typed.stops.at(-1)?.key ?? '';
  return { ...typed, items: last.map((item) => ({ ...emptyItem(dropoff), ...item, stop: dropoff })) };
}
