import { isOneEditAway } from '@/utils/isOneEditAway';
import type { MessagePart } from './parts';
import { findPlaceMentions, type PartSpan, type PlaceMention } from './placeMentions';
import { findCities, findProvince, findSimilarCity, toCityKey, toKey, type KnownCity } from './placeTable';
import { isCityGuess, isWholeProvince, rankCities, type CityCandidate } from './rankCities';
import { splitNameAfterPlace } from './splitNameAfterPlace';
import { dropTailFillers, endsWithDirection, isFiller, isPerson } from './words';

/** A city that the customer can choose where the message names none for sure. */
export type CityOption = { city: string; province: string };

/** The city of a message, and the parts that remain. */
export type TakenCity = {
  city: string;
  province: string;
  /** The city is a guess: from a typing error, or from a name that may be a person's. */
  isCityDoubtful: boolean;
  /** Cities that a doubtful one can be, the best first. */
  cityOptions: CityOption[];
  /** Parts without the city and the province. */
  parts: MessagePart[];
  /** Index of the part that followed the city; 0 without a city. */
  position: number;
};

/** Cuts spans out of a part; the text before and after becomes parts. */
function cutSpans(part: MessagePart, spans: readonly { start: number; end: number }[]): MessagePart[] {
  const texts: string[] = [];
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
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
function findDistrict(
  parts: readonly MessagePart[],
  city: PlaceMention,
): { known: KnownCity; part: number } | undefined {
  const order = [city.part - 1, city.part + 1, ...parts.keys()];
  for (const index of order) {
    const part = parts[index];
    const [known] = part && !part.field && index !== city.part ? findCities(`${part.text}, Manila`) : [];
    if (known) return { known, part: index };
  }
  return undefined;
}

/** Finds a city with a typing error: a part of one word, or the end of a street or a barangay. */
function findMistyped(parts: readonly MessagePart[]): (PartSpan & { known: KnownCity }) | undefined {
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

/** Cuts spans out of all parts; `position` is the index of the part that followed the part `cityPart`. */
function cutParts(parts: readonly MessagePart[], spans: readonly PartSpan[], cityPart: number) {
  const cut = parts.map((part, index) =>
    cutSpans(
      part,
      spans.filter((span) => span.part === index),
    ),
  );
  return { parts: cut.flat(), position: cut.slice(0, cityPart + 1).flat().length };
}

const MAX_OPTIONS = 5;

/** Returns the cities to choose from, each once. */
const toOptions = (cities: readonly KnownCity[]): CityOption[] =>
  [...new Map(cities.map(({ name, province }) => [`${name}, ${province}`, { city: name, province }])).values()].slice(
    0,
    MAX_OPTIONS,
  );

const toWholeSpan = (parts: readonly MessagePart[], index: number): PartSpan => ({
  part: index,
  start: 0,
  end: parts[index]?.text.length ?? 0,
});

/** Takes a city that no list has: a labelled one, or one with a typing error. Without either, the province alone. */
function takeUnknownCity(parts: readonly MessagePart[], mentions: readonly PlaceMention[]): TakenCity {
  const province = mentions.find((mention) => mention.isWhole && mention.province);
  const provinceSpans = province ? [province] : [];
  const labelled = parts.findIndex(({ field }) => field === 'city');
  if (labelled >= 0)
    return {
      city: parts[labelled]?.text ?? '',
      province: province?.province ?? '',
      isCityDoubtful: true,
      cityOptions: [],
      ...cutParts(parts, [...provinceSpans, toWholeSpan(parts, labelled)], labelled),
    };
  const mistyped = findMistyped(parts);
  return {
    city: mistyped?.known.name ?? '',
    province: province?.province ?? '',
    isCityDoubtful: mistyped !== undefined,
    cityOptions: mistyped ? toOptions([mistyped.known]) : [],
    ...cutParts(parts, [...provinceSpans, ...(mistyped ? [mistyped] : [])], mistyped?.part ?? -1),
  };
}

/** Returns the parts that are the province with a typing error, such as "Batanggas" after Lipa City. */
const findMistypedProvince = (parts: readonly MessagePart[], province: string): PartSpan[] =>
  parts.flatMap(({ text, field }, index) =>
    field === undefined && province.length > 4 && isOneEditAway(toKey(text), toKey(province))
      ? [toWholeSpan(parts, index)]
      : [],
  );

/** Returns the mentions that repeat the chosen city or its province, such as "Metro Manila". */
const findRepeated = (
  mentions: readonly PlaceMention[],
  parts: readonly MessagePart[],
  city: KnownCity | undefined,
  province: string,
) =>
  mentions.filter((mention) => {
    const part = parts[mention.part];
    if (!part || part.field || mention.isBranch) return false;
    if (endsWithDirection(part.text.slice(0, mention.start).trim())) return false;
    const isSameCity = city !== undefined && mention.isTail && mention.cities.some(({ name }) => name === city.name);
    return isSameCity || (mention.isWhole && mention.province !== undefined && mention.province === province);
  });

/** Returns the province that the message states: the one of the best city, otherwise one that contradicts it. */
const findStatedProvince = (best: CityCandidate, mentions: readonly PlaceMention[], parts: readonly MessagePart[]) =>
  best.province ??
  mentions.find((mention) => mention.province && mention !== best.city && isWholeProvince(mention, parts));

/** Returns true if two cities fit the message equally well. */
const areTied = (best: CityCandidate, next: CityCandidate | undefined) =>
  next !== undefined && next.score === best.score && next.known[0]?.name !== best.known[0]?.name;

/** Takes the city and the province out of the parts of a message. */
export function takeCity(messageParts: readonly MessagePart[]): TakenCity {
  const parts = messageParts.flatMap(splitNameAfterPlace);
  const mentions = parts.flatMap(findPlaceMentions);
  const candidates = rankCities(mentions, parts);
  const [best, next] = candidates;
  if (!best) return takeUnknownCity(parts, mentions);
  const { city, known } = best;
  const only = known.length === 1 ? known[0] : undefined;
  const district = known[0]?.name === 'Manila' ? findDistrict(parts, city) : undefined;
  const stated = findStatedProvince(best, mentions, parts);
  const taken: PartSpan[] = [
    city,
    ...(stated ? [stated] : []),
    ...findRepeated(mentions, parts, only, stated?.province ?? only?.province ?? ''),
    ...(stated || !only ? [] : findMistypedProvince(parts, only.province)),
    ...(district ? [toWholeSpan(parts, district.part)] : []),
  ];
  const isContradicted = stated !== undefined && !best.province;
  const isCityDoubtful = areTied(best, next) || isContradicted || isCityGuess(best, parts[city.part]);
  return {
    city: district?.known.name ?? only?.name ?? city.written,
    province: stated?.province ?? '',
    isCityDoubtful,
    cityOptions: isCityDoubtful ? toOptions(candidates.flatMap((candidate) => candidate.known)) : [],
    ...cutParts(parts, [...new Set(taken)], city.part),
  };
}
