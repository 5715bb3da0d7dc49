import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, resolveConfig } from 'vite';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '../..');

/** The app as it is delivered: by its own configuration, with a backend configured and nothing else. */
export function buildApp(outDir, api) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', VITE_API_BASE_URL: api, OUT_DIR: outDir },
  });
  if (status !== 0) throw new Error('The app does not build.');
}

/** Any other page of the bench: its own root, the same tools. */
async function buildApart(root, outDir, input, own = []) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [react(), tailwindcss(), ...own],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
}

export const buildFloor = (outDir) => buildApart(join(HERE, 'floor'), outDir, join(HERE, 'floor/index.html'));

/** The pages that measure one part of the app, or the same written by hand: both compiled as the app's files are. */
export async function buildPages(outDir) {
  const { plugins } = await resolveConfig({ root: ROOT, logLevel: 'error' }, 'build', 'production', 'production');
  const folder = join(HERE, 'pages');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return buildApart(
    folder,
    outDir,
    pages.map((name) => join(folder, name)),
    plugins.filter(({ name }) => name === 'compiled-ahead'),
  );
}
