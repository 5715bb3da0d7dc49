import type { LocationHit } from '@/api/wire';
import { getStraightDistanceKm, type Point } from '../routing/route';
import { findBarangay, getBarangays, getCities, getLandmarks, type KnownPlace } from './gazetteer';
import { readQuery, scorePlace, type PlaceFit, type Query } from './splitWords';

const MAX_HITS = 8;
const METRO_MANILA = '800';
/** Bonus by kind: landmarks are most specific, and many barangays share a name. */
const KIND_BONUS = { landmark: 0.12, city: 0.06, barangay: 0 };
/** A pin within AT_KM is at the landmark; beyond NEAR_KM only the city counts. */
const AT_KM = 0.15;
const NEAR_KM = 6;

type Match = PlaceFit & { known: KnownPlace };

function match(places: Iterable<KnownPlace>, { words }: Query): Match[] {
  const found: Match[] = [];
  for (const known of places) {
    const fit = scorePlace(words, known);
    // Leading words name a street, and only cities and barangays have streets.
    if (fit && (fit.leading === 0 || known.kind !== 'landmark')) {
      found.push({ known, leading: fit.leading, score: fit.score + KIND_BONUS[known.kind] });
    }
  }
  return found;
}

async function toHit(known: KnownPlace, address_line: string, { lat, lng }: Point): Promise<LocationHit> {
  const { region, province, city } = known;
  return { label: address_line, address_line, lat, lng, region, province, city, barangay: await findBarangay(known) };
}

function formatAddress({ house, typed }: Query, { known, leading }: Match): string {
  const street = typed.slice(0, leading).join(' ');
  return [house, street || known.name].filter((part) => part !== '').join(' ');
}

/** Finds the provinces named in the query, directly or by one of their cities. */
function findNamedProvinces(cities: Iterable<KnownPlace>, { words }: Query): string[] {
  const isNamed = (name: string[]) => name.every((word) => word === 'city' || words.includes(word));
  const named = [...cities].filter(({ nameWords, aroundWords }) => isNamed(nameWords) || isNamed(aroundWords));
  return [...new Set(named.map(({ province }) => String(province.id)))];
}

/** Searches places by text, best first. */
export async function searchPlaces(text: string): Promise<LocationHit[]> {
  const query = readQuery(text);
  if (query.words.length === 0) return [];
  const cities = await getCities();
  const found = [...match(await getLandmarks(), query), ...match(cities.values(), query)];
  const near = new Set([METRO_MANILA, ...findNamedProvinces(cities.values(), query)]);
  for (const id of near) found.push(...match(await getBarangays(id), query));
  if (found.length === 0) {
    // The other provinces are 85 files, so they load only if nothing is found nearby.
    const others = new Set(
      [...cities.values()].map(({ province }) => String(province.id)).filter((id) => !near.has(id)),
    );
    for (const list of await Promise.all([...others].map(getBarangays))) found.push(...match(list, query));
  }
  const best = found.sort((a, b) => b.score - a.score || a.known.name.localeCompare(b.known.name)).slice(0, MAX_HITS);
  return Promise.all(best.map((hit) => toHit(hit.known, formatAddress(query, hit), hit.known)));
}

const rankByDistance = (places: Iterable<KnownPlace>, point: Point) =>
  [...places].map((known) => ({ known, km: getStraightDistanceKm(point, known) })).sort((a, b) => a.km - b.km);

/** Names the places nearest to a pin; hits keep the position of the pin. */
export async function findPlacesNear(point: Point): Promise<LocationHit[]> {
  const landmarks = rankByDistance(await getLandmarks(), point).filter(({ km }) => km <= NEAR_KM);
  const cities = rankByDistance((await getCities()).values(), point);
  const best = landmarks.length > 0 ? landmarks.slice(0, 3) : cities.slice(0, 1);
  return Promise.all(best.map(({ known, km }) => toHit(known, km <= AT_KM ? known.name : `Near ${known.name}`, point)));
}
