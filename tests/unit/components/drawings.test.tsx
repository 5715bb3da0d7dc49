import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyArt } from '@/components/art/EmptyArt';
import { SixWheeler } from '@/components/art/SixWheeler';

const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

test.each([
  ['vehicle-sixw-dark.svg', <SixWheeler key="" />],
  ['empty.svg', <EmptyArt key="" />],
])('what is drawn within a page is the same as %s', (name, drawing) => {
  const file = pathsOf(readFileSync(`public/art/${name}`, 'utf8'));
  expect(file.length).toBeGreaterThan(8);
  expect(pathsOf(renderToStaticMarkup(drawing))).toEqual(file);
});
