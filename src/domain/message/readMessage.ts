import type { Place } from '@/api/wire';
import { cleanMessage } from './cleanMessage';
import { findName, type NameCandidate } from './findName';
import { splitMessage } from './parts';
import { sortParts, type PartText, type SortedParts } from './sortParts';
import { takeBarangay } from './takeBarangay';
import { takeCity, type CityOption } from './takeCity';
import { dropLead, isFiller, isGreeting, isPlace, isTitled, splitNameBeforeStreet } from './words';

/** Fields of a stop as the message writes them; '' for a missing one. */
export type ParsedStop = {
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

/** A message read into a stop. */
export type ParsedMessage = {
  stop: ParsedStop;
  /** Fields that the customer has to check. */
  doubtful: DoubtfulField[];
  /** Cities that a doubtful city can be, the best first. */
  cityOptions: CityOption[];
  /** Parts that were not understood, unchanged. */
  rest: string[];
};

/** Takes a name off the street that opens the message, where no other name was found; it can be an estate. */
function takeLeadingName(sorted: SortedParts): (NameCandidate & { isGuess: boolean }) | undefined {
  const first = sorted.address.find(({ index }) => index === 0);
  const split = first && splitNameBeforeStreet(first.text);
  if (!split) return undefined;
  first.text = split.street;
  return { text: split.name, index: 0, isGuess: true };
}

/** Returns true for a part of the address: between others, beside the city, or a proper name next to another part. */
function isInAddress({ text, index }: PartText, address: readonly number[], city: number | undefined): boolean {
  const [first, last] = [Math.min(...address), Math.max(...address)];
  if ((index >= first && index <= last) || (city !== undefined && (index === city - 1 || index === city))) return true;
  // a single word that opens the message is rather a heading or a nickname
  const opens = index === 0 && !text.includes(' ');
  return isTitled(text) && ((index === first - 1 && !opens) || index === last + 1);
}

/** Chooses the barangay among the unlabelled places: the last before the city, or the first after it. */
const guessBarangay = (places: readonly PartText[], city: number) =>
  places.filter(({ index }) => index < city).at(-1) ?? places.find(({ index }) => index >= city);

/** Finds the unlabelled places of the address, such as villages; `city` is the index of the part after the city. */
function findPlaces({ address, unread, barangays }: SortedParts, city: number | undefined): PartText[] {
  const known = [...address, ...barangays];
  const indexes = known.map(({ index }) => index);
  const places: PartText[] = [];
  // where names have capitals, other words are no names
  const isLowerCase = !known.some(({ text }) => /\p{Lu}\p{Ll}/u.test(text));
  for (const { part, index } of unread) {
    const line = { text: part.text, index };
    const isName = isPlace(part.text) && (isLowerCase || isTitled(part.text));
    if (!isName || !isInAddress(line, indexes, city)) continue;
    places.push(line);
    // a place that joins the address can have the next one beside it
    indexes.push(index);
  }
  return places;
}

/** Joins the lines of the address; `guess` is a barangay by its position alone, which can be a village. */
function joinAddress(
  sorted: SortedParts,
  position: number,
  { hasCity, canGuess }: { hasCity: boolean; canGuess: boolean },
) {
  const { address, unread, barangays } = sorted;
  const places = findPlaces(sorted, hasCity ? position : undefined);
  const guess = canGuess && barangays.length === 0 ? guessBarangay(places, position) : undefined;
  const lines = [...address, ...places].sort((a, b) => a.index - b.index);
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
export function readMessage(message: string, barangays: readonly Place[] = []): ParsedMessage {
  const { text, mobile, hasSeveralMobiles, rest } = cleanMessage(message);
  // greetings are no part of an address
  const informative = splitMessage(text).filter(
    (part) => part.field || !(isGreeting(part.text) || isFiller(dropLead(part.text))),
  );
  const { city, province, isCityDoubtful, cityOptions, ...withoutCity } = takeCity(informative);
  const { barangay: listed, parts, position } = takeBarangay(withoutCity.parts, withoutCity.position, barangays);
  const sorted = sortParts(parts, listed, position);
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
