import { useEffect, useState } from 'react';

export type SdkState = 'loading' | 'ready' | 'failed';

/** Loads a provider's script while its button is mounted; `load` must be a stable function. */
export function useSdk(load: () => Promise<void>): { state: SdkState; retry: () => void } {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<{ round: number; state: SdkState }>({ round: -1, state: 'loading' });

  useEffect(() => {
    let isHere = true;
    const settle = (state: SdkState) => () => void (isHere && setSettled({ round, state }));
    load().then(settle('ready'), settle('failed'));
    return () => {
      isHere = false;
    };
  }, [load, round]);

  return {
    state: settled.round === round ? settled.state : 'loading',
    retry: () => setRound((count) => count + 1),
  };
}
