import { expect, test } from 'vitest';
import { getStopLabel } from '@/utils/stopNames';

test.each([
  [0, 2, 'Pickup'],
  [1, 2, 'Drop-off'],
  [1, 4, 'Stop 1'],
  [2, 4, 'Stop 2'],
  [3, 4, 'Drop-off'],
])('position %i of %i is labelled %s', (index, count, name) => {
  expect(getStopLabel(index, count)).toBe(name);
});
