import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@/lib/http/error';

/**
 * Pauses a button until the Retry-After time of a refusal has passed. `hold` starts that time and calls `onEnd` after it;
 * an error without such a time ends at once.
 */
export function useRetryHold() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = useCallback((error: unknown, onEnd?: () => void) => {
    const end = () => {
      setIsHeld(false);
      onEnd?.();
    };
    const seconds = (isApiError(error) && error.retryAfterSeconds) || 0;
    if (seconds <= 0) return end();
    clearTimeout(timer.current);
    setIsHeld(true);
    timer.current = setTimeout(end, seconds * 1000);
  }, []);
  return { isHeld, hold };
}
