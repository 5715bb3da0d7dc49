import type { Id, Place } from '@/api/wire';
import type { PlaceLevel } from '@/config/placeLevels';
import { toPlaceRef, type PlaceRef } from '../draft/draft';
import { matchPlace } from './matchPlace';

/** Loads the server's place lists, level by level. A list that does not load rejects. */
export type PlaceSource = {
  regions: () => Promise<Place[]>;
  provinces: (region: Id) => Promise<Place[]>;
  cities: (province: Id) => Promise<Place[]>;
  barangays: (city: Id) => Promise<Place[]>;
};

export type PlaceNames = Record<PlaceLevel, string>;
export type ResolvedPlaces = Record<PlaceLevel, PlaceRef | null>;
export type PlaceProblem = { level: PlaceLevel; message: string };

function findPlace(places: Place[], written: string, level: PlaceLevel, parent: string): Place | PlaceProblem {
  const [only, ...others] = places;
  // a single place needs no name, as in the form
  if (written === '' && only && others.length === 0) return only;
  if (written === '') return { level, message: `Enter a ${level}.` };
  const match = matchPlace(places, written);
  if (match.place) return match.place;
  const where = parent === '' ? '' : ` in ${parent}`;
  if (match.isAmbiguous) {
    return { level, message: `“${written}” matches more than one ${level}${where}. Enter the full name.` };
  }
  return { level, message: `There is no ${level} “${written}”${where}.` };
}

const isProblem = (found: Place | PlaceProblem): found is PlaceProblem => 'message' in found;

/** Finds the places for four names, or the problem with the first unknown name. Rejects if a list does not load. */
export async function resolvePlaces(names: PlaceNames, source: PlaceSource): Promise<ResolvedPlaces | PlaceProblem> {
  const region = findPlace(await source.regions(), names.region, 'region', '');
  if (isProblem(region)) return region;
  const provinces = await source.provinces(region.id);
  // a region without provinces lists its cities under its own id
  const province = provinces.length === 0 ? null : findPlace(provinces, names.province, 'province', region.name);
  if (province && isProblem(province)) return province;
  const parent = province ?? region;
  const city = findPlace(await source.cities(parent.id), names.city, 'city', parent.name);
  if (isProblem(city)) return city;
  const barangay = findPlace(await source.barangays(city.id), names.barangay, 'barangay', city.name);
  if (isProblem(barangay)) return barangay;
  return {
    region: toPlaceRef(region),
    province: toPlaceRef(province),
    city: toPlaceRef(city),
    barangay: toPlaceRef(barangay),
  };
}
