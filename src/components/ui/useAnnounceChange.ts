import { useEffect, useRef } from 'react';
import { announce } from '@/utils/dom';

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
