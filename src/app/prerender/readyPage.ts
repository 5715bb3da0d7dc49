declare global {
  interface Window {
    /** What was pressed on a prerendered page before the app was there (boot.js). */
    pressedEarly?: HTMLElement | null;
  }
}

/** Whether the page reads already: its HTML came with this address, and nobody is signed in (boot.js). */
export const isPageReady = () => document.documentElement.dataset.page !== undefined;
