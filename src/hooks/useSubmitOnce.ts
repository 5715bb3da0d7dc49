import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@/lib/http/error';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppDispatch } from '@/store/hooks';
import { showFailure } from '@/store/thunks/failureToast';
import { useIsMounted } from './useIsMounted';
import { useSlowToast } from './useSlowToast';

type Work = () => Promise<'leaving' | void>;

/**
 * Runs one submit at a time, however often the button is pressed. It stays locked after a run that resolves with
 * 'leaving', and until the Retry-After time of a refusal has passed. Errors go to `onFailure`. A toast tells of a long wait.
 * With `failedText`, such as "Your profile wasn't saved.", it also tells a customer who has left the screen of a failure.
 * `progress` is that of an upload.
 */
export function useSubmitOnce(failedText = '', progress: number | null = null) {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const latch = useRef(false);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<'idle' | 'working' | 'held'>('idle');
  useEffect(() => () => clearTimeout(hold.current), []);
  useSlowToast(state === 'working', progress);

  const submitOnce = useCallback(
    async (work: Work, onFailure: (error: unknown) => void) => {
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
        if (failedText && !isMounted.current) {
          dispatch(showFailure(error, `${failedText} ${getErrorMessage(error, 'Try again.')}`));
        }
      }
    },
    [dispatch, failedText, isMounted],
  );
  return { isWorking: state === 'working', isRateLimited: state === 'held', submitOnce };
}
