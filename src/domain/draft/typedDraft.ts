import type { DeliveryDraft, DraftStop } from './draft';
import { hasTypedGoods } from './goodsPresets';

/** Returns true for a drop-off with input. */
const isTypedDropoff = (stop: DraftStop) =>
  [stop.address_line, stop.landmark, stop.notes, stop.contact_name, stop.contact_mobile].some((text) => text.trim());

/** Returns true for a pickup with input. Its contact and the default address do not count: the form fills them in. */
const isTypedPickup = ({ address_line, landmark, notes }: DraftStop, prefilled: string | undefined) =>
  notes.trim() !== '' || (address_line !== prefilled && [address_line, landmark].some((text) => text.trim()));

/** Returns true for a draft with input worth keeping. */
export const hasTypedInput = (draft: DeliveryDraft | undefined): draft is DeliveryDraft =>
  draft !== undefined &&
  (draft.stops.some((stop, index) =>
    index > 0 ? isTypedDropoff(stop) : isTypedPickup(stop, draft.prefilled_pickup),
  ) ||
    draft.items.some(hasTypedGoods) ||
    draft.notes.trim() !== '');

/** Returns the label of a draft, its route: "12 Port Road to 8 Mabini Street". */
export function getDraftLabel(draft: DeliveryDraft): string {
  const [from = '', to = ''] = [draft.stops[0], draft.stops.at(-1)].map((stop) => stop?.address_line.trim());
  if (from && to) return `${from} to ${to}`;
  return from || to || 'the goods you entered';
}
