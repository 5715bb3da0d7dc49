/** Browser features that jsdom lacks, for a viewport of 1440 by 900 px. */
const WIDTH = 1440;
const HEIGHT = 900;

const css = ((globalThis as { CSS?: Partial<typeof CSS> }).CSS ??= {});
css.escape ??= (text: string) => text.replace(/[^a-zA-Z0-9_\u00a0-\uffff-]/g, (letter) => `\\${letter}`);
css.supports ??= () => false;

class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: NothingSeen, IntersectionObserver: NothingSeen });
// jsdom's window, reached through an element
Object.assign(document.defaultView ?? {}, { ResizeObserver: NothingSeen });
Object.defineProperty(document, 'scrollingElement', { configurable: true, get: () => document.documentElement });

/** Media queries on the width; any other query (reduced motion, print) does not match. */
function matches(query: string): boolean {
  const min = /min-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  const max = /max-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  if (min === undefined && max === undefined) return false;
  return window.innerWidth >= Number(min ?? 0) && window.innerWidth <= Number(max ?? Infinity);
}

Object.assign(window, {
  innerWidth: WIDTH,
  innerHeight: HEIGHT,
  // some browsers return a value, though the standard defines none
  scrollTo: () => Promise.resolve(),
  matchMedia: (media: string) => ({
    media,
    get matches() {
      return matches(media);
    },
    onchange: null,
    // notified of every width change, as useMediaQuery reads the query again
    addEventListener: (_change: string, listener: () => void) => window.addEventListener('resize', listener),
    removeEventListener: (_change: string, listener: () => void) => window.removeEventListener('resize', listener),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});

Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
  getAnimations: () => [],
});

/**
 * A real timer per frame. jsdom draws all frames with one interval. A frame requested under fake timers would stop that
 * interval with them, and no later test of the worker would get a frame.
 */
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
const frames = {
  requestAnimationFrame: (draw: FrameRequestCallback) => Number(startTimer(() => draw(performance.now()), 16)),
  cancelAnimationFrame: (frame: number) => stopTimer(frame),
};
Object.assign(window, frames);
Object.assign(document.defaultView ?? {}, frames);
