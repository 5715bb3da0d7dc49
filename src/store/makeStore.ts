import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { bookingReducer, initialBooking, TRANSIENT_BOOKING_FIELDS, type BookingState } from './booking';
import { createListeners } from './listeners';
import { followStoredSession } from './otherTabs';
import type { StoreServices } from './rootState';
import { sessionMiddleware } from './sessionMiddleware';
import { browserArea, type StorageArea } from './stored/browserArea';
import { STORED_VERSION } from './stored/readStored';
import { createStateStorage, type StoredKey } from './stored/stateStorage';
import { createTabChannel } from './tabChannel';
import { toastsReducer } from './toasts';
import {
  selectAccountKey,
  selectIsSignedIn,
  TRANSIENT_USER_FIELDS,
  userReducer,
  VISITOR,
  type UserState,
} from './user';
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

/**
 * The store over what storage holds: read at once, so that the first render knows the session. `ready` resolves when
 * changes are persisted.
 */
export function makeStore({
  preloadedState = {},
  storage: area = browserArea(),
  leaveTo = (path) => window.location.assign(path),
  reload = () => window.location.reload(),
}: Options = {}) {
  const services: StoreServices = {
    storage: createStateStorage({
      area,
      onNewer: () => followStoredSession(store, services),
    }),
    channel: createTabChannel('logistix-session'),
    moneyChannel: createTabChannel('logistix-money'),
    flush: () => void persistor.flush(),
    leaveTo,
    reload,
  };
  const user = { ...services.storage.readUser(), ...preloadedState.user };
  const booking = { ...ownBooking(services.storage.readBooking(), user), ...preloadedState.booking };
  services.storage.enterSession(user.sessionEpoch);
  // persisted as asked, and closed after a reload (contract reading 8)
  const utils = { ...initialUtils, isLogin: selectIsSignedIn({ user }), ...preloadedState.utils };

  /** redux-persist only writes: the state is read already, and rehydrating would undo what happened since. */
  const persisted = <S>(key: StoredKey, reducer: Reducer<S>, initial: S, blacklist: readonly string[] = []) =>
    persistReducer<S, UnknownAction>(
      {
        key,
        keyPrefix: '',
        storage: services.storage,
        version: STORED_VERSION,
        blacklist: [...blacklist],
        stateReconciler: false,
        getStoredState: () => Promise.resolve(undefined),
        timeout: 0,
      },
      (state = initial, action) => reducer(state, action),
    );

  const store = configureStore({
    reducer: combineReducers({
      user: persisted('user', userReducer, user, TRANSIENT_USER_FIELDS),
      utils: persisted('utils', utilsReducer, utils),
      booking: persisted('booking', bookingReducer, booking, TRANSIENT_BOOKING_FIELDS),
      toasts: toastsReducer,
      api: baseApi.reducer,
    }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER], warnAfter: 1000 },
        immutableCheck: { warnAfter: 1000 },
      })
        .prepend(createListeners().middleware)
        .concat(baseApi.middleware, sessionMiddleware(services)),
  });

  let markReady = () => {};
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  const persistor = persistStore(store, null, () => markReady());
  return { store, persistor, ready };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
