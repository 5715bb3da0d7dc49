import { useEffect, useRef } from 'react';
import { focusPage } from '@/utils/dom';

/**
 * Returns a function that runs the action of a button. If the focused button is then removed, because the content loads, the
 * focus moves to the page.
 */
export function useKeepFocusOnPage() {
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      if (isPressed.current && document.activeElement === document.body) focusPage();
    },
    [],
  );
  return (action: () => unknown) => {
    isPressed.current = true;
    action();
  };
}
