import { isOneEditAway } from '@/utils/isOneEditAway';
import { CITY_ALIASES, PROVINCE_ALIASES } from './placeAliases';
import PLACE_NAMES from './placeNames.json';

/** A city or municipality of the place lists; `isCity` is false for a municipality. */
export type KnownCity = { name: string; province: string; isCity: boolean };

/** Returns the form in which names are compared: lower case, no accents or punctuation, "Sta." as "santa". */
export const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .replace(/\bsta\b/g, 'santa')
    .replace(/\bsto\b/g, 'santo')
    .replace(/\bgen\b/g, 'general')
    .replace(/\b(?:mla|maynila)\b/g, 'manila');

const CITY_BEFORE = /^(?:(?:component )?city|municipality|lungsod|bayan) (?:of|ng) /;
const CITY_AFTER = / (?:city|cty)$/;

/** Splits the word "city" from the key of a name: "City of Makati" and "Makati City" are both "makati". */
export function toCityKey(name: string): { key: string; hasCityWord: boolean } {
  const key = toKey(name.replace(/\([^)]*\)/g, ''));
  const bare = key.replace(CITY_BEFORE, '').replace(CITY_AFTER, '');
  return { key: bare, hasCityWord: bare !== key && !/^(?:municipality|bayan)/.test(key) };
}

const provinces = new Map(Object.keys(PLACE_NAMES).map((name) => [toKey(name), name]));
const cities = new Map<string, KnownCity[]>();

function addCity(key: string, city: KnownCity) {
  cities.set(key, [...(cities.get(key) ?? []), city]);
}

for (const [province, names] of Object.entries(PLACE_NAMES)) {
  for (const name of names.split('|')) {
    const { key, hasCityWord } = toCityKey(name);
    addCity(key, { name, province, isCity: hasCityWord });
  }
}
// the place lists have its districts; a message also names the city alone
addCity('manila', { name: 'Manila', province: 'Metro Manila', isCity: true });

/** Returns the cities with a name: several for "San Fernando", none for another text. */
export function findCities(written: string): KnownCity[] {
  const alias = CITY_ALIASES.get(toKey(written));
  const { key, hasCityWord } = toCityKey(alias ?? written);
  const named = cities.get(key) ?? [];
  const isCity = named.filter((city) => city.isCity);
  return hasCityWord && isCity.length > 0 ? isCity : named;
}

/** Returns true for a name that can only be a city's: with the word "city", or a short name such as "QC". */
export const isNamedCity = (written: string) => toCityKey(written).hasCityWord || CITY_ALIASES.has(toKey(written));

const provinceWords = [...provinces].map(([key, name]) => ({
  name,
  words: key.split(' ').filter((word) => !/^del?$/.test(word)),
}));

/** Finds the only province whose words start as written: "Neg. Occ.", "Davao Or", "N. Ecija". */
function findAbbreviated(key: string): string | undefined {
  const starts = key.split(' ');
  if (starts.length < 2) return undefined;
  const found = provinceWords.filter(
    ({ words }) =>
      words.length === starts.length && words.every((word, index) => word.startsWith(starts[index] ?? word)),
  );
  return found.length === 1 ? found[0]?.name : undefined;
}

/** Returns the name of a province, also for "NCR" or "Neg. Occ."; undefined for another text. */
export function findProvince(written: string): string | undefined {
  const key = toKey(written).replace(/^province of /, '');
  return PROVINCE_ALIASES.get(key) ?? provinces.get(key) ?? findAbbreviated(key);
}

/** Returns the provinces between which a city without a province is ambiguous; empty if it is certain. */
export function findNamesakes(city: string, province: string): string[] {
  const found = province === '' ? findCities(city) : [];
  return found.length > 1 ? [...new Set(found.map((known) => known.province))] : [];
}

/**
 * Returns the only city whose name is one typing error away, such as Makati City for "Makti". Municipalities are ignored,
 * because too many have similar names.
 */
export function findSimilarCity(written: string): KnownCity | undefined {
  const { key } = toCityKey(written);
  if (key.length < 5) return undefined;
  const similar = [...cities.entries()].filter(([known]) => known.length >= 5 && isOneEditAway(key, known));
  const [only, ...others] = similar.flatMap(([, all]) => all.filter(({ isCity }) => isCity));
  return others.length === 0 ? only : undefined;
}
