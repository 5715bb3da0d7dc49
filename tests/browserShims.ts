/** What jsdom lacks of a browser that is 1440 by 900 px. */
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
// jsdom's own window, which an element leads to
Object.assign(document.defaultView ?? {}, { ResizeObserver: NothingSeen });
Object.defineProperty(document, 'scrollingElement', { configurable: true, get: () => document.documentElement });

/** Media queries on the width; anything else (reduced motion, print) does not match. */
function matches(query: string): boolean {
  const min = /min-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  const max = /max-width:\s*(\d+(?:\.\d+)?)px/.exec(query)?.[1];
  if (min === undefined && max === undefined) return false;
  return window.innerWidth >= Number(min ?? 0) && window.innerWidth <= Number(max ?? Infinity);
}

Object.assign(window, {
  innerWidth: WIDTH,
  innerHeight: HEIGHT,
  // some browsers answer, though the standard says nothing of it
  scrollTo: () => Promise.resolve(),
  matchMedia: (media: string) => ({
    media,
    get matches() {
      return matches(media);
    },
    onchange: null,
    // told of every change of the width, as useMediaQuery reads it anew
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
