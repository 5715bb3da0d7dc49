import { useCallback, useRef, useState } from 'react';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppDispatch } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { useIsMounted } from './useIsMounted';
import { useRetryHold } from './useRetryHold';
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
  const [isWorking, setIsWorking] = useState(false);
  const { isHeld, hold } = useRetryHold();
  useSlowToast(isWorking, progress);

  const submitOnce = useCallback(
    async (work: Work, onFailure: (error: unknown) => void) => {
      if (latch.current) return;
      latch.current = true;
      setIsWorking(true);
      const unlock = () => {
        latch.current = false;
      };
      try {
        if ((await work()) === 'leaving') return;
        setIsWorking(false);
        unlock();
      } catch (error) {
        setIsWorking(false);
        hold(error, unlock);
        onFailure(error);
        if (failedText && !isMounted.current) {
          dispatch(showFailure(error, `${failedText} ${getErrorMessage(error, 'Try again.')}`));
        }
      }
    },
    [dispatch, failedText, hold, isMounted],
  );
  return { isWorking, isRateLimited: isHeld, submitOnce };
}
