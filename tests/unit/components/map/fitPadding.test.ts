import { expect, it } from 'vitest';
import { CONTROLS, getFitPadding, getTitleMax } from '@/components/map/fitPadding';

it.each([
  ['a large map, with space for labels and buttons', 1000, 780, { top: 92, right: 280, bottom: 92, left: 248 }],
  ['a map next to a panel', 704, 580, { top: 92, right: 267, bottom: 92, left: 235 }],
  ['a narrow map, with its markers clear of the buttons', 468, 1000, { top: 92, right: 72, bottom: 92, left: 40 }],
  ['a low map', 600, 240, { top: 48, right: 72, bottom: 48, left: 40 }],
])('leaves room in %s', (_case, width, height, room) => {
  expect(getFitPadding({ width, height }, false)).toEqual(room);
  expect(room.right).toBeGreaterThan(CONTROLS.width);
});

it('leaves no room for labels next to stops without them', () => {
  const padding = getFitPadding({ width: 1000, height: 780 }, false, false);
  expect(padding).toEqual({ top: 92, right: 72, bottom: 92, left: 40 });
});

it('leaves the same room on each side of a preview', () => {
  expect(getFitPadding({ width: 800, height: 300 }, true)).toEqual({ top: 28, right: 28, bottom: 28, left: 28 });
  expect(getFitPadding({ width: 300, height: 104 }, true)).toEqual({ top: 17, right: 17, bottom: 17, left: 17 });
});

it.each([660, 704, 761, 1000])('leaves room for the widest label next to the route of a map of %d px', (width) => {
  const [marker, gap, padding, edge] = [11, 20, 24, 8];
  const { left, right } = getFitPadding({ width, height: 800 }, false);
  expect(left).toBeGreaterThanOrEqual(marker + gap + padding + getTitleMax({ width, height: 800 }) + edge);
  expect(width - left - right).toBeGreaterThan(150);
});
