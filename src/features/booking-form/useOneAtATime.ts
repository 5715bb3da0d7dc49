import { useRef } from 'react';

/** Returns a function that runs one task at a time and drops calls while it is busy. */
export function useOneAtATime() {
  const isBusy = useRef(false);
  return async (task: () => Promise<void> | void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await task();
    } finally {
      isBusy.current = false;
    }
  };
}
