/**
 * Runs inside a page before anything of it. `__paint.after(type, isThere)` answers the ms from the next event of a type
 * to the end of the first frame in which `isThere` holds: what a person waits for the picture.
 */
export function installPaintTimer() {
  const PATIENCE_MS = 30_000;
  // ahead of what the page put off until after the frame
  const afterThisFrame = (done) =>
    void scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' });
  const after = (type, isThere) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing came of the ${type}: ${isThere}`)), PATIENCE_MS);
      window.addEventListener(
        type,
        ({ timeStamp }) => {
          const look = () => {
            if (isThere()) afterThisFrame((now) => resolve(now - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  const keys = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => afterThisFrame((now) => keys.push(now - timeStamp))),
    { capture: true },
  );
  /** Of what is shown: a prerendered page holds one for a phone as well. */
  const heading = () =>
    [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility({ visibilityProperty: true }))
      ?.textContent;
  window.__paint = {
    after,
    heading,
    /** ms from each key so far to the end of the next frame. */
    keys,
    /** Until the page at `path` shows a heading that is not `before`. */
    change: (path, before) =>
      after('click', () => location.pathname === path && Boolean(heading()) && heading() !== before),
  };
}
