import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { bookingReducer } from './booking';
import { TRANSIENT_BOOKING_FIELDS, initialBooking, type BookingState } from './bookingState';
import { forgetOldPayments } from './pendingPayments';
import { bookingSchema } from './stored/bookingSchema';
import { preferencesSchema } from './stored/preferencesSchema';
import { STORED_VERSION, validateFields, type StoredFields } from './stored/readStored';
import type { StateStorage, StoredKey } from './stored/stateStorage';
import { userSchema } from './stored/userSchema';
import { selectAccountKey, selectIsSignedIn, userReducer } from './user';
import { TRANSIENT_USER_FIELDS, VISITOR, type UserState } from './userState';
import { utilsReducer } from './utils';

/** Drops another customer's booking in progress. Drafts stay: they are stored per account. */
function dropForeignBooking(booking: BookingState, user: UserState): BookingState {
  const account = selectAccountKey({ user });
  const isOwn = booking.account === account || (booking.account === VISITOR && selectIsSignedIn({ user }));
  return isOwn ? booking : { ...initialBooking, account: booking.account, drafts: booking.drafts };
}

/** Creates the three persisted reducers under the keys of spec section 3. Their stored state is validated on load. */
export function createPersistedReducers(storage: StateStorage) {
  const persistSlice = <State>(
    key: StoredKey,
    reducer: Reducer<State>,
    validate: (stored: StoredFields) => Partial<State>,
    blacklist: readonly string[] = [],
  ) =>
    persistReducer<State, UnknownAction>(
      {
        key,
        keyPrefix: '',
        version: STORED_VERSION,
        storage,
        blacklist: [...blacklist],
        migrate: (stored) => Promise.resolve(stored && { ...validate(stored), _persist: stored._persist }),
        // no timeout: reading is synchronous here
        timeout: 0,
      },
      reducer,
    );
  return {
    user: persistSlice(
      'user',
      userReducer,
      (stored) => ({ ...validateFields(stored, userSchema), isSessionExpired: false }),
      TRANSIENT_USER_FIELDS,
    ),
    // drawers, prompts and the loader are stored as spec section 3 requires, but closed after a reload
    utils: persistSlice('utils', utilsReducer, (stored) => validateFields(stored, preferencesSchema)),
    booking: persistSlice(
      'booking',
      bookingReducer,
      (stored) =>
        forgetOldPayments(dropForeignBooking(validateFields(stored, bookingSchema), storage.readUser()), Date.now()),
      TRANSIENT_BOOKING_FIELDS,
    ),
  };
}
