import type { MessagePart } from './parts';
import type { PlaceMention } from './placeMentions';
import { isNamedCity, toCityKey, type KnownCity } from './placeTable';
import { isPerson } from './words';

/** A city that a message can mean, with the province that goes with it. */
export type CityCandidate = { city: PlaceMention; known: KnownCity[]; province?: PlaceMention; score: number };

/** Points for the form in which a city is written, and for a province that goes with it. */
const POINTS = {
  labelled: 4,
  named: 3,
  wholePart: 2,
  afterBarangay: 2.1,
  endOfPart: 1.5,
  endOfName: 0.5,
  beforeProvince: 1,
  provinceFollows: 3,
  provinceElsewhere: 2,
  onlyOne: 1,
  isCity: 0.25,
};
/** A city with fewer points is a guess. */
const MIN_SCORE = 2;
/** A mention with fewer points is no city. */
const MIN_GUESS_SCORE = 1.5;

/** Returns true if a province directly follows the city, in the same part or as the next one. */
const isAfter = (province: PlaceMention, city: PlaceMention) =>
  province.part === city.part
    ? province.start >= city.end && province.start - city.end <= 2
    : province.part === city.part + 1 && province.isWhole && city.isTail;

/** Returns the points of a name by its place in the part; 0 if it is no city there, as in "Quezon Ave". */
function scoreMention(mention: PlaceMention, { text, field }: MessagePart): number {
  if (field === 'landmark') return toCityKey(mention.written).hasCityWord && mention.isTail ? POINTS.endOfPart : 0;
  if (field === 'city') return POINTS.labelled;
  if (isNamedCity(mention.written)) return POINTS.named;
  if (field === 'barangay') return mention.isTail && mention.start > 0 ? POINTS.afterBarangay : 0;
  if (mention.isWhole) return POINTS.wholePart;
  if (!mention.isTail) return 0;
  return isPerson(text) ? POINTS.endOfName : POINTS.endOfPart;
}

/** Returns the points for a province that goes with a city. */
function scoreProvince(province: PlaceMention | undefined, city: PlaceMention): number {
  if (!province) return 0;
  return isAfter(province, city) ? POINTS.provinceFollows : POINTS.provinceElsewhere;
}

/** Scores a city with a province of the message, or with none. */
function toCandidate(city: PlaceMention, province: PlaceMention | undefined, part: MessagePart): CityCandidate {
  // "Cebu" alone is the province, "Cebu, Cebu" and "Cebu City" are the city
  const named = !province && city.province !== undefined && !isNamedCity(city.written) ? [] : city.cities;
  const known = province ? named.filter((namesake) => namesake.province === province.province) : named;
  const follows = province !== undefined && isAfter(province, city);
  const isInText = follows && !city.isTail && part.field !== 'barangay' && part.field !== 'landmark';
  const points = scoreMention(city, part) || (isInText ? POINTS.beforeProvince : 0);
  if (points === 0) return { city, known, province, score: 0 };
  const certainty =
    (known.length === 1 ? POINTS.onlyOne : 0) + (known.some(({ isCity }) => isCity) ? POINTS.isCity : 0);
  return { city, known, province, score: points + scoreProvince(province, city) + certainty };
}

/** Returns true for a province of the address; "Brgy. Rizal" and "near Quezon" name none. */
function isStatedProvince({ province, part, start, isTail }: PlaceMention, parts: readonly MessagePart[]): boolean {
  const field = parts[part]?.field;
  return province !== undefined && isTail && field !== 'landmark' && !(field === 'barangay' && start === 0);
}

/** Returns true for a part that is a province. */
export const isWholeProvince = (mention: PlaceMention, parts: readonly MessagePart[]) =>
  mention.isWhole && isStatedProvince(mention, parts);

/** Returns the possible cities, the best first; among equals the later one, as a city ends an address. */
export function rankCities(mentions: readonly PlaceMention[], parts: readonly MessagePart[]): CityCandidate[] {
  const provinces = mentions.filter((mention) => isStatedProvince(mention, parts));
  return mentions
    .filter(({ cities }) => cities.length > 0)
    .flatMap((city) => {
      const part = parts[city.part] ?? { text: '' };
      const fitting = provinces.filter(
        (province) => province !== city && (province.isWhole || isAfter(province, city)),
      );
      return [undefined, ...fitting].map((province) => toCandidate(city, province, part));
    })
    .filter(({ known, score }) => known.length > 0 && score >= MIN_GUESS_SCORE)
    .toReversed()
    .sort((a, b) => b.score - a.score);
}

/**
 * Returns true for a name that is not surely a city. Towns are rarely written without their province, so that a lone
 * "Alfonso" is rather a barangay; a name beside the mobile number can be a person's.
 */
export function isCityGuess({ city, province, known, score }: CityCandidate, part: MessagePart | undefined): boolean {
  if (score < MIN_SCORE) return true;
  if (isNamedCity(city.written)) return false;
  if (province) return !city.isWhole && !isAfter(province, city);
  const isTown = known.every((namesake) => !namesake.isCity && namesake.province !== 'Metro Manila');
  return isTown || (part?.beside === 'before' && part.field !== 'barangay');
}
