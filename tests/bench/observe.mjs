/**
 * Runs inside a page before anything of it: records paints, shifts, long tasks, and when the page is usable and idle.
 * `isUsable` is the text of a function of the page, for pages that are usable only once their data is there.
 */
export function observe(isUsable) {
  const seen = {
    fcp: 0,
    lcp: 0,
    lcpOf: '',
    cls: 0,
    blocking: 0,
    longTasks: [],
    rendered: 0,
    usable: 0,
    idle: 0,
    rest: 0,
  };
  window.__bench = seen;

  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.fcp = startTime;
    request(noteIdle);
  });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpOf = url || `${element?.localName ?? ''} ${element?.textContent?.slice(0, 40) ?? ''}`;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.blocking += duration - 50;
    seen.longTasks.push([Math.round(startTime), Math.round(duration)]);
  });
  watch('mark', ({ name, startTime }) => {
    if (name === 'usable' && !seen.rendered) becomeRendered(startTime);
  });

  // What a page puts off until idle counts as idle from its first idle callback after something was painted, and as at
  // rest from the first after it was rendered.
  const request = window.requestIdleCallback.bind(window);
  const noteIdle = () => {
    // asked for, because its observer hears of it later
    if (performance.getEntriesByName('first-contentful-paint').length > 0) seen.idle ||= performance.now();
    if (seen.rendered) seen.rest ||= performance.now();
  };
  window.requestIdleCallback = (callback, options) =>
    request((deadline) => {
      noteIdle();
      callback(deadline);
    }, options);

  function becomeRendered(at) {
    seen.rendered = at;
    if (!isUsable) seen.usable = at;
    request(noteIdle);
  }

  if (!isUsable) return;
  const test = new Function(`return (${isUsable})()`);
  const look = () => {
    if (test()) {
      seen.usable = performance.now();
      if (!seen.rendered) becomeRendered(seen.usable);
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs inside a page once it is quiet: what was recorded, and the bytes asked for before idle, before rest and in all. */
export function collect() {
  const seen = window.__bench;
  const [page] = performance.getEntriesByType('navigation');
  const kinds = { js: /\.js$/, css: /\.css$/, font: /\.woff2$/ };
  const bytes = { html: page.encodedBodySize, early: {}, working: {}, all: {} };
  const isEarly = ({ startTime }) => startTime < (seen.idle || Infinity);
  const own = performance.getEntriesByType('resource').map((entry) => ({ entry, path: new URL(entry.name).pathname }));
  for (const [kind, pattern] of Object.entries(kinds)) {
    const some = own.filter(({ path }) => pattern.test(path)).map(({ entry }) => entry);
    const sum = (list) => list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    bytes.early[kind] = sum(some.filter(isEarly));
    bytes.working[kind] = sum(some.filter(({ startTime }) => startTime < (seen.rest || Infinity)));
    bytes.all[kind] = sum(some);
  }
  const chunks = own
    .filter(({ path }) => kinds.js.test(path))
    .map(({ entry, path }) => ({
      name: path.split('/').at(-1),
      size: entry.encodedBodySize,
      isEarly: isEarly(entry),
      start: Math.round(entry.startTime),
      end: Math.round(entry.responseEnd),
    }));
  // nobody uses what is not painted
  return { ...seen, usable: seen.usable && Math.max(seen.usable, seen.fcp), bytes, chunks };
}
