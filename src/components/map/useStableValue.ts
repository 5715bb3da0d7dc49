import { useState } from 'react';

/** The former value for as long as the new one says the same, so that a parent's render does not rebuild markers. */
export function useStableValue<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
