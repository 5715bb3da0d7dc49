import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SixWheeler } from '../../../src/components/art/SixWheeler';

const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

test('the six-wheeler within a scene is the one of the picture file', () => {
  const file = pathsOf(readFileSync('public/art/vehicle-sixw-dark.svg', 'utf8'));
  expect(file.length).toBeGreaterThan(8);
  expect(pathsOf(renderToStaticMarkup(<SixWheeler />))).toEqual(file);
});
