import type { Place } from '@/api/wire';
import { cleanMessage } from './cleanMessage';
import { findName, type NameCandidate } from './findName';
import { splitMessage, trimPart, type Part } from './parts';
import { splitBarangay, isPoblacion } from './splitBarangay';
import { takeBarangay } from './takeBarangay';
import { takeCity, type CityOption } from './takeCity';
import {
  dropLead,
  dropRelative,
  dropTailFillers,
  hasStreetNumber,
  isCompany,
  isFiller,
  isGreeting,
  isPerson,
  isPlace,
  isRequest,
  isStreet,
  isTitled,
  splitNameBeforeStreet,
  splitNameOffStreet,
  splitNameTail,
} from './words';

export type ReadStop = {
  contact_name: string;
  /** Ten digits that start with 9. */
  contact_mobile: string;
  address_line: string;
  barangay: string;
  city: string;
  province: string;
  landmark: string;
  notes: string;
};

/** A guessed name or city, and a mobile number that is one of several. */
export type DoubtfulField = 'contact_name' | 'contact_mobile' | 'city';

export type ReadMessage = {
  stop: ReadStop;
  /** Fields that the customer has to check. */
  doubtful: DoubtfulField[];
  /** Cities that a doubtful city can be, the best first. */
  cityOptions: CityOption[];
  /** Parts that were not understood, unchanged. */
  rest: string[];
};

type Line = { text: string; index: number };

type Sorted = {
  names: NameCandidate[];
  address: Line[];
  barangays: Line[];
  landmarks: string[];
  notes: string[];
  /** Parts that only their position can tell. */
  unread: { part: Part; index: number }[];
  rest: string[];
};

/** Sorts a part without label: a street, or a part for later. */
function sortUnlabelled(part: Part, index: number, sorted: Sorted) {
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

function sortPart(part: Part, index: number, sorted: Sorted) {
  const { text, field } = part;
  if (field === 'landmark') sorted.landmarks.push(dropTailFillers(text));
  else if (field === 'notes') sorted.notes.push(text);
  else if (field === 'other') sorted.rest.push(text);
  else if (field === 'street') sorted.address.push({ text, index });
  else if (field === 'name') {
    const { name, after } = splitNameTail(dropRelative(dropTailFillers(text)));
    if (/^(?:if|kung|pag) /iu.test(after)) return void sorted.rest.push(text);
    if (isStreet(after)) sortUnlabelled({ text: after }, index, sorted);
    else if (!isFiller(after)) sorted.rest.push(after);
    if (isPerson(name)) sorted.names.push({ text: name, index, source: part.source, beside: part.beside });
    else if (isCompany(name) && !hasStreetNumber(name)) sorted.rest.push(name);
    else sortUnlabelled(part, index, sorted);
  } else if (field === 'barangay' || isPoblacion(text)) {
    const { barangay, after } = splitBarangay(text);
    if (sorted.barangays.length > 0) sorted.address.push({ text: barangay, index });
    else sorted.barangays.push({ text: barangay, index });
    if (after !== '') sortUnlabelled({ text: after, beside: part.beside }, index, sorted);
  } else sortUnlabelled({ text, beside: part.beside }, index, sorted);
}

/** Takes a name off the street that opens the message, where no other name was found; it can be an estate. */
function takeLeadingName(sorted: Sorted): (NameCandidate & { isGuess: boolean }) | undefined {
  const first = sorted.address.find(({ index }) => index === 0);
  const split = first && splitNameBeforeStreet(first.text);
  if (!split) return undefined;
  first.text = split.street;
  return { text: split.name, index: 0, isGuess: true };
}

/** Returns true for a part of the address: between others, beside the city, or a proper name next to another part. */
function isInAddress({ text, index }: Line, address: readonly number[], city: number | undefined): boolean {
  const [first, last] = [Math.min(...address), Math.max(...address)];
  if ((index >= first && index <= last) || (city !== undefined && (index === city - 1 || index === city))) return true;
  // a single word that opens the message is rather a heading or a nickname
  const opens = index === 0 && !text.includes(' ');
  return isTitled(text) && ((index === first - 1 && !opens) || index === last + 1);
}

/** Chooses the barangay among the unlabelled places: the last before the city, or the first after it. */
function guessBarangay(places: readonly Line[], city: number) {
  return places.filter(({ index }) => index < city).at(-1) ?? places.find(({ index }) => index >= city);
}

/** Joins the lines of the address; `guess` is a barangay from its position alone, it can be a village. */
function joinAddress(sorted: Sorted, position: number, { hasCity, canGuess }: { hasCity: boolean; canGuess: boolean }) {
  const { address, unread, barangays } = sorted;
  const indexes = [...address, ...barangays].map(({ index }) => index);
  const city = hasCity ? position : undefined;
  const places: Line[] = [];
  // where names have capitals, other words are no names
  const isLowerCase = ![...address, ...barangays].some(({ text }) => /\p{Lu}\p{Ll}/u.test(text));
  // a place that joins the address can have the next one beside it
  for (const { part, index } of unread) {
    const line = { text: part.text, index };
    const isName = isPlace(part.text) && (isLowerCase || isTitled(part.text));
    if (!isName || !isInAddress(line, indexes, city)) continue;
    places.push(line);
    indexes.push(index);
  }
  const guess = canGuess && barangays.length === 0 ? guessBarangay(places, position) : undefined;
  const lines = [...address, ...places].sort((one, other) => one.index - other.index);
  const others = unread.filter(
    ({ index, part }) => !places.some((place) => place.index === index && place.text === part.text),
  );
  return {
    lines: lines.map(({ text }) => text).filter((text) => text !== guess?.text),
    guess: guess?.text ?? '',
    others: others.map(({ part }) => part.text),
  };
}

/**
 * Reads a message into a stop, with the parts that were not understood. Pure: sends no request. With the barangays of
 * its city, a name that no label marks is read from the list instead of its position.
 */
export function readMessage(message: string, barangays: readonly Place[] = []): ReadMessage {
  const { text, mobile, hasSeveralMobiles, rest } = cleanMessage(message);
  // greetings are no part of an address
  const said = splitMessage(text).filter(
    (part) => part.field || !(isGreeting(part.text) || isFiller(dropLead(part.text))),
  );
  const { city, province, isCityDoubtful, cityOptions, ...around } = takeCity(said);
  const { barangay: listed, parts, position } = takeBarangay(around.parts, around.position, barangays);
  const sorted: Sorted = {
    names: [],
    address: [],
    barangays: listed === '' ? [] : [{ text: listed, index: position }],
    landmarks: [],
    notes: [],
    unread: [],
    rest: [],
  };
  for (const [index, part] of parts.entries()) sortPart(part, index, sorted);
  const name = findName(sorted.names, sorted.unread) ?? (mobile === '' ? undefined : takeLeadingName(sorted));
  sorted.unread = sorted.unread.filter(({ part, index }) => index !== name?.index || part.text !== name.text);
  const unused = sorted.names.filter(({ text: other, index }) => index !== name?.index || other !== name.text);
  const { lines, guess, others } = joinAddress(sorted, position, {
    hasCity: city !== '',
    canGuess: barangays.length === 0,
  });
  const barangay = sorted.barangays[0]?.text ?? guess;
  return {
    stop: {
      contact_name: name?.text ?? '',
      contact_mobile: mobile,
      address_line: lines.join(', '),
      barangay,
      city,
      province,
      landmark: sorted.landmarks.join(', '),
      notes: sorted.notes.join(', '),
    },
    doubtful: [
      ...(name?.isGuess ? (['contact_name'] as const) : []),
      ...(hasSeveralMobiles ? (['contact_mobile'] as const) : []),
      ...(isCityDoubtful ? (['city'] as const) : []),
    ],
    cityOptions,
    rest: [...rest, ...sorted.rest, ...unused.map((other) => other.text), ...others],
  };
}
