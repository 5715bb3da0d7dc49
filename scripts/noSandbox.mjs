// A build with an API configured must not carry the sandbox: not its worker, its accounts, its data or its library.
// Nor does it carry a source map, which would.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const dist = resolve(process.argv[2] ?? 'dist-api');
const MARKS = [
  'Padala#2026',
  'mockServiceWorker',
  'logistix-sandbox',
  'harbor.foods',
  '/sandbox/authorize',
  'setupWorker',
  'psgc',
  'tok_sandbox_',
  'sourceMappingURL=',
];

const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const found = [];
for (const file of files) {
  const path = join(file.parentPath ?? file.path, file.name);
  if (file.name.endsWith('.map')) found.push(`${path}: a source map`);
  const text = await readFile(path, 'latin1');
  for (const mark of MARKS) if (text.includes(mark) || file.name.includes(mark)) found.push(`${path}: ${mark}`);
}
if (found.length > 0) {
  console.error(`The build carries what it must not:\n${found.join('\n')}`);
  process.exit(1);
}
console.log(`${files.length} files, nothing of the sandbox in them, and no source map`);
