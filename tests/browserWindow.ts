import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { atTestEnd } from './atTestEnd';

/** Hides the tab or makes it visible again. */
export function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

function setWidth(width: number) {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** Resizes the window to a width in px, until the current test ends. */
export function resizeTo(width: number) {
  const before = window.innerWidth;
  atTestEnd(() => setWidth(before));
  setWidth(width);
}
