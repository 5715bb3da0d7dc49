import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyArt } from '@/components/art/EmptyArt';
import { SixWheeler } from '@/components/art/SixWheeler';

const getPaths = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

test.each([
  ['vehicle-sixw-dark.svg', <SixWheeler key="" />],
  ['empty.svg', <EmptyArt key="" />],
])('the inline drawing matches %s', (name, drawing) => {
  const file = getPaths(readFileSync(`public/art/${name}`, 'utf8'));
  expect(file.length).toBeGreaterThan(8);
  expect(getPaths(renderToStaticMarkup(drawing))).toEqual(file);
});
