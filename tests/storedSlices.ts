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
