import { createSlice, nanoid, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
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
export type ToastState = { items: (Toast & { isHeld: boolean; isOver: boolean })[] };

type NewToast = Pick<Toast, 'title' | 'text' | 'type'> & Partial<Pick<Toast, 'speed' | 'duration' | 'group'>>;

const without = (state: ToastState, id: string) => {
  state.items = state.items.filter((toast) => toast.id !== id);
};

const initialState: ToastState = { items: [] };

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<Toast>) => {
      state.items.push({ ...payload, isHeld: false, isOver: false });
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => without(state, payload),
    /** Its time is up: it goes, unless the pointer or the focus holds it. */
    toastExpired: (state, { payload }: PayloadAction<string>) => {
      const toast = state.items.find(({ id }) => id === payload);
      if (toast?.isHeld) toast.isOver = true;
      else without(state, payload);
    },
    toastHeld: (state, { payload }: PayloadAction<string>) => {
      const toast = state.items.find(({ id }) => id === payload);
      if (toast) toast.isHeld = true;
    },
    toastReleased: (state, { payload }: PayloadAction<string>) => {
      const toast = state.items.find(({ id }) => id === payload);
      if (toast?.isOver) without(state, payload);
      else if (toast) toast.isHeld = false;
    },
  },
});

export const { toastShown, toastDismissed, toastExpired, toastHeld, toastReleased } = slice.actions;
export const toastsReducer = slice.reducer;

/** Shows a toast for its duration plus twice its speed (spec section 9); gives its id. */
export const showToast = (toast: NewToast) => (dispatch: Dispatch) => {
  const shown: Toast = {
    duration: TOAST_DURATION_MS,
    speed: TOAST_SPEED_MS,
    group: 'default',
    ...toast,
    id: nanoid(),
  };
  dispatch(toastShown(shown));
  setTimeout(() => dispatch(toastExpired(shown.id)), shown.duration + 2 * shown.speed);
  return shown.id;
};

export const selectToasts = ({ toasts }: { toasts: ToastState }) => toasts.items;
