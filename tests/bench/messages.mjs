import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { parse } from 'yaml';
import { BUDGETS } from './budgets.mjs';

const FILES = ['metroManila', 'luzon', 'visayas', 'mindanao'];
const FIELDS = ['name', 'mobile', 'street', 'barangay', 'city', 'province', 'landmark'];
const HALVES = ['dev', 'held out'];

/** Words that change neither a name nor the way to a landmark. */
const FILLERS = /\b(?:mr|mrs|ms|sir|maam|mam|po|lang|sa|ang|yung)\b/g;
const ROMAN = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8', ix: '9', x: '10' };
const PLACES = new Set(['barangay', 'city', 'province']);

const normalize = (text, field) => {
  const plain = String(text)
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  if (!PLACES.has(field))
    return plain
      .replace(/[^\p{L}\d]+/gu, ' ')
      .replace(FILLERS, ' ')
      .replace(/ +/g, ' ')
      .trim();
  return plain
    .replace(/\([^)]*\)/g, '')
    .replace(/\bsta\b/g, 'santa')
    .replace(/\bsto\b/g, 'santo')
    .replace(/\b(?:city|of|barangay|capital)\b/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/(?<= |^)(?:[ivx]+)$/, (roman) => ROMAN[roman] ?? roman);
};

/** Messages in a fixed order: the odd ones are for building the reader, the even ones are held out. */
function loadMessages() {
  const read = (file) => parse(readFileSync(join(import.meta.dirname, `messages/${file}.yaml`), 'utf8'));
  return FILES.flatMap(read).map((message, index) => ({ ...message, half: HALVES[index % 2] }));
}

/** Runs the TypeScript of the app without a build: the sandbox answers the look-ups of places. */
async function loadReader() {
  const vite = await createServer({
    configFile: false,
    cacheDir: 'node_modules/.vite-messages',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    // Node would load its CommonJS build, which has no named exports
    ssr: { noExternal: ['@googlemaps/polyline-codec'] },
  });
  const load = (path) => vite.ssrLoadModule(path);
  const { readMessage } = await load('/src/domain/message/readMessage.ts');
  const place = await load('/src/domain/message/messagePlace.ts');
  const { searchPlaces } = await load('/src/sandbox/location/search.ts');
  const read = async (text) => {
    const { stop } = readMessage(text);
    const query = place.messageQuery(stop);
    const found = query === '' ? null : place.messagePlace(await searchPlaces(query), stop);
    return {
      name: stop.contact_name,
      mobile: stop.contact_mobile,
      street: found ? place.messageAddress(stop, found) : stop.address_line,
      barangay: found?.place.barangay?.name ?? (found ? '' : stop.barangay),
      city: found?.place.city?.name ?? stop.city,
      province: found?.place.province?.name ?? stop.province,
      landmark: stop.landmark,
      isDoubtful: found === null,
    };
  };
  return { read, close: () => vite.close() };
}

const isRight = (read, want, field) =>
  [want ?? ''].flat().some((text) => normalize(text, field) === normalize(read, field));

/** Compares a message with its expected fields; fields that are absent and not read do not count. */
function score({ want, half, text }, read) {
  const counted = FIELDS.filter((field) => (want[field] ?? '') !== '' || read[field] !== '');
  const wrong = counted.filter((field) => !isRight(read[field], want[field], field));
  const isSilent = !read.isDoubtful && read.city !== '' && (wrong.includes('city') || want.asks === true);
  return { text, want, read, half, counted, wrong, isSilent };
}

const shareOf = (scores, isCounted) => {
  const count = (key) => scores.flatMap((one) => one[key]).filter(isCounted).length;
  return (1 - count('wrong') / count('counted')) * 100;
};

function toRows(scores) {
  return HALVES.flatMap((half) => {
    const own = scores.filter((one) => one.half === half);
    const row = (name, isCounted, budget) => {
      const share = shareOf(own, isCounted);
      return {
        what: `messages, ${half}: ${name}`,
        measured: `${share.toFixed(1)} %`,
        budget: budget === undefined ? '' : `>= ${budget} %`,
        isOk: budget === undefined || share >= budget,
      };
    };
    const budget = half === 'held out' ? BUDGETS.messages.fields : undefined;
    return [...FIELDS.map((name) => row(name, (field) => field === name)), row('all fields', () => true, budget)];
  });
}

function printFailures(scores) {
  for (const { text, want, read, wrong, isSilent } of scores) {
    console.log(`\n${isSilent ? 'SILENT ' : ''}${text}`);
    for (const field of wrong) console.log(`   ${field}: "${read[field]}", expected "${want[field] ?? ''}"`);
  }
}

/** Measures the reader of pasted messages. MESSAGE_FAILURES=1 prints what is wrong in the dev half. */
export async function measureMessages() {
  const reader = await loadReader();
  const scores = [];
  for (const message of loadMessages()) scores.push(score(message, await reader.read(message.text)));
  await reader.close();
  if (process.env.MESSAGE_FAILURES)
    printFailures(scores.filter(({ half, wrong, isSilent }) => half === 'dev' && (isSilent || wrong.length > 0)));
  const silent = scores.filter(({ isSilent }) => isSilent).length;
  return [
    ...toRows(scores),
    { what: 'messages: wrong city silently', measured: String(silent), budget: '0', isOk: silent === 0 },
  ];
}
