import { useCallback, useRef } from 'react';

/** Returns the focus to a button that is gone while its own request loads. */
export function useReturnFocus() {
  const isPressed = useRef(false);
  const markPressed = () => {
    isPressed.current = true;
  };
  // stable, so that it runs only when the button is rendered again
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) button.focus();
  }, []);
  return { markPressed, ref };
}
