const endings: (() => void | Promise<void>)[] = [];

/**
 * Runs `end` when the current test ends, before the document and the storage are cleared. Test files share the modules of their
 * worker, so that a helper's own `afterEach` would run for the first file alone.
 */
export const atTestEnd = (end: () => void | Promise<void>): void => void endings.push(end);

/** Runs what `atTestEnd` collected, the last first; for `setupDom.ts`. */
export async function endTest(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}
