import type { DeliveryDraft } from './draft';
import { hasTypedGoods } from './goodsPresets';
import { isEmptyStop, isUntouchedPickup } from './untouchedStop';

/** Returns true for a draft with input worth keeping. */
export const hasTypedInput = (draft: DeliveryDraft | undefined): draft is DeliveryDraft =>
  draft !== undefined &&
  (draft.stops.some((stop, index) =>
    index > 0 ? !isEmptyStop(stop) : !isUntouchedPickup(stop, draft.prefilled_pickup),
  ) ||
    draft.items.some(hasTypedGoods) ||
    draft.notes.trim() !== '');

/** Returns the label of a draft, its route: "12 Port Road to 8 Mabini Street". */
export function getDraftLabel(draft: DeliveryDraft): string {
  const [from = '', to = ''] = [draft.stops[0], draft.stops.at(-1)].map((stop) => stop?.address_line.trim());
  if (from && to) return `${from} to ${to}`;
  return from || to || 'the goods you entered';
}
