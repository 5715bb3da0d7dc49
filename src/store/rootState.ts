import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import type { baseApi } from '@/api/baseApi';
import type { RetryAfterStore } from '@/api/retryAfter';
import type { BookingState } from './bookingState';
import type { StateStorage } from './stored/stateStorage';
import type { TabChannel } from './tabChannel';
import type { ToastState } from './toasts';
import type { UserState } from './userState';
import type { UtilsState } from './utils';

type Persisted<State> = State & { _persist: PersistState };

export type RootState = {
  user: Persisted<UserState>;
  utils: Persisted<UtilsState>;
  booking: Persisted<BookingState>;
  toasts: ToastState;
  api: ReturnType<typeof baseApi.reducer>;
};

/** What thunks reach beside the state. */
export type StoreServices = {
  /** Questions that a server does not want to be asked yet. */
  retryAfter: RetryAfterStore;
  storage: StateStorage;
  channel: TabChannel;
  /** Balances changed in this browser. */
  moneyChannel: TabChannel;
  /** Writes at once what waits to be persisted. */
  flush: () => void;
  /** Leaves the page for an address of the app, with a reload. */
  leaveTo: (path: string) => void;
  /** Loads the page again, with what storage holds now. */
  reload: () => void;
};

export type AppDispatch = ThunkDispatch<RootState, StoreServices, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreServices, UnknownAction>;
