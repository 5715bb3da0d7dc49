import { getStopLabel } from '@/utils/stopNames';
import type { DeliveryDraft } from './draft';
import type { DraftProblem } from './draftRules';
import { isForStop } from './dropoffGoods';

/** Form field of an error, and the words that name it in the summary of problems. */
type ErrorField = Pick<DraftProblem, 'path' | 'where'>;

const TOP_FIELDS: Record<string, ErrorField> = {
  pickup_at: { path: 'schedule.pickup_at', where: 'Schedule' },
  schedule: { path: 'schedule.pickup_at', where: 'Schedule' },
  vehicle_type: { path: 'vehicle_type', where: 'Vehicle' },
  services: { path: 'services', where: 'Services' },
  voucher_code: { path: 'voucher_code', where: 'Voucher' },
  notes: { path: 'notes', where: 'Notes' },
  stops: { path: 'stops', where: 'Route' },
};

/** Fields of a stop on the wire that have another name in the form. */
const STOP_FIELDS: Record<string, string> = {
  lng: 'lat',
  sequence: 'address_line',
  kind: 'address_line',
};

/** Returns the index in the draft of an item that the server counts within its stop. */
function findItemIndex({ items }: DeliveryDraft, stopKey: string, position: number): number | undefined {
  const indexes = items.flatMap((item, index) => (isForStop(item, stopKey) ? [index] : []));
  return indexes[position];
}

/** Finds the form field for a key of a 422 response, such as `stops[1].items[0].uom`; null if the form has none. */
function findField(draft: DeliveryDraft, key: string): ErrorField | null {
  const parts = key.replaceAll('[', '.').replaceAll(']', '').split('.');
  const [list = '', stopPart = '', field = '', itemPart = '', itemField = ''] = parts;
  if (list !== 'stops' || stopPart === '') return TOP_FIELDS[list] ?? null;
  const stopIndex = Number(stopPart);
  const stop = draft.stops[stopIndex];
  if (!stop) return null;
  const where = getStopLabel(stopIndex, draft.stops.length);
  if (field === 'items' && itemPart !== '') {
    const index = findItemIndex(draft, stop.key, Number(itemPart));
    return index === undefined ? null : { path: `items.${index}.${itemField || 'type'}`, where: `Goods at ${where}` };
  }
  return { path: `stops.${stopPart}.${STOP_FIELDS[field] ?? (field || 'address_line')}`, where };
}

/** Converts the server's field errors to problems of the form; `rest` has the messages without a field. */
export function fromServerErrors(
  draft: DeliveryDraft,
  errors: Record<string, string[]>,
): { problems: DraftProblem[]; rest: string[] } {
  const problems: DraftProblem[] = [];
  const rest: string[] = [];
  for (const [key, messages] of Object.entries(errors)) {
    const message = messages.join(' ');
    if (message === '') continue;
    const found = findField(draft, key);
    if (found) problems.push({ ...found, message });
    else rest.push(message);
  }
  return { problems, rest };
}
