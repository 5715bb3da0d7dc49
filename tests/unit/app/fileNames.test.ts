import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Path of a module as an import names it, on a disk that ignores case. */
const toImport = ({ dir, name }: path.ParsedPath) => path.join(dir, name).toLowerCase();

// on macOS and Windows, an import would load the wrong one of the two
it('no two modules of a folder differ only in the case of their names', () => {
  const modules = ['src', 'tests', 'build', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.parse(path.join(folder, file)))
      .filter(({ ext }) => ['.ts', '.tsx', '.mjs', '.js'].includes(ext)),
  );
  const seen = new Set<string>();
  const repeated = modules.map(toImport).filter((module) => seen.has(module) || !seen.add(module));
  expect(repeated).toEqual([]);
});
