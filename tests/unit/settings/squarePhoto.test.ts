import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampSquare, moveArea, type CropArea } from '@/features/settings/squarePhoto';

describe('clampSquare', () => {
  it.each<[string, CropArea | null, object]>([
    ['no area was chosen', null, { x: 100, y: 0, side: 400 }],
    ['the picture is not measured yet', { x: NaN, y: NaN, width: NaN, height: NaN }, { x: 100, y: 0, side: 400 }],
    ['an area was chosen', { x: 50, y: 20, width: 200, height: 200 }, { x: 50, y: 20, side: 200 }],
    ['the area crosses the edge', { x: 550, y: -9, width: 200, height: 200 }, { x: 400, y: 0, side: 200 }],
    ['the area is larger than the picture', { x: 0, y: 0, width: 900, height: 900 }, { x: 0, y: 0, side: 400 }],
  ])('fits a 600 by 400 picture if %s', (_name, area, square) => expect(clampSquare(600, 400, area)).toEqual(square));

  it('always stays inside the picture', () => {
    const size = fc.integer({ min: 1, max: 9000 });
    const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -9000, max: 9000 }));
    fc.assert(
      fc.property(size, size, anyNumber, anyNumber, anyNumber, (width, height, x, y, length) => {
        const square = clampSquare(width, height, { x, y, width: length, height: length });
        expect(square.side).toBeGreaterThanOrEqual(0.5);
        expect(square.x).toBeGreaterThanOrEqual(0);
        expect(square.y).toBeGreaterThanOrEqual(0);
        expect(square.x + square.side).toBeLessThanOrEqual(width + 1e-6);
        expect(square.y + square.side).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});

describe('moveArea', () => {
  const area = { x: 100, y: 0, width: 200, height: 200 };

  it.each([
    ['to the right', 0.1, 0, { x: 80, y: 0 }],
    ['to the left', -0.1, 0, { x: 120, y: 0 }],
    ['up', 0, -0.1, { x: 100, y: 20 }],
    ['down at its top edge', 0, 0.1, { x: 100, y: 0 }],
    ['further than its left edge', 3, 0, { x: 0, y: 0 }],
    ['further than its right edge', -3, 0, { x: 400, y: 0 }],
  ])('shows the part of a 600 by 400 picture that moved %s', (_name, right, down, start) =>
    expect(moveArea(area, { width: 600, height: 400 }, right, down)).toEqual({ ...area, ...start }),
  );
});
