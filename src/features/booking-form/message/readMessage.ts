import { normalizeMobile } from '@/utils/text';
import { MOBILE_MARK, splitMessage, type MessageField, type Part } from './parts';
import { cityName, cityTail, isMetroManila, isPerson, isPlace, isStreet } from './words';

export type ReadStop = {
  contact_name: string;
  /** Ten digits from the 9 on. */
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
  /** What could not be made anything of, as it was written. */
  rest: string[];
};

/** A mobile in any grouping, with what people write in front of it. */
const MOBILE =
  /(?:(?<![\p{L}\d])(?:contact|mobile|cell?(?:phone)?|cp|phone|tel|call|text|viber|globe|smart)?\.?\s?(?:nos?|num|number|#)?\s?[.:#-]{0,3}\s?)?(?<![\d+])\(?(?:\+?63|0)?[ .)-]{0,2}\(?9(?:[ .()-]{0,2}\d){9}(?!\d)/iu;

/** One space where there were several; pictures and marks that no keyboard types are none of the words. */
const cleaned = (message: string) =>
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

/** Fields of which a stop has one; a second one is told of rather than thrown away. */
const SINGLE: ReadonlySet<MessageField> = new Set(['name', 'barangay', 'city', 'province']);

function put(reading: Reading, field: MessageField, text: string) {
  if (text === '') return;
  if (SINGLE.has(field) && reading[field].length > 0) reading.rest.push(text);
  else reading[field].push(text);
}

/** A part whose own words say what it is; the rest is for its place in the message to tell. */
function readPart({ text, field }: Part, reading: Reading): boolean {
  if (field === 'name' && !isPerson(text)) return readPart({ text }, reading);
  if (field === 'landmark' || field === 'notes' || field === 'name' || field === 'province') {
    put(reading, field, text);
    return true;
  }
  if (isMetroManila(text)) {
    put(reading, 'province', 'Metro Manila');
    return true;
  }
  const { before, city } = cityTail(text);
  if (city !== '' || field === 'city') {
    put(reading, 'city', cityName(city === '' ? text : city));
    if (city !== '' && before !== '') put(reading, field ?? (isStreet(before) ? 'street' : 'barangay'), before);
    return true;
  }
  if (field || isStreet(text)) put(reading, field ?? 'street', text);
  return field !== undefined || isStreet(text);
}

/** The name among the parts that say nothing of themselves: in front, beside the mobile, or right after it. */
function findName(open: readonly Part[], first: Part | undefined): Part | undefined {
  const people = open.filter(({ text }) => isPerson(text));
  const isWhole = ({ text }: Part) => text.includes(' ');
  return (
    people.find(({ beside }) => beside === 'before') ??
    people.find((part) => part === first && isWhole(part)) ??
    people.find(({ beside }) => beside === 'after')
  );
}

/** Filipino addresses end with barangay, city and province: so many of them as are not known yet, from the end. */
function readPlaces(open: readonly Part[], reading: Reading) {
  const places = open.filter(({ text }) => isPlace(text));
  const others = open.filter((part) => !places.includes(part));
  const isKnown = (field: MessageField) => reading[field].length > 0;
  const missing = (['barangay', 'city', 'province'] as const).filter((field) => !isKnown(field));
  // of a lone one it is the city, unless that is known
  const wanted =
    places.length === 1 && missing.includes('city') ? (['city'] as const) : missing.slice(0, places.length);
  places.forEach(({ text }, index) => {
    const field = wanted[index];
    if (field) put(reading, field, cityName(text));
    else reading.rest.push(text);
  });
  reading.rest.push(...others.map(({ text }) => text));
}

/** A message as a stop of a delivery, with what was not understood. Pure: nothing is asked and nothing is sent. */
export function readMessage(message: string): ReadMessage {
  const { mobile, text } = takeMobile(cleaned(message));
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
  const open = parts.filter((part) => !readPart(part, reading));
  const name = reading.name.length > 0 ? undefined : findName(open, parts[0]);
  if (name) put(reading, 'name', name.text);
  const unnamed = open.filter((part) => part !== name);
  // a place stands behind the first part of an address, or beside a city that says so of itself
  const start = parts.findIndex(
    ({ field, text: own }) => field === 'street' || field === 'barangay' || (!field && isStreet(own)),
  );
  const isAddress = (part: Part) => (start >= 0 ? parts.indexOf(part) > start : reading.city.length > 0);
  reading.rest.push(...unnamed.filter((part) => !isAddress(part)).map((part) => part.text));
  readPlaces(unnamed.filter(isAddress), reading);
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
