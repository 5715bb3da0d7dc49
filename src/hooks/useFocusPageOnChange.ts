import { focusPage } from '@/utils/dom';
import { useOnChange } from './useOnChange';

/**
 * Moves the focus to the page when its path or view changes, because the pressed link or menu item is gone. A control of
 * the new view that has the focus keeps it.
 */
export function useFocusPageOnChange(view: string | null) {
  useOnChange(view, () => {
    if (!document.getElementById('main')?.contains(document.activeElement)) focusPage();
  });
}
