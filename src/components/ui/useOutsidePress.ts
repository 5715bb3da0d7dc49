import { useEffect } from 'react';

/** Longest time between the two clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Time at which any dialog or drawer last opened, closed or changed its step. */
let changedAt = -Infinity;

/**
 * Returns a check that decides if a press outside an open dialog or drawer closes it. The second press of a double
 * click does not, because it hits a layer that the first press opened or uncovered. `step` names the content of a dialog
 * with several steps, whose edge and buttons move.
 */
export function useOutsidePress(isOpen: boolean, step?: string): () => boolean {
  useEffect(() => {
    if (!isOpen) return;
    changedAt = Date.now();
    return () => {
      changedAt = Date.now();
    };
  }, [isOpen, step]);
  return () => Date.now() - changedAt > DOUBLE_CLICK_MS;
}
