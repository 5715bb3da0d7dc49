// Measures what each budgeted page loads in a build with an API. Fails if a page exceeds its budget (scripts/budgets.mjs).
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CSS_BUDGET, FONT_BUDGET, NEVER_FIRST, PAGE_BUDGETS } from './budgets.mjs';

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8'));

/** Collects a chunk and everything it imports statically. */
function collectImports(key, seen = new Set()) {
  if (!manifest[key]) throw new Error(`The build has no chunk for ${key}`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) collectImports(next, seen);
  return seen;
}

const sizes = new Map();
async function brotliKb(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(await readFile(resolve(dist, file))).length / 1024);
  return sizes.get(file);
}

async function sum(files) {
  let total = 0;
  for (const file of files) total += await brotliKb(file);
  return total;
}

const faults = [];
const kb = (size) => `${size.toFixed(1)} KB`.padStart(11);
console.log(`${'page'.padEnd(28)}${'scripts'.padStart(11)}${'budget'.padStart(8)}${'CSS'.padStart(11)}`);

for (const { path, module, budget } of PAGE_BUDGETS) {
  const keys = [...collectImports(module, collectImports('index.html'))];
  const scripts = await sum(keys.map((key) => manifest[key].file));
  const css = await sum(new Set(keys.flatMap((key) => manifest[key].css ?? [])));
  console.log(`${path.padEnd(28)}${kb(scripts)}${String(budget).padStart(8)}${kb(css)}`);
  if (scripts > budget) faults.push(`${path}: ${scripts.toFixed(1)} KB of scripts, of ${budget}`);
  if (css > CSS_BUDGET) faults.push(`${path}: ${css.toFixed(1)} KB of style sheets, of ${CSS_BUDGET}`);
  for (const heavy of keys.filter((key) => NEVER_FIRST.some((pattern) => pattern.test(key))))
    faults.push(`${path}: ${heavy} has to load later`);
}

const styles = await readFile('src/fonts.css', 'utf8');
let fonts = 0;
for (const [, name] of styles.matchAll(/url\('\.\/fonts\/([\w-]+\.woff2)/g))
  fonts += (await readFile(resolve('src/fonts', name))).length / 1024;
console.log(`${'fonts of a first visit'.padEnd(28)}${kb(fonts)}${String(FONT_BUDGET).padStart(8)}`);
if (fonts > FONT_BUDGET) faults.push(`${fonts.toFixed(1)} KB of fonts, of ${FONT_BUDGET}`);

for (const fault of faults) console.error(`OVER BUDGET ${fault}`);
if (faults.length > 0) process.exit(1);
