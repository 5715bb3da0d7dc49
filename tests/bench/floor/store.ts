import { combineReducers, configureStore, createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer, persistStore } from 'redux-persist';

/** redux-persist's own adapter arrives as a wrapped module in a production build. */
const storage = {
  getItem: (key: string) => Promise.resolve(localStorage.getItem(key)),
  setItem: (key: string, text: string) => Promise.resolve(localStorage.setItem(key, text)),
  removeItem: (key: string) => Promise.resolve(localStorage.removeItem(key)),
};

function slice(name: string) {
  return createSlice({
    name,
    initialState: { text: '' },
    reducers: {
      typed: (state, { payload }: PayloadAction<string>) => {
        state.text = payload;
      },
    },
  });
}

const user = slice('user');
const utils = slice('utils');
const booking = slice('booking');
const kept = <S>(key: string, reducer: Reducer<S>) => persistReducer({ key, storage }, reducer);

export const { typed } = booking.actions;

export const store = configureStore({
  reducer: combineReducers({
    user: kept('user', user.reducer),
    utils: kept('utils', utils.reducer),
    booking: kept('booking', booking.reducer),
  }),
  middleware: (defaults) =>
    defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } }),
});

export const persistor = persistStore(store);
export type FloorState = ReturnType<typeof store.getState>;
