import { getStopLabel } from '@/utils/text';
import type { DeliveryDraft } from './draft';
import type { DraftProblem } from './draftRules';
import { isForStop } from './dropoffGoods';

/** Place of an error: the form field, and the words that name it in the summary of problems. */
type ErrorPlace = Pick<DraftProblem, 'path' | 'where'>;

const TOP_FIELDS: Record<string, ErrorPlace> = {
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

/** Finds the form field for an error key of a 422 response; null if the form has no such field. */
function findPlace(draft: DeliveryDraft, key: string): ErrorPlace | null {
  const parts = key.replaceAll('[', '.').replaceAll(']', '').split('.');
  const [head = '', first = '', field = '', second = '', itemField = ''] = parts;
  if (head !== 'stops' || first === '') return TOP_FIELDS[head] ?? null;
  const index = Number(first);
  if (!draft.stops[index]) return null;
  const where = getStopLabel(index, draft.stops.length);
  if (field === 'items' && second !== '') {
    const path = itemPath(draft, index, Number(second), itemField === '' ? 'type' : itemField);
    return path === null ? null : { path, where: `Goods at ${where}` };
  }
  return { path: `stops.${first}.${STOP_FIELDS[field] ?? (field === '' ? 'address_line' : field)}`, where };
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
    const found = findPlace(draft, key);
    if (found) problems.push({ ...found, message });
    else rest.push(message);
  }
  return { problems, rest };
}
