import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Persistor } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { bookingReducer, initialBooking, type BookingState } from './booking';
import { createListeners } from './listeners';
import { followStoredSession } from './otherTabs';
import type { StoreReducers, StoreServices } from './rootState';
import { sessionMiddleware } from './sessionMiddleware';
import { browserArea, type StorageArea } from './stored/browserArea';
import { createStateStorage } from './stored/stateStorage';
import { createTabChannel } from './tabChannel';
import { toastsReducer } from './toasts';
import { selectAccountKey, selectIsSignedIn, userReducer, VISITOR, type UserState } from './user';
import { initialUtils, utilsReducer, type UtilsState } from './utils';

export type { AppDispatch, RootState } from './rootState';

type Options = {
  /** On top of what storage holds. */
  preloadedState?: { user?: Partial<UserState>; booking?: Partial<BookingState>; utils?: Partial<UtilsState> };
  storage?: StorageArea;
} & Partial<Pick<StoreServices, 'leaveTo' | 'reload'>>;

/** What a customer left behind whose session ended: the draft waits for them, the rest is nobody else's to see. */
function ownBooking(booking: BookingState, user: UserState): BookingState {
  const account = selectAccountKey({ user });
  const isOwn = booking.account === account || (booking.account === VISITOR && selectIsSignedIn({ user }));
  return isOwn ? booking : { ...initialBooking, account: booking.account, drafts: booking.drafts };
}

/** redux-persist's own, which carry functions; named here so that its code comes after the first paint. */
const PERSIST_ACTIONS = ['FLUSH', 'REHYDRATE', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER'].map(
  (name) => `persist/${name}`,
);

/**
 * The store over what storage holds: read at once, so that the first render knows the session. `persist` begins to
 * write changes down, and resolves when it does.
 */
export function makeStore({
  preloadedState = {},
  storage: area = browserArea(),
  leaveTo = (path) => window.location.assign(path),
  reload = () => window.location.reload(),
}: Options = {}) {
  let persistor: Persistor | null = null;
  let isFlushDue = false;
  const services: StoreServices = {
    storage: createStateStorage({
      area,
      onNewer: () => followStoredSession(store, services),
    }),
    channel: createTabChannel('logistix-session'),
    moneyChannel: createTabChannel('logistix-money'),
    flush: () => {
      if (persistor) void persistor.flush();
      else isFlushDue = true;
    },
    leaveTo,
    reload,
  };
  const user = { ...services.storage.readUser(), ...preloadedState.user };
  const booking = { ...ownBooking(services.storage.readBooking(), user), ...preloadedState.booking };
  services.storage.enterSession(user.sessionEpoch);
  // persisted as asked, and closed after a reload (contract reading 8)
  const utils = { ...initialUtils, isLogin: selectIsSignedIn({ user }), ...preloadedState.utils };

  const reducers: StoreReducers = {
    user: (state = user, action) => userReducer(state, action),
    utils: (state = utils, action) => utilsReducer(state, action),
    booking: (state = booking, action) => bookingReducer(state, action),
    toasts: toastsReducer,
    api: baseApi.reducer,
  };
  const store = configureStore({
    reducer: combineReducers(reducers),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, warnAfter: 1000 },
        immutableCheck: { warnAfter: 1000 },
      })
        .prepend(createListeners().middleware)
        .concat(baseApi.middleware, sessionMiddleware(services)),
  });

  async function startPersisting(): Promise<Persistor> {
    const { persistSlices } = await import('./persistence');
    persistor = await persistSlices(store, reducers, services.storage);
    if (isFlushDue) await persistor.flush();
    return persistor;
  }
  let persisting: Promise<Persistor> | undefined;
  return { store, persist: () => (persisting ??= startPersisting()) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
