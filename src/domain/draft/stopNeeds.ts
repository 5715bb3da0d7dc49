import type { DeliveryDraft, DraftStop } from './draft';
import { stopProblems } from './draftRules';
import { isForStop } from './dropoffGoods';

/** Part of a stop that each of its fields belongs to. */
const PART_OF_FIELD: Record<string, string> = {
  address_line: 'Address',
  lat: 'Address',
  barangay: 'Barangay',
  contact_name: 'Contact',
  contact_mobile: 'Contact',
  landmark: 'Landmark',
};

/** Returns the missing parts of a stop: "Address needed", "Contact needed". */
export function getStopNeeds(stop: DraftStop, index: number, { stops, items }: Pick<DeliveryDraft, 'stops' | 'items'>) {
  const missing = stopProblems(stop, index, stops.length).map(
    ({ path }) => PART_OF_FIELD[path.split('.').at(-1) ?? ''],
  );
  const hasNoGoods = index > 0 && items.length > 0 && items.every((item) => !isForStop(item, stop.key));
  const parts = new Set([...missing, hasNoGoods ? 'Goods' : undefined].filter((part) => part !== undefined));
  return [...parts].map((part) => `${part} needed`);
}
