import type { Place } from '@/api/wire';

type PlaceTable = {
  regions: [id: string, name: string][];
  provinces: [id: string, region: string, name: string][];
  cities: [id: string, province: string, region: string, name: string][];
};
type BarangayTable = Record<string, [code: string, name: string][]>;

export type PlaceIds = Record<'region' | 'province' | 'city' | 'barangay', string>;
export type PlaceChain = Record<keyof PlaceIds, Place>;

/** The 42,011 barangays are loaded by province. */
const barangayFiles = import.meta.glob<BarangayTable>('../data/barangays/*.json', { import: 'default' });

let table: Promise<PlaceTable> | null = null;
const loadTable = (): Promise<PlaceTable> =>
  (table ??= import('../data/places.json').then((file) => file.default as unknown as PlaceTable));

/** Pads a code to the ten digits of the Philippine Standard Geographic Code. */
const psgc = (digits: string): string => digits.padEnd(10, '0');

const toRegion = ([id, name]: PlaceTable['regions'][number]): Place => ({ id, code: psgc(id), name });
const toProvince = ([id, region, name]: PlaceTable['provinces'][number]): Place => ({
  id,
  code: psgc(region + id),
  name,
});
const toCity = ([id, , region, name]: PlaceTable['cities'][number]): Place => ({ id, code: psgc(region + id), name });

export async function listRegions(): Promise<Place[]> {
  return (await loadTable()).regions.map(toRegion);
}

/** Provinces of a region; null for an unknown region. */
export async function listProvinces(region: string): Promise<Place[] | null> {
  const { regions, provinces } = await loadTable();
  if (!regions.some(([id]) => id === region)) return null;
  return provinces.filter(([, own]) => own === region).map(toProvince);
}

/** Cities of a province; null for an unknown province. */
export async function listCities(province: string): Promise<Place[] | null> {
  const { provinces, cities } = await loadTable();
  if (!provinces.some(([id]) => id === province)) return null;
  return cities.filter(([, own]) => own === province).map(toCity);
}

/** Barangays of a city; null for an unknown city. */
export async function listBarangays(city: string): Promise<Place[] | null> {
  const row = (await loadTable()).cities.find(([id]) => id === city);
  const file = row && barangayFiles[`../data/barangays/${row[1]}.json`];
  const list = file && (await file())[city];
  if (!row || !list) return null;
  return list.map(([code, name]) => ({ id: city + code, code: psgc(row[2] + city + code), name }));
}

export const PLACES_MISMATCH = "These places don't match. Choose the region, province, city and barangay again.";

/** Resolves the places of an address; null unless each lies inside the one before. */
export async function findPlaces(ids: PlaceIds): Promise<PlaceChain | null> {
  const pick = (list: Place[] | null, id: string) => list?.find((place) => place.id === id);
  const region = pick(await listRegions(), ids.region);
  const province = pick(await listProvinces(ids.region), ids.province);
  const city = pick(await listCities(ids.province), ids.city);
  const barangay = pick(await listBarangays(ids.city), ids.barangay);
  return region && province && city && barangay ? { region, province, city, barangay } : null;
}
