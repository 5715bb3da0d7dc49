import { useEffect, useEffectEvent } from 'react';

/** Time between two checks of the page, in ms. */
const CHECK_MS = 1000;

/** Nothing is open over the page, nothing is being typed, and the tab is visible. */
function isFree(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
  const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return document.visibilityState === 'visible' && !isTyping && !hasDialog;
}

/** Calls `onFree` while `isWaiting`, as soon as a dialog of ours interrupts nothing. */
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
