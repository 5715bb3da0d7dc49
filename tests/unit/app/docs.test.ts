import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TEXT = /\.(tsx?|mjs|js|css|md|yaml)$/;
const GENERATED = /schema\.d\.ts|mockServiceWorker/;

/** Files of a folder and its folders, with paths from the project's root. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
}

const texts = ['src', 'tests', 'build', 'scripts', 'docs']
  .flatMap(listFiles)
  .concat(['README.md', 'CONTRIBUTING.md', 'eslint.config.js', 'vite.config.ts', 'tailwind.config.ts'])
  .filter((file) => TEXT.test(file) && !GENERATED.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const pages = texts.filter(({ file }) => file.endsWith('.md'));
const decisions = readdirSync('docs/decisions');

/** Every match of a pattern's first group that `exists` refuses, with the file that names it. */
const findMissing = (sources: typeof texts, pattern: RegExp, exists: (name: string, file: string) => boolean) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => (exists(name, file) ? [] : [`${file}: ${name}`])),
  );

describe('the documentation', () => {
  it('links only to pages and files that exist', () => {
    const link = /\]\(([^)#:]+?)(?:#[^)]*)?\)/g;
    expect(findMissing(pages, link, (name, file) => existsSync(path.join(path.dirname(file), name)))).toEqual([]);
  });

  it('names only files of the project that exist', () => {
    const named = /`((?:src|tests|docs|build|scripts|public)\/[\w./-]+\/?)`/g;
    expect(findMissing(pages, named, (name) => existsSync(name))).toEqual([]);
  });

  it('is cited in the code by pages that exist', () => {
    const page = /\b(docs\/[\w/-]+\.md|README\.md)\b/g;
    expect(findMissing(texts, page, (name, file) => existsSync(name) || file.startsWith('src/fonts'))).toEqual([]);
  });

  it('is cited in the code by decisions that exist', () => {
    const decision = /docs\/decisions\/(\d+)/g;
    const exists = (name: string) => decisions.some((file) => file.startsWith(`${name}-`));
    expect(findMissing(texts, decision, exists)).toEqual([]);
    expect(decisions.filter((file) => !/^\d{4}-[\w-]+\.md$/.test(file))).toEqual([]);
  });

  it('is not cited by a section that moved out of the README', () => {
    expect(findMissing(texts, /(README, [\w ]+)/g, () => false)).toEqual([]);
  });
});
