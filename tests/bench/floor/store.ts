import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer, persistStore } from 'redux-persist';

/** The adapter of redux-persist loads as a wrapped module in a production build. */
const storage = {
  getItem: (key: string) => Promise.resolve(localStorage.getItem(key)),
  setItem: (key: string, text: string) => Promise.resolve(localStorage.setItem(key, text)),
  removeItem: (key: string) => Promise.resolve(localStorage.removeItem(key)),
};

function createPersistedSlice(name: string) {
  const textChanged = (state: { text: string }, { payload }: PayloadAction<string>) => void (state.text = payload);
  const { reducer, actions } = createSlice({ name, initialState: { text: '' }, reducers: { textChanged } });
  return { reducer: persistReducer({ key: name, storage }, reducer), actions };
}

const [user, utils, booking] = ['user', 'utils', 'booking'].map(createPersistedSlice) as [Slice, Slice, Slice];
type Slice = ReturnType<typeof createPersistedSlice>;

export const { textChanged } = booking.actions;

export const store = configureStore({
  reducer: combineReducers({ user: user.reducer, utils: utils.reducer, booking: booking.reducer }),
  middleware: (defaults) =>
    defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } }),
});

export const persistor = persistStore(store);
export type FloorState = ReturnType<typeof store.getState>;
