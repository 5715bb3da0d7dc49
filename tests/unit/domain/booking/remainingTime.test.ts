import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { getRemainingTime } from '@/domain/booking/eta';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 6, 16, 2, 0);

test.each([
  [3 * HOUR, { value: 3, unit: 'Hours' }],
  [3 * HOUR + 59 * MINUTE, { value: 3, unit: 'Hours' }],
  [HOUR, { value: 1, unit: 'Hours' }],
  [HOUR - 1, { value: 59, unit: 'Minutes' }],
  [28 * MINUTE, { value: 28, unit: 'Minutes' }],
  [59_999, { value: 0, unit: 'Minutes' }],
  [0, { value: 0, unit: 'Minutes' }],
  [-1, { value: 0, unit: 'Minutes' }],
  [-5 * HOUR, { value: 0, unit: 'Minutes' }],
])('%s ms left', (left, expected) => {
  expect(getRemainingTime(NOW + left, NOW)).toEqual(expected);
});

it('is never negative and never more than is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), (left) => {
      const { value, unit } = getRemainingTime(NOW + left, NOW);
      expect(Object.is(value, -0)).toBe(false);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value * (unit === 'Hours' ? HOUR : MINUTE)).toBeLessThanOrEqual(Math.max(left, 0));
    }),
  );
});
