import { useEffect, useState } from 'react';
import { onServerTimeChange, serverNow } from '@/lib/http/serverClock';

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

const deviceNow = () => Date.now();

/** Returns the server's present in ms, renewed every `everyMs`: for ages, countdowns and arrival times. */
export const useNow = (everyMs: number): number => useClock(serverNow, everyMs);

/** Returns this device's present in ms, renewed every `everyMs`: for waits that this page measures itself. */
export const useDeviceNow = (everyMs: number): number => useClock(deviceNow, everyMs);
