import { normalizeMobile } from '@/utils/text';
import { MOBILE_MARK, splitMessage, type MessageField, type Part } from './parts';
import { cityName, cityTail, isMetroManila, isPerson, isPlace, isStreet } from './words';

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

export type ReadMessage = {
  stop: ReadStop;
  /** Parts that were not understood, unchanged. */
  rest: string[];
};

/** Mobile number in any grouping, with a label such as "cp no." in front. */
const MOBILE =
  /(?:(?<![\p{L}\d])(?:contact|mobile|cell?(?:phone)?|cp|phone|tel|call|text|viber|globe|smart)?\.?\s?(?:nos?|num|number|#)?\s?[.:#-]{0,3}\s?)?(?<![\d+])\(?(?:\+?63|0)?[ .)-]{0,2}\(?9(?:[ .()-]{0,2}\d){9}(?!\d)/iu;

/** Collapses spaces and removes emoji and control characters. */
const cleanText = (message: string) =>
  message
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Extended_Pictographic}|[^\S\n]|(?!\n)\p{C}/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/\s*\n\s*/g, '\n');

function takeMobile(message: string): { mobile: string; text: string } {
  const found = MOBILE.exec(message)?.[0];
  if (found === undefined) return { mobile: '', text: message };
  return { mobile: normalizeMobile(found.replace(/\D/g, '')), text: message.replace(found, `,${MOBILE_MARK},`) };
}

type Reading = Record<MessageField, string[]> & { rest: string[] };

/** Fields with a single value; a second value is reported as not used. */
const SINGLE_FIELDS: ReadonlySet<MessageField> = new Set(['name', 'barangay', 'city', 'province']);

function addText(reading: Reading, field: MessageField, text: string) {
  if (text === '') return;
  if (SINGLE_FIELDS.has(field) && reading[field].length > 0) reading.rest.push(text);
  else reading[field].push(text);
}

/** Reads a part that identifies itself; returns false if only its position can tell. */
function readPart({ text, field }: Part, reading: Reading): boolean {
  if (field === 'name' && !isPerson(text)) return readPart({ text }, reading);
  if (field === 'landmark' || field === 'notes' || field === 'name' || field === 'province') {
    addText(reading, field, text);
    return true;
  }
  if (isMetroManila(text)) {
    addText(reading, 'province', 'Metro Manila');
    return true;
  }
  const { before, city } = cityTail(text);
  if (city !== '' || field === 'city') {
    addText(reading, 'city', cityName(city === '' ? text : city));
    if (city !== '' && before !== '') addText(reading, field ?? (isStreet(before) ? 'street' : 'barangay'), before);
    return true;
  }
  if (field || isStreet(text)) addText(reading, field ?? 'street', text);
  return field !== undefined || isStreet(text);
}

/** Finds the name among unlabelled parts: before the mobile number, first in the message, or after the number. */
function findName(unread: readonly Part[], first: Part | undefined): Part | undefined {
  const people = unread.filter(({ text }) => isPerson(text));
  const isWhole = ({ text }: Part) => text.includes(' ');
  return (
    people.find(({ beside }) => beside === 'before') ??
    people.find((part) => part === first && isWhole(part)) ??
    people.find(({ beside }) => beside === 'after')
  );
}

/** Assigns unlabelled parts to the missing places, in the Philippine order: barangay, city, province. */
function readPlaces(unread: readonly Part[], reading: Reading) {
  const places = unread.filter(({ text }) => isPlace(text));
  const others = unread.filter((part) => !places.includes(part));
  const isKnown = (field: MessageField) => reading[field].length > 0;
  const missing = (['barangay', 'city', 'province'] as const).filter((field) => !isKnown(field));
  // a single place is the city, unless the city is known
  const wanted =
    places.length === 1 && missing.includes('city') ? (['city'] as const) : missing.slice(0, places.length);
  places.forEach(({ text }, index) => {
    const field = wanted[index];
    if (field) addText(reading, field, cityName(text));
    else reading.rest.push(text);
  });
  reading.rest.push(...others.map(({ text }) => text));
}

/** Reads a message into a stop, with the parts that were not understood. Pure: sends no request. */
export function readMessage(message: string): ReadMessage {
  const { mobile, text } = takeMobile(cleanText(message));
  const parts = splitMessage(text);
  const reading: Reading = {
    name: [],
    street: [],
    barangay: [],
    city: [],
    province: [],
    landmark: [],
    notes: [],
    rest: [],
  };
  const unread = parts.filter((part) => !readPart(part, reading));
  const name = reading.name.length > 0 ? undefined : findName(unread, parts[0]);
  if (name) addText(reading, 'name', name.text);
  const remaining = unread.filter((part) => part !== name);
  // a place follows the first part of an address, or accompanies a labelled city
  const start = parts.findIndex(
    ({ field, text: own }) => field === 'street' || field === 'barangay' || (!field && isStreet(own)),
  );
  const isAddress = (part: Part) => (start >= 0 ? parts.indexOf(part) > start : reading.city.length > 0);
  reading.rest.push(...remaining.filter((part) => !isAddress(part)).map((part) => part.text));
  readPlaces(remaining.filter(isAddress), reading);
  const all = (field: MessageField) => reading[field].join(', ');
  return {
    stop: {
      contact_name: all('name'),
      contact_mobile: mobile,
      address_line: all('street'),
      barangay: all('barangay'),
      city: all('city'),
      province: all('province'),
      landmark: all('landmark'),
      notes: all('notes'),
    },
    rest: reading.rest,
  };
}
