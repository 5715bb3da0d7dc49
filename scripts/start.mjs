/**
 * `npm start [-- --port 5173]`: builds the app (unless the last build is still current) and serves it with the headers
 * of production, on the sandbox unless a backend is configured.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv, preview, runnerImport } from 'vite';
import { accountTable, option } from './terminal.mjs';

const INPUTS = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'tailwind.config.ts', 'package-lock.json'];
const OUT_DIR = process.env.OUT_DIR ?? 'dist';
const STAMP = join(OUT_DIR, '.vite/inputs');

async function listFiles(path) {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Hashes the build settings and the names, sizes and times of the input files. */
async function fingerprint(settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = (await Promise.all(INPUTS.map(listFiles))).flat().sort();
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

// exits at once, even during a build
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

const settings = loadEnv('production', process.cwd(), 'VITE_');
const stamp = await fingerprint(settings);
if ((await readFile(STAMP, 'utf8').catch(() => '')) !== stamp) {
  console.log('\nBuilding…');
  await build({ logLevel: 'error', build: { outDir: OUT_DIR } });
  await writeFile(STAMP, stamp);
}

const server = await preview({
  logLevel: 'error',
  build: { outDir: OUT_DIR },
  preview: { host: '127.0.0.1', port: Number(option('port', '5173')) },
});
// Vite takes the next free port if this one is in use
console.log(`\nLogistix Global: http://localhost:${server.httpServer.address().port}\n`);

if (settings.VITE_API_BASE_URL) {
  console.log(`Backend: ${settings.VITE_API_BASE_URL} (VITE_API_BASE_URL). The sandbox is off.\n`);
} else {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = (await runnerImport('./src/sandbox/accounts.ts')).module;
  console.log('Backend: the embedded sandbox, in your browser.\n');
  console.log(accountTable(DEMO_ACCOUNTS, DEMO_PASSWORD));
}
