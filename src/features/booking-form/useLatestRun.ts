import { useEffect, useRef } from 'react';

/** Numbers the runs of a task: only the latest counts. A new run, `cancel` or an unmount makes the earlier ones stale. */
export function useLatestRun() {
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return {
    start: () => (latest.current += 1),
    cancel: () => void (latest.current += 1),
    isLatest: (run: number) => run === latest.current,
  };
}
