import { useEffect, useEffectEvent } from 'react';

/** Ms between two checks of the page. */
const CHECK_MS = 1000;

/** Returns true if no dialog is open, no field has the focus, and the tab is visible. */
function isFree(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
  const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return document.visibilityState === 'visible' && !isTyping && !hasDialog;
}

/** Calls `onFree` while `isWaiting`, once a new dialog would not interrupt the customer. */
export function useWhenNoDialogIsOpen(isWaiting: boolean, onFree: () => void) {
  const open = useEffectEvent(onFree);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (isFree()) open();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
