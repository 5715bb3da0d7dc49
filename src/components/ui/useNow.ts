import { useEffect, useState } from 'react';
import { getServerTime, onServerTimeChange } from '@/lib/http/serverClock';

function useClock(read: () => number, everyMs: number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const update = () => setNow(read());
    const timer = setInterval(update, everyMs);
    const stopListening = onServerTimeChange(update);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [everyMs, read]);
  return now;
}

const getDeviceTime = () => Date.now();

/** Returns the current server time in ms, updated every `everyMs`; for ages, countdowns and arrival times. */
export const useNow = (everyMs: number): number => useClock(getServerTime, everyMs);

/** Returns the current device time in ms, updated every `everyMs`; for waits that start on this page. */
export const useDeviceNow = (everyMs: number): number => useClock(getDeviceTime, everyMs);
