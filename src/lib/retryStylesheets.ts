/** Message of Vite when the stylesheet of a lazy chunk did not load. */
const FAILED_STYLESHEET = /^Unable to preload CSS for (\S+)$/;
const FIRST_WAIT_MS = 1_000;
const TRIES_MAX = 7;

/** Adds a stylesheet to the page. If it fails, tries again: after twice the time, or once the browser is online. */
function addStylesheet(href: string, triesLeft: number, waitMs: number): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onerror = () => {
    link.remove();
    if (triesLeft > 1) retryStylesheet(href, triesLeft - 1, waitMs * 2);
  };
  document.head.append(link);
}

function retryStylesheet(href: string, triesLeft: number, waitMs: number): void {
  const add = () => addStylesheet(href, triesLeft, waitMs);
  if (navigator.onLine) setTimeout(add, waitMs);
  else window.addEventListener('online', add, { once: true });
}

/**
 * Requests the stylesheet of a lazy chunk again after it failed. Vite requests it only once: when the chunk is imported
 * again, it would run without its styles.
 */
export function retryStylesheets(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const href = FAILED_STYLESHEET.exec(payload.message)?.[1];
    if (href) retryStylesheet(href, TRIES_MAX, FIRST_WAIT_MS);
  });
}
