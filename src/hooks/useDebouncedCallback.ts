import { useCallback, useEffect, useRef } from 'react';

/**
 * Debounces a callback by `ms`. `flush` runs a pending call at once, `cancel` drops it; a component calls one of them
 * when it unmounts. The three functions never change.
 */
export function useDebouncedCallback<Args extends unknown[]>(callback: (...args: Args) => void, ms: number) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<Args | null>(null);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
  }, []);
  const flush = useCallback(() => {
    const args = pending.current;
    cancel();
    if (args) latest.current(...args);
  }, [cancel]);
  const run = useCallback(
    (...args: Args) => {
      cancel();
      pending.current = args;
      timer.current = setTimeout(flush, ms);
    },
    [cancel, flush, ms],
  );
  return { run, flush, cancel };
}
