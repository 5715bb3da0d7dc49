import { useState, useSyncExternalStore } from 'react';
import type { AppRouter, Shown } from './router';

const isLink = (target: EventTarget | null | undefined) => target instanceof Element && target.closest('a') !== null;

/** Whether all this comes of a press of a link, within that press. */
const isPressOfLink = () => window.event?.type === 'click' && isLink(window.event.target);

const routeOf = ({ matches }: Shown) => matches?.at(-1)?.route ?? {};

/** The page to be drawn: `redraw` is called for one that is to be drawn at once, `draw` for one in a task of its own. */
function follow(router: AppRouter) {
  let page = router.state;
  const seen = new WeakSet([routeOf(page)]);
  const move = () => {
    page = router.state;
    seen.add(routeOf(page));
  };

  const subscribe = (draw: (page: Shown) => void) => (redraw: () => void) => {
    const presses = new EventTarget();
    presses.addEventListener('over', () => {
      move();
      draw(page);
    });
    const stop = router.subscribe(() => {
      // React draws within the press what comes of the press, and later what comes of an event that it does not know
      if (isPressOfLink() && !seen.has(routeOf(router.state)))
        return queueMicrotask(() => presses.dispatchEvent(new Event('over')));
      move();
      redraw();
    });
    // it may have gone on since it was drawn
    move();
    return stop;
  };
  return { page: () => page, subscribe };
}

/**
 * Follows the router from page to page, for the one that gives the page to all others. What is drawn within a press is seen
 * only once all it asks and sets up has run too: where a link leads to a page for the first time, which is when that takes
 * long, the page is drawn in a task after the press. Any other is drawn at once, together with what it comes of: a session
 * that has just begun, a draft that is sent.
 */
export function useShownBy(router: AppRouter): Shown {
  const [{ page, subscribe }] = useState(() => follow(router));
  const [, draw] = useState(page);
  const [subscribeBy] = useState(() => subscribe(draw));
  return useSyncExternalStore(subscribeBy, page, page);
}
