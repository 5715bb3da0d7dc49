import { useEffect, useState, type RefObject } from 'react';

/** Debounces a value by `ms`. The new value also waits until `notBefore` (ms, device clock). */
export function useDebouncedValue(value: string, ms: number, notBefore?: RefObject<number>): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), Math.max(ms, (notBefore?.current ?? 0) - Date.now()));
    return () => clearTimeout(timer);
  }, [value, settled, ms, notBefore]);
  return settled;
}
