// Prints what each route loads before idle: its own chunk, the entry and all they import statically, with the CSS.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8'));
const table = await readFile('src/app/routes.tsx', 'utf8');
const paths = await readFile('src/config/paths.ts', 'utf8');

const addressOf = Object.fromEntries(
  [...paths.matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name, path]) => [name, path]),
);
const rows = table
  .split(/path: PATHS\./)
  .slice(1)
  .map((row) => ({ path: addressOf[row.match(/^\w+/)[0]], page: row.match(/import\('\.\.\/([^']+)'\)/)?.[1] }))
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
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(await readFile(resolve(dist, file))).length);
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

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
const entry = closure('index.html');
console.log(`${'route'.padEnd(36)}${'JS brotli'.padStart(10)}${'CSS brotli'.padStart(11)}`);
console.log(
  `${'(entry)'.padEnd(36)}${Object.values(kb((await weigh(entry)).js)).join('')}${kb((await weigh(entry)).css)}`,
);
for (const { path, page } of rows) {
  const key = ['.tsx', '.ts'].map((end) => `src/${page}${end}`).find((name) => manifest[name]);
  if (!key) throw new Error(`No chunk for ${path} (${page})`);
  const { js, css } = await weigh(new Set([...entry, ...closure(key)]));
  console.log(`${path.padEnd(36)}${kb(js)}${kb(css)}`);
}
