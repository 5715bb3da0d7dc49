import { useEffect, useRef } from 'react';
import { announce } from '@/utils/dom';

/**
 * Lets screen readers read out `text` once after each change of `state`, unless it is empty. A live region on the page
 * would be read again whenever a dialog closes.
 */
export function useAnnounceChange(state: string, text = state): void {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (text) announce(text);
  }, [state, text]);
}
