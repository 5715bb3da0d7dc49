import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';

const INPUTS = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'tailwind.config.ts', 'package-lock.json'];

type Settings = Record<string, unknown>;

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Hashes the settings that the build takes in, and the content of its files. */
async function fingerprint(settings: Settings): Promise<string> {
  const chosen = Object.entries(settings).filter(([name, value]) => name.startsWith('VITE_') && value !== '');
  const hash = createHash('sha256').update(JSON.stringify(chosen.sort()));
  const files = (await Promise.all(INPUTS.map(listFiles))).flat().sort();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const stampIn = (outDir: string) => join(outDir, '.vite/inputs');

/** Returns true if the build in `outDir` was made of today's files with these settings (`VITE_…`). */
export async function isCurrent(outDir: string, settings: Settings): Promise<boolean> {
  const stamp = await readFile(stampIn(outDir), 'utf8').catch(() => '');
  return stamp === (await fingerprint(settings));
}

/**
 * Vite plugin: notes beside the finished build what it was made of, so that `npm start` builds only after a change. It has to
 * be the last plugin.
 */
export function inputStamp(settings: Settings): Plugin {
  let stamp: Promise<string>;
  return {
    ...afterBuild('input-stamp', async (outDir) => writeFile(stampIn(outDir), await stamp)),
    // before the build: a file that changes during it makes the build outdated
    buildStart: () => {
      stamp = fingerprint(settings);
    },
  };
}
