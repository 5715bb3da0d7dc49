import { combineReducers, type Reducer, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import { TRANSIENT_BOOKING_FIELDS } from './booking';
import type { RootState, StoreReducers } from './rootState';
import { STORED_VERSION } from './stored/readStored';
import type { StateStorage, StoredKey } from './stored/stateStorage';
import { TRANSIENT_USER_FIELDS } from './user';

/**
 * Persists every later change of the three slices (spec section 3). redux-persist only writes: the store was created
 * from storage, through a validating reader.
 */
export async function persistSlices(
  store: Pick<Store<RootState>, 'replaceReducer' | 'dispatch' | 'getState' | 'subscribe'>,
  reducers: StoreReducers,
  storage: StateStorage,
): Promise<Persistor> {
  // what seals a draft at a logout, which may come without a network
  import('@/lib/vault').catch(() => undefined);
  const persisted = <S>(key: StoredKey, reducer: Reducer<S>, blacklist: readonly string[] = []) =>
    persistReducer<S, UnknownAction>(
      {
        key,
        keyPrefix: '',
        storage,
        version: STORED_VERSION,
        blacklist: [...blacklist],
        stateReconciler: false,
        getStoredState: () => Promise.resolve(undefined),
        timeout: 0,
      },
      reducer,
    );
  store.replaceReducer(
    combineReducers({
      ...reducers,
      user: persisted('user', reducers.user, TRANSIENT_USER_FIELDS),
      utils: persisted('utils', reducers.utils),
      booking: persisted('booking', reducers.booking, TRANSIENT_BOOKING_FIELDS),
    }) as unknown as Reducer<RootState>,
  );
  return new Promise((resolve) => {
    const persistor = persistStore(store as Store, null, () => resolve(persistor));
  });
}
