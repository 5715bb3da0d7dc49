import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Persistor } from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import { createHolds } from '@/api/holds';
import { bookingReducer, initialBooking, type BookingState } from './booking';
import { createListeners } from './listeners';
import { followStoredSession } from './otherTabs';
import { persistSlices } from './persistence';
import type { RootState, StoreReducers, StoreServices } from './rootState';
import { sessionMiddleware } from './sessionMiddleware';
import { browserArea, type StorageArea } from './stored/browserArea';
import { createStateStorage } from './stored/stateStorage';
import { createTabChannel } from './tabChannel';
import { toastsReducer } from './toasts';
import { initialUser, selectAccountKey, selectIsSignedIn, userReducer, VISITOR, type UserState } from './user';
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

/** Redux checks in development alone; redux-persist's own actions carry functions. */
const CHECKS = import.meta.env.DEV && {
  serializableCheck: {
    ignoredActions: ['FLUSH', 'REHYDRATE', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER'].map((name) => `persist/${name}`),
    warnAfter: 1000,
  },
  immutableCheck: { warnAfter: 1000 },
};

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
  const services: StoreServices = {
    holds: createHolds(),
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
  const user = { ...services.storage.readUser(), ...preloadedState.user };
  const booking = { ...ownBooking(services.storage.readBooking(), user), ...preloadedState.booking };
  services.storage.enterSession(user.sessionEpoch);
  // persisted as asked, and closed after a reload (README, Storage)
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
      defaults({ thunk: { extraArgument: services }, ...CHECKS })
        .prepend(createListeners().middleware)
        .concat(baseApi.middleware, sessionMiddleware(services)),
  });

  const persist = async (): Promise<Persistor> => {
    persistor ??= await persistSlices(store, reducers, services.storage);
    return persistor;
  };
  return { store, persist };
}

/** Whether a persisted slice still has its initial values; redux-persist adds a field of its own. */
const isInitial = <State extends object>(slice: State, initial: State) =>
  (Object.keys(initial) as (keyof State)[]).every((key) => JSON.stringify(slice[key]) === JSON.stringify(initial[key]));

/** Tells whether nothing was ever stored, as on a first visit. */
export const isInitialState = ({ user, utils, booking }: RootState): boolean =>
  isInitial(user, initialUser) && isInitial(utils, initialUtils) && isInitial(booking, initialBooking);

export type AppStore = ReturnType<typeof makeStore>['store'];
