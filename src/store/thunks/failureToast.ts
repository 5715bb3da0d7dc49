import { isCancelled } from '@/lib/http/isCancelled';
import type { AppThunk } from '../rootState';
import { showToast } from '../toasts';

/** Shows the text of a failed call as a toast; nothing if its screen or the end of the session cancelled the call. */
export const showFailure =
  (error: unknown, text: string): AppThunk =>
  (dispatch) => {
    if (!isCancelled(error)) dispatch(showToast({ title: 'Error', text, type: 'error' }));
  };
