import type { MouseEvent } from 'react';

/** Stops the second click of a double click, which was meant for the control whose place this one takes. */
export function stopSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
