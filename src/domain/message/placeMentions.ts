import type { MessagePart } from './parts';
import { findCities, findProvince, type KnownCity } from './placeTable';
import { dropLead, endsWithShop, isFiller } from './words';

/** Name of a city or a province in a text. */
type PlaceName = {
  start: number;
  end: number;
  written: string;
  /** Cities with this name; empty if it names a province only. */
  cities: KnownCity[];
  province?: string;
};

/** Text of a part, by the index of the part. */
export type PartSpan = { part: number; start: number; end: number };

/** Name of a city or a province in a part of a message. */
export type PlaceMention = PlaceName &
  PartSpan & {
    /** Nothing that matters follows in the part: the mention ends it. */
    isTail: boolean;
    /** The part is nothing but the mention. */
    isWhole: boolean;
    /** A shop is named before it: "SM City Marilao". */
    isBranch: boolean;
  };

/** Rest of a street or a building after the name of a city: "Legaspi Towers", "Quezon City Subd". */
const NAMED_AFTER =
  /^ (?:st|street|ave|avenue|rd|road|drive|blvd|boulevard|hwy|highway|towers?|bldg|building|condominium|residences?|homes|heights|estates?|village|subd|subdivision|mansions?)(?!\p{L})/iu;

const WORD = /[\p{L}\d][\p{L}\p{M}\d.'’\-/]*/gu;
const MAX_WORDS = 6;

/** Position of a word in a text. */
type Word = { start: number; end: number };

/** Finds the longest name that starts with the word `first`, and the number of its words. */
function findLongestName(text: string, words: readonly Word[], first: number) {
  for (let count = Math.min(MAX_WORDS, words.length - first); count > 0; count -= 1) {
    const [start, end] = [words[first]?.start ?? 0, words[first + count - 1]?.end ?? 0];
    const written = text.slice(start, end);
    if (/[,;()]/.test(written)) continue;
    const name: PlaceName = { start, end, written, cities: findCities(written), province: findProvince(written) };
    if (name.cities.length > 0 || name.province) return { name, count };
  }
  return undefined;
}

/** Finds names of cities and provinces in a text; the words of a name are part of no other one. */
function findNames(text: string): PlaceName[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const names: PlaceName[] = [];
  let first = 0;
  while (first < words.length) {
    const found = findLongestName(text, words, first);
    if (found) names.push(found.name);
    first += found?.count ?? 1;
  }
  return names;
}

/** Text that says nothing: politeness, a postal code, the country. */
const isEmptyText = (text: string) => isFiller(text.replace(/(?<!\d)\d{4}(?!\d)|philippines/gi, ''));

/** Returns the cities and provinces that a part names; a person's name and the notes name none. */
export function findPlaceMentions(part: MessagePart, index: number): PlaceMention[] {
  if (part.field === 'name' || part.field === 'notes') return [];
  const names = findNames(part.text);
  const withoutNames = (from: number, to: number) =>
    names
      .filter(({ start, end }) => start >= from && end <= to)
      .reduceRight(
        (text, { start, end }) => text.slice(0, start - from) + text.slice(end - from),
        part.text.slice(from, to),
      );
  const places = names.filter(({ end }) => !NAMED_AFTER.test(part.text.slice(end)));
  return places.map((name) => {
    const isTail = isEmptyText(withoutNames(name.end, part.text.length));
    return {
      ...name,
      part: index,
      isTail,
      isWhole: isTail && isEmptyText(dropLead(withoutNames(0, name.start))),
      isBranch: endsWithShop(part.text.slice(0, name.start).trim()),
    };
  });
}
