import { useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from './useDebouncedCallback';
import { useOnChange } from './useOnChange';

/** Debounce of the URL: browsers limit its updates, and each one renders the page. */
const URL_DELAY_MS = 200;

/**
 * Text of a search field. `change` sets it at once, and `write` gets it trimmed when typing pauses. Back or a link
 * replaces it. `clear` empties it and drops what is not written yet; the caller writes the URL. `take` returns the trimmed
 * text for a caller that writes it with another change: two writes in a row would start from the same URL, and one be lost.
 */
export function useUrlText(inUrl: string, write: (text: string) => void) {
  const [text, setText] = useState(inUrl);
  const written = useRef(inUrl);
  const { run, cancel } = useDebouncedCallback((typed: string) => {
    written.current = typed.trim();
    write(written.current);
  }, URL_DELAY_MS);
  useEffect(() => cancel, [cancel]);

  const replace = (next: string) => {
    cancel();
    written.current = next;
    setText(next);
  };
  useOnChange(inUrl, () => {
    if (inUrl !== written.current && inUrl !== text.trim()) replace(inUrl);
  });

  const change = (typed: string) => {
    setText(typed);
    run(typed);
  };
  const take = () => {
    cancel();
    written.current = text.trim();
    return written.current;
  };
  return { text, change, take, clear: () => replace('') };
}
