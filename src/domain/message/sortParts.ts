import type { NameCandidate } from './findName';
import { trimPart, type MessagePart } from './parts';
import { isPoblacion, splitBarangay } from './splitBarangay';
import {
  dropLead,
  dropRelative,
  dropTailFillers,
  hasStreetNumber,
  isCompany,
  isFiller,
  isPerson,
  isRequest,
  isStreet,
  splitNameOffStreet,
  splitNameTail,
} from './words';

/** Text of a part, with the index of the part. */
export type PartText = { text: string; index: number };

/** Parts of a message by the field they belong to. */
export type SortedParts = {
  names: NameCandidate[];
  address: PartText[];
  barangays: PartText[];
  landmarks: string[];
  notes: string[];
  /** Parts without a label: names and places, which their position tells apart. */
  unread: { part: MessagePart; index: number }[];
  rest: string[];
};

/** Sorts a part without a label: a street, or a part for `unread`. */
function sortUnlabelled(part: MessagePart, index: number, sorted: SortedParts) {
  const text = trimPart(dropTailFillers(dropLead(part.text)));
  if (text === '' || isFiller(text)) return;
  if (isRequest(part.text)) return void sorted.rest.push(part.text);
  const split = part.beside === 'before' ? splitNameOffStreet(text) : undefined;
  if (split) {
    sorted.names.push({ text: split.name, index, beside: 'before' });
    sorted.address.push({ text: split.street, index });
  } else if (isStreet(text)) sorted.address.push({ text, index });
  else sorted.unread.push({ part: { ...part, text }, index });
}

/** Sorts a part with a name, and the street or the sentence after the name. */
function sortName(part: MessagePart, index: number, sorted: SortedParts) {
  const { name, after } = splitNameTail(dropRelative(dropTailFillers(part.text)));
  if (/^(?:if|kung|pag) /iu.test(after)) return void sorted.rest.push(part.text);
  if (isStreet(after)) sortUnlabelled({ text: after }, index, sorted);
  else if (!isFiller(after)) sorted.rest.push(after);
  if (isPerson(name)) sorted.names.push({ text: name, index, source: part.source, beside: part.beside });
  else if (isCompany(name) && !hasStreetNumber(name)) sorted.rest.push(name);
  else sortUnlabelled(part, index, sorted);
}

/** Sorts a part with a barangay, and the street after it. A second barangay is a line of the address. */
function sortBarangay({ text, beside }: MessagePart, index: number, sorted: SortedParts) {
  const { barangay, after } = splitBarangay(text);
  const list = sorted.barangays.length > 0 ? sorted.address : sorted.barangays;
  list.push({ text: barangay, index });
  if (after !== '') sortUnlabelled({ text: after, beside }, index, sorted);
}

function sortPart(part: MessagePart, index: number, sorted: SortedParts) {
  const { text, field, beside } = part;
  if (field === 'landmark') sorted.landmarks.push(dropTailFillers(text));
  else if (field === 'notes') sorted.notes.push(text);
  else if (field === 'other') sorted.rest.push(text);
  else if (field === 'street') sorted.address.push({ text, index });
  else if (field === 'name') sortName(part, index, sorted);
  else if (field === 'barangay' || isPoblacion(text)) sortBarangay(part, index, sorted);
  else sortUnlabelled({ text, beside }, index, sorted);
}

/** Sorts parts by their fields. `listed` is the barangay that was taken out before the part `position`; '' without one. */
export function sortParts(parts: readonly MessagePart[], listed: string, position: number): SortedParts {
  const sorted: SortedParts = {
    names: [],
    address: [],
    barangays: listed === '' ? [] : [{ text: listed, index: position }],
    landmarks: [],
    notes: [],
    unread: [],
    rest: [],
  };
  for (const [index, part] of parts.entries()) sortPart(part, index, sorted);
  return sorted;
}
