import { useEffect } from 'react';

const PRESSED = 'button, a, label, input:is([type=checkbox], [type=radio], [type=file])';
/** Also where it stands within its label. */
const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';

function keepFocus(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(TYPED_IN)) return;
  if (target.closest(PRESSED)) event.preventDefault();
}

/**
 * For a form that says what is wrong with a field as soon as it is left: a press elsewhere does not take the focus, since
 * the line of the error would move what is pressed from under the pointer, and the press would be lost.
 */
export function usePreventFocusLoss(): void {
  useEffect(() => {
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, []);
}
