// Weighs what each route loads, and fails where a page is over its budget. "Before idle" is what the first paint needs:
// a prerendered page reads without the app, every other one needs its own chunk and the app's. "In all" adds what comes
// right after: axios, persistence, and the parts that a page fetches by itself.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CSS_BUDGET, FONT_BUDGET, NEVER_FIRST, PAGE_BUDGETS } from './budgets.mjs';

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8'));
const table = await readFile('src/app/routes.ts', 'utf8');
const paths = await readFile('src/config/paths.ts', 'utf8');
const prerendered = await readFile('src/app/prerender/descriptions.ts', 'utf8');

const addressOf = Object.fromEntries(
  [...paths.matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name, path]) => [name, path]),
);
const rows = table
  .split(/path: PATHS\./)
  .slice(1)
  .map((row) => ({
    path: addressOf[row.match(/^\w+/)[0]],
    page: row.match(/import\('\.\.\/([^']+)'\)/)?.[1],
    isPrerendered: prerendered.includes(`[PATHS.${row.match(/^\w+/)[0]}]:`),
    isPrivate: /access: 'customer'/.test(row),
  }))
  .filter(({ page }) => page);

/** A chunk and everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
}

const sizes = new Map();
async function brotli(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(await readFile(resolve(dist, file))).length / 1024);
  return sizes.get(file);
}

async function weigh(keys) {
  let js = 0;
  const sheets = new Set();
  for (const key of keys) {
    js += await brotli(manifest[key].file);
    for (const sheet of manifest[key].css ?? []) sheets.add(sheet);
  }
  let css = 0;
  for (const sheet of sheets) css += await brotli(sheet);
  return { js, css };
}

function keyOf(page) {
  const key = ['.tsx', '.ts'].map((end) => `src/${page}${end}`).find((name) => manifest[name]);
  if (!key) throw new Error(`No chunk for ${page}`);
  return key;
}

/** What the pages of customers have in common, and what reads answers (scripts/chunks.ts). */
const CUSTOMER = Object.keys(manifest).find((key) => manifest[key].name === 'customer');
if (!CUSTOMER) throw new Error('No chunk for customers');
const AFTER_PAINT = [
  'src/lib/http/instances.ts',
  CUSTOMER,
  'src/store/persistence.ts',
  'src/app/overlays/CustomerOverlays.tsx',
];
const faults = [];
const kb = (size) => `${size.toFixed(1)} KB`.padStart(11);
console.log(
  `${'route'.padEnd(32)}${'before idle'.padStart(11)}${'budget'.padStart(8)}${'in all'.padStart(11)}${'CSS'.padStart(11)}`,
);

for (const { path, page, isPrerendered, isPrivate } of rows) {
  const key = keyOf(page);
  const entry = closure('index.html');
  const app = new Set([...entry, ...closure('src/prepare.ts'), ...closure('src/start.tsx'), ...closure(key)]);
  if (isPrivate) closure(CUSTOMER, app);
  const first = isPrerendered ? entry : app;
  const all = new Set(app);
  for (const later of [...AFTER_PAINT, ...(manifest[key].dynamicImports ?? [])]) closure(later, all);

  const { js, css } = await weigh(first);
  const budget = PAGE_BUDGETS[path];
  const mark = budget === undefined ? '' : String(budget);
  console.log(`${path.padEnd(32)}${kb(js)}${mark.padStart(8)}${kb((await weigh(all)).js)}${kb(css)}`);
  if (budget !== undefined && js > budget)
    faults.push(`${path}: ${js.toFixed(1)} KB of scripts before idle, of ${budget}`);
  if (css > CSS_BUDGET) faults.push(`${path}: ${css.toFixed(1)} KB of style sheets, of ${CSS_BUDGET}`);
  for (const heavy of [...first].filter((name) => NEVER_FIRST.some((pattern) => pattern.test(name)))) {
    faults.push(`${path}: ${heavy} has to come later`);
  }
}

const styles = await readFile('src/fonts.css', 'utf8');
let fonts = 0;
for (const [, name] of styles.matchAll(/url\('\.\/fonts\/([\w-]+\.woff2)/g)) {
  fonts += (await readFile(resolve('src/fonts', name))).length / 1024;
}
console.log(`${'fonts of a first visit'.padEnd(32)}${kb(fonts)}${String(FONT_BUDGET).padStart(8)}`);
if (fonts > FONT_BUDGET) faults.push(`${fonts.toFixed(1)} KB of fonts, of ${FONT_BUDGET}`);

for (const fault of faults) console.error(`OVER BUDGET ${fault}`);
if (faults.length > 0) process.exit(1);
