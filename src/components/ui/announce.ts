import { useEffect, useRef } from 'react';

/** Time that a screen reader needs to notice a new live region, in ms. */
const LIVE_REGION_DELAY_MS = 100;
/** Time after which the text is removed, in ms: it is no longer true. */
const LIVE_REGION_TEXT_MS = 5000;
let liveRegion: HTMLElement | undefined;

/** Returns the live region, the same one while it is on the page. */
function getLiveRegion(): HTMLElement {
  if (liveRegion?.isConnected) return liveRegion;
  liveRegion = document.createElement('div');
  liveRegion.className = 'sr-only';
  liveRegion.ariaLive = 'polite';
  // an open dialog hides everything else from screen readers
  liveRegion.dataset.reactAriaTopLayer = 'true';
  document.body.append(liveRegion);
  return liveRegion;
}

/** Lets screen readers read out a text, even if it is the same as before. */
export function announce(text: string): void {
  const region = getLiveRegion();
  // an element for each text: screen readers repeat all text nodes of an element whenever one is added or removed
  const line = document.createElement('div');
  line.textContent = `${text} `;
  setTimeout(() => region.append(line), LIVE_REGION_DELAY_MS);
  setTimeout(() => line.remove(), LIVE_REGION_TEXT_MS);
}

/**
 * Lets screen readers read out `text` once after each change of `state`, unless it is empty. A live region on the page
 * would be read again whenever a dialog closes.
 */
export function useAnnounceChange(state: string, text = state): void {
  const last = useRef(state);
  useEffect(() => {
    if (text && last.current !== state) announce(text);
    last.current = state;
  }, [state, text]);
}
