import { isOneEditAway } from '@/utils/isOneEditAway';
import type { Part } from './parts';
import { findPlaceMentions, type Span, type PlaceMention } from './placeMentions';
import { findCities, findProvince, findSimilarCity, toCityKey, toKey, type KnownCity } from './placeTable';
import { rankCities, isCityGuess, isWholeProvince } from './rankCities';
import { splitNameAfterPlace } from './splitNameAfterPlace';
import { dropTailFillers, endsWithDirection, isFiller, isPerson } from './words';

/** A city that the customer can choose where the message names none for sure. */
export type CityOption = { city: string; province: string };

export type TakenCity = {
  city: string;
  province: string;
  /** The city is a guess: from a typing error, or from a name that may be a person's. */
  isCityDoubtful: boolean;
  /** Cities that a doubtful one can be, the best first. */
  cityOptions: CityOption[];
  /** Parts without the city and the province. */
  parts: Part[];
  /** Index of the part that followed the city, or -1. */
  position: number;
};

/** Cuts spans out of a part; the text before and after becomes parts. */
function cutSpans(part: Part, spans: readonly { start: number; end: number }[]): Part[] {
  const texts: string[] = [];
  let from = 0;
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    texts.push(part.text.slice(from, start));
    from = end;
  }
  texts.push(part.text.slice(from));
  return texts
    .map((text, index) => ({
      text: dropTailFillers(text.replace(/^[\s,./-]+|(?: (?:of|ng|in|from))?[\s,/-]*$/gi, '')),
      index,
    }))
    .filter(({ text }) => text !== '' && !isFiller(text))
    .map(({ text, index }) => ({ ...(index === 0 ? part : { beside: part.beside }), text }));
}

/** Finds the district of "Malate, Manila" in another part. */
function findDistrict(parts: readonly Part[], city: PlaceMention): { known: KnownCity; part: number } | undefined {
  const order = [city.part - 1, city.part + 1, ...parts.keys()];
  for (const index of order) {
    const part = parts[index];
    const [known] = part && !part.field && index !== city.part ? findCities(`${part.text}, Manila`) : [];
    if (known) return { known, part: index };
  }
  return undefined;
}

/** Finds a city with a typing error: a part of one word, or the end of a street or a barangay. */
function findMistyped(parts: readonly Part[]): (Span & { known: KnownCity }) | undefined {
  for (const [index, { text, field }] of [...parts.entries()].reverse()) {
    if (field === 'name' || field === 'landmark' || field === 'notes') continue;
    const tails = [...text.matchAll(/\S+/g)].map((word) => text.slice(word.index));
    for (const tail of field !== 'barangay' && isPerson(text) ? [text] : tails) {
      const isKnown = findCities(tail).length > 0 || findProvince(toCityKey(tail).key) !== undefined;
      const known = isKnown ? undefined : findSimilarCity(tail);
      if (known) return { known, part: index, start: text.length - tail.length, end: text.length };
    }
  }
  return undefined;
}

/** Cuts spans out of all parts; `position` is where the part `at` ended. */
function cutParts(parts: readonly Part[], spots: readonly Span[], at: number) {
  const cut = parts.map((part, index) =>
    cutSpans(
      part,
      spots.filter((spot) => spot.part === index),
    ),
  );
  return { parts: cut.flat(), position: cut.slice(0, at + 1).flat().length };
}

const MAX_OPTIONS = 5;

/** Returns the cities to choose from, each once. */
const toOptions = (cities: readonly KnownCity[]): CityOption[] =>
  [...new Map(cities.map(({ name, province }) => [`${name}, ${province}`, { city: name, province }])).values()].slice(
    0,
    MAX_OPTIONS,
  );

/** Without a known city: a mistyped one, or the province alone. */
function takeOtherPlace(parts: readonly Part[], spots: readonly PlaceMention[]): TakenCity {
  const province = spots.find((spot) => spot.isWhole && spot.province);
  const labelled = parts.findIndex(({ field }) => field === 'city');
  if (labelled >= 0) {
    const city = parts[labelled]?.text ?? '';
    const others = parts.filter((_, index) => index !== labelled && index !== province?.part);
    return {
      city,
      province: province?.province ?? '',
      isCityDoubtful: true,
      cityOptions: [],
      parts: others,
      position: labelled,
    };
  }
  const mistyped = findMistyped(parts);
  const found = [...(mistyped ? [mistyped] : []), ...(province ? [province] : [])];
  return {
    city: mistyped?.known.name ?? '',
    province: province?.province ?? '',
    isCityDoubtful: mistyped !== undefined,
    cityOptions: mistyped ? toOptions([mistyped.known]) : [],
    ...cutParts(parts, found, mistyped?.part ?? -1),
  };
}

/** Returns the parts that are the province with a typing error, such as "Batanggas" after Lipa City. */
const findMistypedProvince = (parts: readonly Part[], province: string): Span[] =>
  parts.flatMap(({ text, field }, part) =>
    field === undefined && province.length > 4 && isOneEditAway(toKey(text), toKey(province))
      ? [{ part, start: 0, end: text.length }]
      : [],
  );

/** Returns the mentions that repeat the chosen city or its province, such as "Metro Manila". */
const findRepeated = (
  spots: readonly PlaceMention[],
  parts: readonly Part[],
  known: readonly KnownCity[],
  province: string,
) =>
  spots.filter((spot) => {
    const part = parts[spot.part];
    if (!part || part.field || spot.isBranch || endsWithDirection(part.text.slice(0, spot.start).trim())) return false;
    const isSameCity = known.length === 1 && spot.isTail && spot.cities.some(({ name }) => name === known[0]?.name);
    return isSameCity || (spot.isWhole && spot.province !== undefined && spot.province === province);
  });

/** Takes the city and the province out of the parts of a message. */
export function takeCity(said: readonly Part[]): TakenCity {
  const parts = said.flatMap(splitNameAfterPlace);
  const spots = parts.flatMap(findPlaceMentions);
  const choices = rankCities(spots, parts);
  const [choice, next] = choices;
  if (!choice) return takeOtherPlace(parts, spots);
  const { city, known } = choice;
  const stated =
    choice.province ?? spots.find((spot) => spot.province && spot !== city && isWholeProvince(spot, parts));
  const district = known[0]?.name === 'Manila' ? findDistrict(parts, city) : undefined;
  const only = known.length === 1 ? known[0] : undefined;
  const repeated = findRepeated(spots, parts, known, stated?.province ?? only?.province ?? '');
  const mistyped = stated || !only ? [] : findMistypedProvince(parts, only.province);
  const cut: Span[] = [city, ...(stated ? [stated] : []), ...repeated, ...mistyped];
  if (district) cut.push({ part: district.part, start: 0, end: parts[district.part]?.text.length ?? 0 });
  const isTie = next !== undefined && next.score === choice.score && next.known[0]?.name !== known[0]?.name;
  const isCityDoubtful = isTie || isCityGuess(choice, parts[city.part]) || (stated !== undefined && !choice.province);
  return {
    city: district?.known.name ?? only?.name ?? city.written,
    province: stated?.province ?? '',
    isCityDoubtful,
    cityOptions: isCityDoubtful ? toOptions(choices.flatMap((own) => own.known)) : [],
    ...cutParts(parts, [...new Set(cut)], city.part),
  };
}
