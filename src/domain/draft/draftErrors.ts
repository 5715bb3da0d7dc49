import { getStopLabel } from '@/utils/text';
import type { DeliveryDraft } from './draft';
import type { DraftProblem } from './draftRules';
import { isForStop } from './dropoffGoods';

const TOP_FIELDS: Record<string, string> = {
  pickup_at: 'schedule.pickup_at',
  schedule: 'schedule.pickup_at',
  vehicle_type: 'vehicle_type',
  services: 'services',
  voucher_code: 'voucher_code',
  notes: 'notes',
  stops: 'stops',
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
function toPath(draft: DeliveryDraft, key: string): { path: string; where: string } | null {
  const parts = key.replaceAll('[', '.').replaceAll(']', '').split('.');
  const [head = '', first = '', field = '', second = '', itemField = ''] = parts;
  const top = TOP_FIELDS[head];
  if (head !== 'stops' || first === '')
    return top ? { path: top, where: head === 'stops' ? 'Route' : 'Booking' } : null;
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
    const found = toPath(draft, key);
    if (found) problems.push({ ...found, message });
    else rest.push(message);
  }
  return { problems, rest };
}
