/** Answers a function that tells for how many ms nothing has been on its way. */
export function watchTraffic(page) {
  let open = 0;
  let since = Date.now();
  const change = (by) => () => {
    open = Math.max(0, open + by);
    since = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return () => (open === 0 ? Date.now() - since : 0);
}
