import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { afterBuild } from './afterBuild.ts';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|yaml)$/;
/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1024;
/** Changes after the build, which would leave its compressed copies stale. */
const RUNTIME_CONFIG = 'config.json';

const ENCODINGS = [
  {
    suffix: '.br',
    compress: (text: Buffer) =>
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  },
  { suffix: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

/** Writes compressed copies of every text file in a folder beside it, for servers that send such files. */
async function compressTexts(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== RUNTIME_CONFIG)
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = await readFile(file);
    if (text.length < MIN_BYTES) continue;
    await Promise.all(ENCODINGS.map(async ({ suffix, compress }) => writeFile(file + suffix, await compress(text))));
  }
}

/** Vite plugin: compresses the finished build with brotli and gzip. It comes after every plugin that writes files. */
export const precompress = () => afterBuild('precompress', compressTexts);
