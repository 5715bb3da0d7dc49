const RUNS = 5;

/** Returns the time in ms of the fastest of five runs: another process on the machine slows down some, but not all. */
export function fastest(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
