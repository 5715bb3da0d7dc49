import { useState } from 'react';
import { isSameContent } from '@/utils/isSameContent';

/** Returns the previous value while the new one is deeply equal, so that a parent's render keeps the markers. */
export function useStableValue<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || isSameContent(kept, value)) return kept;
  setKept(value);
  return value;
}
