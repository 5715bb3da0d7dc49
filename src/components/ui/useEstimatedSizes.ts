import { useState } from 'react';
import type { CacheSnapshot } from 'virtua';

/**
 * The heights of rows in px, for the `cache` of a list that draws what is in sight: what it knows no height of it hides,
 * measures, and draws once more. What turns out to be of another height is still mended before it is painted.
 */
export function useEstimatedSizes<Row>(
  rows: readonly Row[],
  heightOf: (row: Row, at: number) => number,
): CacheSnapshot {
  const [sizes] = useState<CacheSnapshot>(() => [rows.map(heightOf)]);
  return sizes;
}
