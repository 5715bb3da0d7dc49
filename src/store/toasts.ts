import { createSlice, nanoid, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { TOAST_DURATION_MS, TOAST_SPEED_MS } from '@/config/constants';
import { isCancelled } from '@/lib/http/isCancelled';

/** Spec section 3, Toast item; times in ms. */
export type Toast = {
  id: string;
  title: string;
  text: string;
  type: 'warn' | 'error' | 'success' | 'info';
  speed: number;
  duration: number;
  group: string;
};
/**
 * A toast on screen, in its visible or its leaving phase. At the time `since`, `leftMs` of that phase were left. The time
 * pauses while `holds` (pointer, focus) is above 0.
 */
export type ShownToast = Toast & { leftMs: number; since: number; holds: number; isLeaving: boolean };
export type ToastState = { items: ShownToast[] };

type NewToast = Pick<Toast, 'title' | 'text' | 'type'> & Partial<Pick<Toast, 'speed' | 'duration' | 'group'>>;

const without = (state: ToastState, id: string) => {
  state.items = state.items.filter((toast) => toast.id !== id);
};

/** Two calls may fail for the same reason; their error is shown once. */
const isSameError = (toast: Toast, { type, title, text }: Toast) =>
  type === 'error' && toast.type === type && toast.title === title && toast.text === text;

const find = (state: ToastState, id: string) => state.items.find((toast) => toast.id === id);

type Moment = { id: string; now: number };
const withNow = (id: string) => ({ payload: { id, now: Date.now() } });

const initialState: ToastState = { items: [] };

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, { payload }: PayloadAction<ShownToast>) => {
        // the new one replaces it, so that a failed retry is announced and has its full time
        state.items = [...state.items.filter((toast) => !isSameError(toast, payload)), payload];
      },
      prepare: (toast: Toast) => ({
        payload: { ...toast, leftMs: toast.speed + toast.duration, since: Date.now(), holds: 0, isLeaving: false },
      }),
    },
    toastLeft: {
      reducer: (state, { payload: { id, now } }: PayloadAction<Moment>) => {
        const toast = find(state, id);
        if (toast) Object.assign(toast, { isLeaving: true, leftMs: toast.speed, since: now });
      },
      prepare: withNow,
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => without(state, payload),
    toastHeld: {
      reducer: (state, { payload: { id, now } }: PayloadAction<Moment>) => {
        const toast = find(state, id);
        if (!toast) return;
        if (toast.holds === 0) toast.leftMs = toast.isLeaving ? 0 : Math.max(0, toast.since + toast.leftMs - now);
        toast.isLeaving = false;
        toast.holds += 1;
      },
      prepare: withNow,
    },
    toastResumed: {
      reducer: (state, { payload: { id, now } }: PayloadAction<Moment>) => {
        const toast = find(state, id);
        if (!toast || toast.holds === 0) return;
        toast.holds -= 1;
        toast.since = now;
      },
      prepare: withNow,
    },
  },
});

const { toastShown, toastResumed, toastLeft } = slice.actions;
export const { toastDismissed, toastHeld } = slice.actions;
export const toastsReducer = slice.reducer;

type WithToasts = { toasts: ToastState };

/** Moves a toast out when its time is up, then removes it. A toast that was held has time left. */
const expireInTime =
  (id: string): ThunkAction<void, WithToasts, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const toast = find(getState().toasts, id);
    if (!toast || toast.holds > 0) return;
    const left = toast.since + toast.leftMs - Date.now();
    if (left > 0) {
      setTimeout(() => dispatch(expireInTime(id)), left);
    } else if (toast.isLeaving) {
      dispatch(toastDismissed(id));
    } else {
      dispatch(toastLeft(id));
      dispatch(expireInTime(id));
    }
  };

/** Shows a toast for its duration plus twice its speed (spec section 9); returns its id. */
export const showToast =
  (toast: NewToast): ThunkAction<string, WithToasts, unknown, UnknownAction> =>
  (dispatch) => {
    const id = nanoid();
    const life = { duration: TOAST_DURATION_MS, speed: TOAST_SPEED_MS, group: 'default' };
    dispatch(toastShown({ ...life, ...toast, id }));
    dispatch(expireInTime(id));
    return id;
  };

/** Shows the text of a failed call as a toast; nothing if its screen or the end of the session cancelled the call. */
export const showFailure =
  (error: unknown, text: string): ThunkAction<void, WithToasts, unknown, UnknownAction> =>
  (dispatch) => {
    if (!isCancelled(error)) dispatch(showToast({ title: 'Error', text, type: 'error' }));
  };

/** Resumes the time of a toast, once it is released as often as it was held. */
export const releaseToast =
  (id: string): ThunkAction<void, WithToasts, unknown, UnknownAction> =>
  (dispatch) => {
    dispatch(toastResumed(id));
    dispatch(expireInTime(id));
  };

export const selectToasts = ({ toasts }: WithToasts) => toasts.items;
