declare global {
  interface Window {
    /** What was pressed on a prerendered page before the app was there (boot.js). */
    pressedEarly?: HTMLElement | null;
  }
}

const IDLE_TIMEOUT_MS = 300;
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin'];

/** Whether the page reads already: its HTML came with this address, and nobody is signed in (boot.js). */
export const isPageReady = () => document.documentElement.dataset.page !== undefined;

/** Resolves when the page has been painted and the browser rests, or somebody touches the page, whichever is first. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      FIRST_TOUCHES.forEach((type) => removeEventListener(type, go, true));
      resolve();
    };
    FIRST_TOUCHES.forEach((type) => addEventListener(type, go, { capture: true, once: true }));
    // a frame, and what comes after it: the first paint is done then
    requestAnimationFrame(() =>
      setTimeout(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: IDLE_TIMEOUT_MS });
        else go();
      }),
    );
  });
}
