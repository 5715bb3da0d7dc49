import { useState, useSyncExternalStore } from 'react';
import type { AppRouter, Shown } from './router';

const isLink = (target: EventTarget | null | undefined) => target instanceof Element && target.closest('a') !== null;

/** Whether all this comes of a press of a link, within that press. */
const isPressOfLink = () => window.event?.type === 'click' && isLink(window.event.target);

/** The page to be drawn: `redraw` is called for one that is to be drawn at once, `draw` for one in a task of its own. */
function follow(router: AppRouter) {
  let page = router.state;

  const subscribe = (draw: (page: Shown) => void) => (redraw: () => void) => {
    const { port1: heard, port2: said } = new MessageChannel();
    heard.onmessage = () => {
      page = router.state;
      draw(page);
    };
    const stop = router.subscribe(() => {
      if (isPressOfLink()) return said.postMessage(null);
      page = router.state;
      redraw();
    });
    // it may have gone on since it was drawn
    page = router.state;
    return () => {
      stop();
      heard.close();
    };
  };
  return { page: () => page, subscribe };
}

/**
 * Follows the router from page to page, for the one that gives the page to all others. Where a link was pressed the page
 * is drawn in a task after it: what is drawn within a press is seen only once all it asks and sets up has run too. Any
 * other page is drawn at once, together with what it comes of: a session that has just begun, a draft that is sent.
 */
export function useShownBy(router: AppRouter): Shown {
  const [{ page, subscribe }] = useState(() => follow(router));
  const [, draw] = useState(page);
  const [subscribeBy] = useState(() => subscribe(draw));
  return useSyncExternalStore(subscribeBy, page, page);
}
