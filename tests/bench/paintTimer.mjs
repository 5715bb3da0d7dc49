/** Runs in the page before its scripts: `window.paintTimer` measures ms from an event to the end of a later frame. */
export function installPaintTimer() {
  const TIMEOUT_MS = 30_000;
  // runs before the tasks that the page scheduled for after the frame
  const afterFrame = (callback) =>
    void scheduler.postTask(() => callback(performance.now()), { priority: 'user-blocking' });

  /** Measures from the next event of a type to the first frame in which `isShown` returns true. */
  const until = (type, isShown) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing appeared after ${type}: ${isShown}`)), TIMEOUT_MS);
      const handleEvent = ({ timeStamp }) => {
        const check = () => {
          if (isShown()) afterFrame((now) => resolve(now - timeStamp));
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      };
      window.addEventListener(type, handleEvent, { once: true, capture: true });
    });

  /** Measures each keydown to the end of its frame. */
  const keyTimes = [];
  const handleKey = ({ timeStamp }) => requestAnimationFrame(() => afterFrame((now) => keyTimes.push(now - timeStamp)));
  window.addEventListener('keydown', handleKey, { capture: true });

  /** Returns the visible heading. */
  const heading = () =>
    [...document.querySelectorAll('main h1')].find((h1) => h1.checkVisibility({ visibilityProperty: true }))
      ?.textContent;
  window.paintTimer = { until, keyTimes, heading };
}
