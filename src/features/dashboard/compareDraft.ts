import type { Booking } from '@/api/wire';
import { createEmptyItem, type DeliveryDraft, type DraftItem } from '@/domain/draft/draft';
import { toDraft } from '@/domain/draft/draftOfBooking';
import { hasTypedGoods } from '@/domain/draft/goodsPresets';

const isComplete = (item: DraftItem) => item.type !== '' && item.weight_kg !== null;

/** Returns the goods of the last delivery; empty without one. */
export function getLastGoods(booking: Booking | undefined): DraftItem[] {
  return booking ? toDraft(booking).items.filter(isComplete) : [];
}

/** Returns the typed draft; without typed goods, with the last goods for its last drop-off. */
export function getComparedDraft(typed: DeliveryDraft, last: readonly DraftItem[]): DeliveryDraft {
  if (last.length === 0 || typed.items.some(hasTypedGoods)) return typed;
  const dropoff = typed.stops.at(-1)?.key ?? '';
  return { ...typed, items: last.map((item) => ({ ...createEmptyItem(dropoff), ...item, stop: dropoff })) };
}
