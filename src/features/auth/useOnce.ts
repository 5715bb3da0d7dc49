import { useCallback, useRef, useState } from 'react';

/** Lets one run of a submit through at a time, however often it is pressed. */
export function useOnce() {
  const latch = useRef(false);
  const [isWorking, setIsWorking] = useState(false);
  const once = useCallback(async (work: () => Promise<void>) => {
    if (latch.current) return;
    latch.current = true;
    setIsWorking(true);
    try {
      await work();
    } finally {
      latch.current = false;
      setIsWorking(false);
    }
  }, []);
  return { isWorking, once };
}
