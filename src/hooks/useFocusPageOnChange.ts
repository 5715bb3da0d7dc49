import { useEffect, useRef } from 'react';
import { focusPage } from '@/utils/dom';

/**
 * Moves the focus to the page when its path or view changes, because the pressed link or menu item is gone. A control of
 * the new view that has the focus keeps it.
 */
export function useFocusPageOnChange(view: string | null) {
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    if (!document.getElementById('main')?.contains(document.activeElement)) focusPage();
  }, [view]);
}
