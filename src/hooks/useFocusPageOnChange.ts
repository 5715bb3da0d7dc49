import { PAGE_TITLE_ID } from '@/components/ui/PageTitle';
import { announce } from '@/components/ui/announce';
import { focusPage } from '@/utils/dom';
import { useOnChange } from './useOnChange';

/**
 * Moves the focus to the page when its path or view changes, because the pressed link or menu item is gone. A control of
 * the new view that has the focus keeps it.
 */
export function useFocusPageOnChange(view: string | null) {
  useOnChange(view, () => {
    const main = document.getElementById('main');
    if (document.activeElement === main) {
      // it already has the focus after Back, so screen readers would not say its new name
      announce(document.getElementById(PAGE_TITLE_ID)?.textContent ?? document.title);
    } else if (!main?.contains(document.activeElement)) {
      focusPage();
    }
  });
}
