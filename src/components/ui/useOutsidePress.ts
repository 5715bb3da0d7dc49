import { useEffect } from 'react';

/** As long as two presses are one double click. */
const DOUBLE_CLICK_MS = 500;

/** When a dialog or drawer was last opened or closed, whichever of them it was. */
let changedAt = -Infinity;

/**
 * Whether a press beside an open dialog or drawer closes it. The second press of a double click lands beside what the
 * first one opened, or on what it uncovered, and was not meant for either.
 */
export function useOutsidePress(isOpen: boolean): () => boolean {
  useEffect(() => {
    if (!isOpen) return;
    changedAt = Date.now();
    return () => {
      changedAt = Date.now();
    };
  }, [isOpen]);
  return () => Date.now() - changedAt > DOUBLE_CLICK_MS;
}
