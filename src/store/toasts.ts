import { createSlice, nanoid, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { TOAST_DURATION_MS, TOAST_SPEED_MS } from '../config/constants';

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
/** `leftMs` of its life were left at `since`; while something holds it (the pointer, the focus) its time stands still. */
export type LivingToast = Toast & { leftMs: number; since: number; holds: number };
export type ToastState = { items: LivingToast[] };

type NewToast = Pick<Toast, 'title' | 'text' | 'type'> & Partial<Pick<Toast, 'speed' | 'duration' | 'group'>>;

const without = (state: ToastState, id: string) => {
  state.items = state.items.filter((toast) => toast.id !== id);
};

const find = (state: ToastState, id: string) => state.items.find((toast) => toast.id === id);

type Moment = { id: string; now: number };
const at = (id: string) => ({ payload: { id, now: Date.now() } });

const initialState: ToastState = { items: [] };

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, { payload }: PayloadAction<LivingToast>) => {
        state.items.push(payload);
      },
      prepare: (toast: Toast) => ({
        payload: { ...toast, leftMs: toast.duration + 2 * toast.speed, since: Date.now(), holds: 0 },
      }),
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => without(state, payload),
    toastHeld: {
      reducer: (state, { payload: { id, now } }: PayloadAction<Moment>) => {
        const toast = find(state, id);
        if (!toast) return;
        if (toast.holds === 0) toast.leftMs = Math.max(0, toast.since + toast.leftMs - now);
        toast.holds += 1;
      },
      prepare: at,
    },
    toastResumed: {
      reducer: (state, { payload: { id, now } }: PayloadAction<Moment>) => {
        const toast = find(state, id);
        if (!toast || toast.holds === 0) return;
        toast.holds -= 1;
        toast.since = now;
      },
      prepare: at,
    },
  },
});

const { toastShown, toastResumed } = slice.actions;
export const { toastDismissed, toastHeld } = slice.actions;
export const toastsReducer = slice.reducer;

type WithToasts = { toasts: ToastState };

/** Takes it away when its time is up; where something held it meanwhile, there is some left. */
const expireInTime =
  (id: string): ThunkAction<void, WithToasts, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const toast = find(getState().toasts, id);
    if (!toast || toast.holds > 0) return;
    const left = toast.since + toast.leftMs - Date.now();
    if (left <= 0) dispatch(toastDismissed(id));
    else setTimeout(() => dispatch(expireInTime(id)), left);
  };

/** Shows a toast for its duration plus twice its speed (spec section 9); gives its id. */
export const showToast =
  (toast: NewToast): ThunkAction<string, WithToasts, unknown, UnknownAction> =>
  (dispatch) => {
    const id = nanoid();
    const life = { duration: TOAST_DURATION_MS, speed: TOAST_SPEED_MS, group: 'default' };
    dispatch(toastShown({ ...life, ...toast, id }));
    dispatch(expireInTime(id));
    return id;
  };

/** Its time goes on, once it is released as often as it was held. */
export const releaseToast =
  (id: string): ThunkAction<void, WithToasts, unknown, UnknownAction> =>
  (dispatch) => {
    dispatch(toastResumed(id));
    dispatch(expireInTime(id));
  };

export const selectToasts = ({ toasts }: WithToasts) => toasts.items;
