// A build with an API configured must not carry the sandbox: not its worker, its accounts, its data or its library.
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
];

const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const found = [];
for (const file of files) {
  const path = join(file.parentPath ?? file.path, file.name);
  const text = await readFile(path, 'latin1');
  for (const mark of MARKS) if (text.includes(mark) || file.name.includes(mark)) found.push(`${path}: ${mark}`);
}
if (found.length > 0) {
  console.error(`The build carries the sandbox:\n${found.join('\n')}`);
  process.exit(1);
}
console.log(`${files.length} files, nothing of the sandbox in them`);
