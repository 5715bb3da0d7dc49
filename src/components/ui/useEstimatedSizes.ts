import { useState } from 'react';
import type { CacheSnapshot } from 'virtua';

/**
 * Returns estimated row heights in px for the `cache` of a virtual list, which renders rows of unknown height twice.
 * The list corrects a wrong estimate before the paint.
 */
export function useEstimatedSizes<Row>(
  rows: readonly Row[],
  estimateHeight: (row: Row, index: number) => number,
): CacheSnapshot {
  const [sizes] = useState<CacheSnapshot>(() => [rows.map(estimateHeight)]);
  return sizes;
}
