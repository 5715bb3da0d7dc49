import { useEffect } from 'react';
import { HOUR_MS, SLOW_MS } from '@/config/constants';
import { useAppDispatch } from '@/store/hooks';
import { showToast, toastDismissed } from '@/store/toasts';

/** Longer than a customer waits: the end of the wait removes the toast. */
const DURATION_MS = HOUR_MS;

/**
 * Shows a toast if a call that the customer waits for takes long, and removes it once the wait is over. The time starts
 * again with each change of `progress`: a slow upload that moves on needs no advice.
 */
export function useSlowToast(isWaiting: boolean, progress: number | null = null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isWaiting) return undefined;
    let toast = '';
    const timer = setTimeout(() => {
      toast = dispatch(
        showToast({
          title: 'This is taking longer than usual',
          text: 'There is no response yet. Check your connection.',
          type: 'warn',
          duration: DURATION_MS,
        }),
      );
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      if (toast) dispatch(toastDismissed(toast));
    };
  }, [isWaiting, progress, dispatch]);
}
