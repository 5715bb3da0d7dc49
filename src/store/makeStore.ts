import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore, type Persistor } from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import { createRetryAfterStore } from '@/api/retryAfter';
import { deviceStorage, type SafeStorage } from '@/lib/safeStorage';
import { isSameContent } from '@/utils/isSameContent';
import { initialBooking } from './bookingState';
import { createListeners } from './listeners';
import { createTabChannel, followStoredSession } from './otherTabs';
import { createPersistedReducers } from './persistence';
import type { RootState, StoreServices } from './rootState';
import { createStateStorage } from './stored/stateStorage';
import { toastsReducer } from './toasts';
import { forgetUnsent } from './unsent';
import { selectIsSignedIn } from './user';
import { initialUser } from './userState';
import { initialUtils } from './utils';

export type { AppDispatch, RootState } from './rootState';

type Options = { storage?: SafeStorage } & Partial<Pick<StoreServices, 'leaveTo' | 'reload'>>;

/**
 * Redux checks, in development only. The actions of redux-persist carry functions. A slow check is not reported, because its
 * time depends on the machine.
 */
const CHECKS = import.meta.env.DEV && {
  serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER], warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
};

/** Creates the store and its services. `persist` restores the persisted slices and resolves when they are ready to render. */
export function makeStore({
  storage: area = deviceStorage,
  leaveTo = (path) => window.location.assign(path),
  reload = () => window.location.reload(),
}: Options = {}) {
  let persistor: Persistor | null = null;
  const services: StoreServices = {
    retryAfter: createRetryAfterStore(),
    otpRequests: new Map(),
    unsentInput: new Map(),
    storage: createStateStorage({
      area,
      onNewer: () => followStoredSession(store, services),
    }),
    channel: createTabChannel('logistix-session'),
    moneyChannel: createTabChannel('logistix-money'),
    flush: () => void persistor?.flush(),
    leaveTo,
    reload,
  };
  const store = configureStore({
    reducer: combineReducers({
      ...createPersistedReducers(services.storage),
      toasts: toastsReducer,
      api: baseApi.reducer,
    }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, ...CHECKS })
        .prepend(createListeners(services).middleware)
        .concat(baseApi.middleware),
  });

  const persist = () =>
    new Promise<Persistor>((resolve) => {
      const started = persistStore(store, null, () => {
        // this tab may have been asleep at the logout
        if (!selectIsSignedIn(store.getState())) forgetUnsent();
        resolve(started);
      });
      persistor = started;
    });
  return { store, services, persist };
}

/** Compares a persisted slice with its initial values, without the `_persist` field of redux-persist. */
const isInitial = <State extends object>(slice: State, initial: State) =>
  (Object.keys(initial) as (keyof State)[]).every((key) => isSameContent(slice[key], initial[key]));

/** Returns true if nothing was stored yet, as on a first visit. */
export const isInitialState = ({ user, utils, booking }: RootState): boolean =>
  isInitial(user, initialUser) && isInitial(utils, initialUtils) && isInitial(booking, initialBooking);

export type AppStore = ReturnType<typeof makeStore>['store'];
