import type { Place } from '@/api/wire';
import { listBarangays, listCities, listProvinces, listRegions } from '../domain/places';
import type { Point } from '../routing/route';
import { CITY_CENTRES } from './cityCentres';
import { LANDMARKS } from './landmarks';
import { splitWords } from './splitWords';

export type KnownPlace = Point & {
  kind: 'landmark' | 'city' | 'barangay';
  name: string;
  nameWords: string[];
  /** Words of the surrounding places, and alternative names. */
  aroundWords: string[];
  region: Place;
  province: Place;
  city: Place;
  barangay: Place | null;
  /** Barangay name of a landmark, not yet resolved. */
  barangayName: string | null;
};

let cities: Promise<Map<string, KnownPlace>> | null = null;
let landmarks: Promise<KnownPlace[]> | null = null;
const barangays = new Map<string, Promise<KnownPlace[]>>();

/** Moves a point by a small distance that depends on the key, so that places do not overlap. */
function movePoint(centre: Point, key: string, degrees: number): Point {
  let hash = 7;
  for (const character of key) hash = (hash * 31 + character.charCodeAt(0)) % 9973;
  const angle = (hash / 9973) * 2 * Math.PI;
  const far = degrees * (0.35 + 0.65 * ((hash % 89) / 89));
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return { lat: round(centre.lat + Math.sin(angle) * far), lng: round(centre.lng + Math.cos(angle) * far) };
}

async function loadCities(): Promise<Map<string, KnownPlace>> {
  const centres: Record<string, number[]> = (await import('./provinceCentres.json')).default;
  const known = new Map<string, KnownPlace>();
  for (const region of await listRegions()) {
    for (const province of (await listProvinces(String(region.id))) ?? []) {
      const [lat = 12.88, lng = 121.77] = centres[String(province.id)] ?? [];
      for (const city of (await listCities(String(province.id))) ?? []) {
        const id = String(city.id);
        const exact = CITY_CENTRES[id];
        known.set(id, {
          kind: 'city',
          name: city.name,
          nameWords: splitWords(city.name),
          aroundWords: splitWords(province.name),
          region,
          province,
          city,
          barangay: null,
          barangayName: null,
          ...(exact ? { lat: exact[0], lng: exact[1] } : movePoint({ lat, lng }, id, 0.08)),
        });
      }
    }
  }
  return known;
}

async function loadLandmarks(): Promise<KnownPlace[]> {
  const all = await getCities();
  return LANDMARKS.map(([name, cityId, barangayName, lat, lng, also = '']) => {
    const city = all.get(cityId);
    if (!city) throw new Error(`The city ${cityId} of ${name} does not exist.`);
    const aroundWords = [...splitWords(`${also} ${barangayName}`), ...city.nameWords, ...city.aroundWords];
    return { ...city, kind: 'landmark', name, nameWords: splitWords(name), aroundWords, barangayName, lat, lng };
  });
}

async function loadBarangays(provinceId: string): Promise<KnownPlace[]> {
  const inside = [...(await getCities()).values()].filter(({ province }) => String(province.id) === provinceId);
  const lists = await Promise.all(
    inside.map(async (city) =>
      ((await listBarangays(String(city.city.id))) ?? []).map((barangay): KnownPlace => ({
        ...city,
        kind: 'barangay',
        name: barangay.name,
        nameWords: splitWords(barangay.name),
        aroundWords: [...city.nameWords, ...city.aroundWords],
        barangay,
        ...movePoint(city, String(barangay.id), 0.015),
      })),
    ),
  );
  return lists.flat();
}

/** Loads all cities and municipalities by id. */
export const getCities = (): Promise<Map<string, KnownPlace>> => (cities ??= loadCities());

export const getLandmarks = (): Promise<KnownPlace[]> => (landmarks ??= loadLandmarks());

/** Loads the barangays of a province on first use. */
export function getBarangays(provinceId: string): Promise<KnownPlace[]> {
  const loading = barangays.get(provinceId) ?? loadBarangays(provinceId);
  barangays.set(provinceId, loading);
  return loading;
}

/** Resolves the barangay of a place; null if only its city is known. */
export async function findBarangay(known: KnownPlace): Promise<Place | null> {
  if (known.barangay || known.barangayName === null) return known.barangay;
  const list = await listBarangays(String(known.city.id));
  return list?.find(({ name }) => name === known.barangayName) ?? null;
}
