import { useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from './useDebouncedCallback';
import { useOnChange } from './useOnChange';

/** Debounce of the URL: browsers limit its updates, and each one renders the page. */
const URL_DELAY_MS = 200;

/**
 * Text of a search field. `change` sets it at once, and `write` gets it trimmed when typing pauses. Back or a link
 * replaces it. `clear` empties it and drops what is not written yet; the caller writes the URL.
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
  return { text, change, clear: () => replace('') };
}
