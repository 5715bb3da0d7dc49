import type { DeliveryDraft, DraftStop } from './draft';
import { findStopProblems } from './draftRules';
import { lacksGoods } from './dropoffGoods';

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
  const missing = findStopProblems(stop, index, stops.length).map(
    ({ path }) => PART_OF_FIELD[path.split('.').at(-1) ?? ''],
  );
  const hasNoGoods = index > 0 && lacksGoods(items, stop.key);
  const parts = new Set([...missing, hasNoGoods ? 'Goods' : undefined].filter((part) => part !== undefined));
  return [...parts].map((part) => `${part} needed`);
}
