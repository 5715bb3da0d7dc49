import { useDeferredValue, useState } from 'react';

/**
 * Returns true from the first opening on, to mount lazy content that then stays mounted. Deferred, because React delays
 * the replacement of a visible fallback by 300 ms.
 */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return useDeferredValue(hasOpened, false);
}
