import { useEffect } from 'react';

const PRESSABLE = 'button, a, label, input:is([type=checkbox], [type=radio], [type=file])';
/** Fields that take the focus, also inside a label. */
const EDITABLE = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';

function keepFocus(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(EDITABLE)) return;
  if (target.closest(PRESSABLE)) event.preventDefault();
}

/**
 * Keeps the focus in a field while a button is pressed. On blur a form shows the field's error line, which would move
 * the button away from the pointer: the click would be lost.
 */
export function usePreventFocusLoss(): void {
  useEffect(() => {
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, []);
}
