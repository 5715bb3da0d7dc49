/**
 * Runs inside a page before anything of it. `__paint.after(type, isThere)` answers the ms from the next event of a type
 * to the end of the first frame in which `isThere` holds: what a person waits for the picture.
 */
export function installPaintTimer() {
  const afterThisFrame = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  };
  const after = (type, isThere) =>
    new Promise((resolve) => {
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
  window.__paint = {
    after,
    /** ms from each key so far to the end of the next frame. */
    keys,
    /** Until the page at `path` shows a heading that is not `before`. */
    change: (path, before) =>
      after('click', () => {
        const heading = document.querySelector('main h1')?.textContent;
        return location.pathname === path && Boolean(heading) && heading !== before;
      }),
  };
}
