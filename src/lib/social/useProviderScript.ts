import { useEffect, useState } from 'react';

export type SdkState = 'loading' | 'ready' | 'failed';

/** State of a provider's script; `retry` loads a failed one again. */
export type ProviderScript = { state: SdkState; retry: () => void };

/** Loads a provider's script while its button is mounted; `load` must be a stable function. */
export function useProviderScript(load: () => Promise<void>): ProviderScript {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<{ round: number; state: SdkState }>({ round: -1, state: 'loading' });

  useEffect(() => {
    let isMounted = true;
    const settle = (state: SdkState) => () => void (isMounted && setSettled({ round, state }));
    load().then(settle('ready'), settle('failed'));
    return () => {
      isMounted = false;
    };
  }, [load, round]);

  return {
    state: settled.round === round ? settled.state : 'loading',
    retry: () => setRound((count) => count + 1),
  };
}
