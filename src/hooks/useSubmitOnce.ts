import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@/lib/http/error';

type Work = () => Promise<'leaving' | void>;

/**
 * Lets one run of a submit through at a time, however often it is pressed: none any more after one that says 'leaving',
 * and none before the time that a server asks for with its refusal (Retry-After). What fails goes to `onFailure`.
 */
export function useSubmitOnce() {
  const latch = useRef(false);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<'idle' | 'working' | 'held'>('idle');
  useEffect(() => () => clearTimeout(hold.current), []);

  const submitOnce = useCallback(async (work: Work, onFailure: (error: unknown) => void) => {
    if (latch.current) return;
    latch.current = true;
    setState('working');
    const release = () => {
      latch.current = false;
      setState('idle');
    };
    try {
      if ((await work()) !== 'leaving') release();
    } catch (error) {
      const seconds = (isApiError(error) && error.retryAfterSeconds) || 0;
      if (seconds > 0) {
        setState('held');
        hold.current = setTimeout(release, seconds * 1000);
      } else release();
      onFailure(error);
    }
  }, []);
  return { isWorking: state === 'working', isRateLimited: state === 'held', submitOnce };
}
