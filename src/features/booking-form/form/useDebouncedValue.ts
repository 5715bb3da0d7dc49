import { useEffect, useState } from 'react';

/** The value once it has rested for `ms`: what is still being typed asks nobody anything. */
export function useDebouncedValue(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
