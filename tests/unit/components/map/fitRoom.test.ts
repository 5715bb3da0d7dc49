import { expect, it } from 'vitest';
import { CONTROLS, fitRoom, getTitleMax } from '@/components/map/fitRoom';

it.each([
  ['a large map has room for labels, and for the buttons', 1000, 780, { top: 92, right: 280, bottom: 92, left: 248 }],
  ['one beside a panel', 704, 580, { top: 92, right: 267, bottom: 92, left: 235 }],
  ['a narrow one keeps its markers clear of the buttons', 468, 1000, { top: 92, right: 72, bottom: 92, left: 40 }],
  ['a low one', 600, 240, { top: 48, right: 72, bottom: 48, left: 40 }],
])('%s', (_case, width, height, room) => {
  expect(fitRoom({ width, height }, false)).toEqual(room);
  expect(room.right).toBeGreaterThan(CONTROLS.width);
});

it('is the same at each side of a preview, which has neither', () => {
  expect(fitRoom({ width: 800, height: 300 }, true)).toEqual({ top: 28, right: 28, bottom: 28, left: 28 });
});

it.each([660, 704, 761, 1000])('has room for the widest label beside the route of a map of %d px', (width) => {
  const [marker, gap, padding, edge] = [11, 16, 24, 8];
  const { left, right } = fitRoom({ width, height: 800 }, false);
  expect(left).toBeGreaterThanOrEqual(marker + gap + padding + getTitleMax({ width, height: 800 }) + edge);
  expect(width - left - right).toBeGreaterThan(150);
});
