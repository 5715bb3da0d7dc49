// Fails if a build with an API contains the sandbox (worker, accounts, data or library) or a source map.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const dist = resolve(process.argv[2] ?? 'dist-api');
const MARKS = [
  'Padala#2026',
  'mockServiceWorker',
  'sandboxWorker',
  'logistix-sandbox',
  'harbor.foods',
  '/sandbox/authorize',
  'setupWorker',
  'psgc',
  'tok_sandbox_',
  'sourceMappingURL=',
];

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
// the compressed copies have the same content
const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
const found = [];
for (const file of files) {
  const path = join(file.parentPath, file.name);
  if (file.name.endsWith('.map')) found.push(`${path}: a source map`);
  const text = await readFile(path, 'latin1');
  for (const mark of MARKS) if (text.includes(mark) || file.name.includes(mark)) found.push(`${path}: ${mark}`);
}
if (found.length > 0) {
  console.error(`The build contains sandbox code:\n${found.join('\n')}`);
  process.exit(1);
}
console.log(`${files.length} files, no sandbox code, no source maps`);
