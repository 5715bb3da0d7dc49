import { useCallback, useRef, useState } from 'react';

/** Lets one run of a submit through at a time, however often it is pressed; and none any more after one that says 'leaving'. */
export function useOnce() {
  const latch = useRef(false);
  const [isWorking, setIsWorking] = useState(false);
  const once = useCallback(async (work: () => Promise<'leaving' | void>) => {
    if (latch.current) return;
    latch.current = true;
    setIsWorking(true);
    let outcome: 'leaving' | void = undefined;
    try {
      outcome = await work();
    } finally {
      latch.current = outcome === 'leaving';
      setIsWorking(latch.current);
    }
  }, []);
  return { isWorking, once };
}
