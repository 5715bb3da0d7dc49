import { useEffect, useRef } from 'react';
import { focusPage } from '@/utils/dom';

/** Moves the focus to the page if the pressed button has left it: the content loaded, or loads again. */
export function useKeepFocusOnPage() {
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      if (isPressed.current && document.activeElement === document.body) focusPage();
    },
    [],
  );
  return () => {
    isPressed.current = true;
  };
}
