import { getStopLabel } from '@/utils/text';
import type { DeliveryDraft } from './draft';
import type { DraftProblem } from './draftRules';
import { isForStop } from './dropoffGoods';

/** Form field of an error, and the words that name it in the summary of problems. */
type ErrorField = Pick<DraftProblem, 'path' | 'where'>;

const TOP_FIELDS: Record<string, ErrorField> = {
  pickup_at: { path: 'schedule.pickup_at', where: 'Schedule' },
  schedule: { path: 'schedule.pickup_at', where: 'Schedule' },
  vehicle_type: { path: 'vehicle_type', where: 'Booking' },
  services: { path: 'services', where: 'Booking' },
  voucher_code: { path: 'voucher_code', where: 'Booking' },
  notes: { path: 'notes', where: 'Booking' },
  stops: { path: 'stops', where: 'Route' },
};

/** Fields of a stop on the wire that have another name in the form. */
const STOP_FIELDS: Record<string, string> = {
  lng: 'lat',
  sequence: 'address_line',
  kind: 'address_line',
};

function itemPath(draft: DeliveryDraft, stopIndex: number, position: number, field: string): string | null {
  const stop = draft.stops[stopIndex];
  const indexes = draft.items.flatMap((item, index) => (stop && isForStop(item, stop.key) ? [index] : []));
  const index = indexes[position];
  return index === undefined ? null : `items.${index}.${field}`;
}

/** Finds the form field for a key of a 422 response, such as `stops[1].items[0].uom`; null if the form has none. */
function findField(draft: DeliveryDraft, key: string): ErrorField | null {
  const parts = key.replaceAll('[', '.').replaceAll(']', '').split('.');
  const [list = '', stopPart = '', field = '', itemPart = '', itemField = ''] = parts;
  if (list !== 'stops' || stopPart === '') return TOP_FIELDS[list] ?? null;
  const stopIndex = Number(stopPart);
  if (!draft.stops[stopIndex]) return null;
  const where = getStopLabel(stopIndex, draft.stops.length);
  if (field === 'items' && itemPart !== '') {
    const path = itemPath(draft, stopIndex, Number(itemPart), itemField || 'type');
    return path === null ? null : { path, where: `Goods at ${where}` };
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
