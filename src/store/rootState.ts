import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import type { baseApi } from '@/api/baseApi';
import type { RetryAfterStore } from '@/api/retryAfter';
import type { BookingState } from './bookingState';
import type { TabChannel } from './otherTabs';
import type { LastOtpRequest } from './otpRequests';
import type { StateStorage } from './stored/stateStorage';
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

/** Services available to thunks and listeners (their extra argument). */
export type StoreServices = {
  /** Retry-After times of rate-limited calls. */
  retryAfter: RetryAfterStore;
  /** Code requests since the page was loaded, by customer, method and contact. It holds times, never a code. */
  otpRequests: Map<string, LastOtpRequest>;
  /** Unsent input of the running session by key. It also holds files, which sessionStorage cannot. */
  unsentInput: Map<string, unknown>;
  storage: StateStorage;
  /** Announces session changes to other tabs. */
  channel: TabChannel;
  /** Announces balance changes to other tabs. */
  moneyChannel: TabChannel;
  /** Writes pending persisted state at once. */
  flush: () => void;
  /** Opens a path of the app with a full page load. */
  leaveTo: (path: string) => void;
  reload: () => void;
};

export type AppDispatch = ThunkDispatch<RootState, StoreServices, UnknownAction>;
export type AppListeners = { startListening: TypedStartListening<RootState, AppDispatch, StoreServices> };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreServices, UnknownAction>;
