import type { Part } from './parts';
import { findCities, findProvince, type KnownCity } from './placeTable';
import { dropLead, endsWithShop, isFiller } from './words';

type Mention = { start: number; end: number; written: string; cities: KnownCity[]; province?: string };
export type Span = { part: number; start: number; end: number };
/** Mention of a city or a province in a part. */
export type PlaceMention = Mention & { part: number; isWhole: boolean; isTail: boolean; isBranch: boolean };

/** Rest of a street or a building after the name of a city: "Legaspi Towers", "Quezon City Subd". */
const NAMED_AFTER =
  /^ (?:st|street|ave|avenue|rd|road|drive|blvd|boulevard|hwy|highway|towers?|bldg|building|condominium|residences?|homes|heights|estates?|village|subd|subdivision|mansions?)(?!\p{L})/iu;

const WORD = /[\p{L}\d][\p{L}\p{M}\d.'’\-/]*/gu;
const MAX_WORDS = 6;

/** Finds names of cities and provinces in a text, the longest first. */
function findMentions(text: string): Mention[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const mentions: Mention[] = [];
  for (let first = 0; first < words.length;) {
    let count = Math.min(MAX_WORDS, words.length - first);
    for (; count > 0; count -= 1) {
      const [start, end] = [words[first]?.start ?? 0, words[first + count - 1]?.end ?? 0];
      const written = text.slice(start, end);
      if (/[,;()]/.test(written)) continue;
      const mention = { start, end, written, cities: findCities(written), province: findProvince(written) };
      if (mention.cities.length === 0 && !mention.province) continue;
      mentions.push(mention);
      break;
    }
    first += Math.max(1, count);
  }
  return mentions;
}

/** Text that says nothing: politeness, a postal code, the country. */
const isEmptyText = (text: string) => isFiller(text.replace(/(?<!\d)\d{4}(?!\d)|philippines/gi, ''));

/** Returns the cities and provinces that a part names; a person's name and the notes name none. */
export function findPlaceMentions(part: Part, index: number): PlaceMention[] {
  if (part.field === 'name' || part.field === 'notes') return [];
  const mentions = findMentions(part.text);
  const without = (from: number, to: number) =>
    mentions
      .filter(({ start, end }) => start >= from && end <= to)
      .reduceRight(
        (text, { start, end }) => text.slice(0, start - from) + text.slice(end - from),
        part.text.slice(from, to),
      );
  const places = mentions.filter(({ end }) => !NAMED_AFTER.test(part.text.slice(end)));
  return places.map((mention) => {
    const isBranch = endsWithShop(part.text.slice(0, mention.start).trim());
    const isTail = isEmptyText(without(mention.end, part.text.length));
    return {
      ...mention,
      part: index,
      isBranch,
      isTail,
      isWhole: isTail && isEmptyText(dropLead(without(0, mention.start))),
    };
  });
}
