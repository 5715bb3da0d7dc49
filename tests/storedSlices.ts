import type { Persistor } from 'redux-persist';

/** Reads a persisted slice from localStorage. */
export function storedSlice(key: 'user' | 'utils' | 'booking'): Record<string, unknown> {
  const fields = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.parse(value) as unknown]));
}

/** Writes a slice to localStorage as redux-persist does. */
export function storeSlice(key: 'user' | 'utils' | 'booking', fields: Record<string, unknown>) {
  const wrapped = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(wrapped)));
}

/**
 * Stops a store from writing, at the end of its test. What it has not written yet is written now: in the storage of the next
 * test it would meet another customer, and end the session of that test.
 */
export function stopWriting(persistor: Persistor) {
  void persistor.flush();
  persistor.pause();
}
