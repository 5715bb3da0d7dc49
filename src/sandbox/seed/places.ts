import type { PlaceChain } from '../domain/places';

type Row = [
  region: [id: string, name: string],
  province: [id: string, name: string],
  city: [id: string, name: string],
  barangay: [code: string, name: string],
];

const NCR: Row[0] = ['13', 'National Capital Region (NCR)'];
const CALABARZON: Row[0] = ['04', 'Region IV-A (CALABARZON)'];
const METRO_MANILA: Row[1] = ['800', 'Metro Manila'];
const RIZAL: Row[1] = ['058', 'Rizal'];

/** Copied from the place files, so that seeding does not wait for them; a test compares both. */
const ROWS = {
  belAir: [NCR, METRO_MANILA, ['80300', 'Makati City'], ['002', 'Bel-Air']],
  sanLorenzo: [NCR, METRO_MANILA, ['80300', 'Makati City'], ['025', 'San Lorenzo']],
  fortBonifacio: [NCR, METRO_MANILA, ['81500', 'Taguig City'], ['020', 'Fort Bonifacio']],
  mariana: [NCR, METRO_MANILA, ['81300', 'Quezon City'], ['060', 'Mariana']],
  bagumbayan: [NCR, METRO_MANILA, ['81300', 'Quezon City'], ['011', 'Bagumbayan']],
  binondo: [NCR, METRO_MANILA, ['80602', 'Binondo, Manila'], ['005', 'Barangay 291']],
  portArea: [NCR, METRO_MANILA, ['80613', 'Port Area, Manila'], ['002', 'Barangay 650']],
  kapitolyo: [NCR, METRO_MANILA, ['81200', 'Pasig City'], ['009', 'Kapitolyo']],
  concepcionUno: [NCR, METRO_MANILA, ['80700', 'Marikina City'], ['003', 'Concepcion Uno']],
  pulangLupa: [NCR, METRO_MANILA, ['80200', 'Las Piñas City'], ['007', 'Pulang Lupa Uno']],
  navotas: [NCR, METRO_MANILA, ['80900', 'Navotas City'], ['002', 'Bagumbayan North']],
  mayamot: [CALABARZON, RIZAL, ['05802', 'Antipolo City'], ['004', 'Mayamot']],
  cainta: [CALABARZON, RIZAL, ['05805', 'Cainta'], ['015', 'San Isidro']],
} satisfies Record<string, Row>;

export type SeedPlace = keyof typeof ROWS;
export const SEED_PLACES = Object.keys(ROWS) as SeedPlace[];

const toPlace = (region: string, id: string, name: string) => ({
  id,
  code: (region + id).padEnd(10, '0'),
  name,
});

/** Returns the region, province, city and barangay of a seeded place. */
export function getSeedPlaces(key: SeedPlace): PlaceChain {
  const [[region, regionName], [province, provinceName], [city, cityName], [barangay, barangayName]] = ROWS[key];
  return {
    region: toPlace('', region, regionName),
    province: toPlace(region, province, provinceName),
    city: toPlace(region, city, cityName),
    barangay: toPlace(region, city + barangay, barangayName),
  };
}
