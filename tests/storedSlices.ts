import type { Persistor } from 'redux-persist';

/** Reads a persisted slice from localStorage. */
export function storedSlice(key: 'user' | 'utils' | 'booking'): Record<string, unknown> {
  const fields = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.parse(value) as unknown]));
}

/** Serializes a slice as redux-persist does: each field as JSON within the JSON. */
export const toStoredSlice = (fields: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])));

/** Writes a slice to localStorage. */
export const storeSlice = (key: 'user' | 'utils' | 'booking', fields: Record<string, unknown>) =>
  localStorage.setItem(key, toStoredSlice(fields));

/**
 * Stops a store from writing, at the end of its test. What it has not written yet is written now: in the storage of the next
 * test it would meet another customer, and end the session of that test.
 */
export function stopWriting(persistor: Persistor) {
  void persistor.flush();
  persistor.pause();
}
