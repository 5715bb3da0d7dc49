import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/lib/http/error';

/** Pauses a retry button until the Retry-After time of a refusal has passed. `hold` starts that time, if there is one. */
export function useRetryHold() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = ({ retryAfterSeconds = 0 }: ApiError) => {
    if (retryAfterSeconds <= 0) return;
    clearTimeout(timer.current);
    setIsHeld(true);
    timer.current = setTimeout(() => setIsHeld(false), retryAfterSeconds * 1000);
  };
  return { isHeld, hold };
}
