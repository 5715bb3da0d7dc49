import { useRef, type KeyboardEvent, type UIEvent, type WheelEvent } from 'react';
import type { NotificationPages } from './notificationPages';

/** How near to the bottom counts as having arrived there. */
const BOTTOM_PX = 4;
/** Turns of a wheel nearer to each other than this are one gesture: the rest of a fling asks for nothing. */
const GESTURE_GAP_MS = 300;
const DOWN_KEYS = ['ArrowDown', 'End', 'PageDown'];

const isAtBottom = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollTop + clientHeight >= scrollHeight - BOTTOM_PX;

/**
 * Calls back once for each arrival at the bottom of the list. Scrolling down again where there is nowhere left to
 * scroll to, by wheel or key, counts once after each page, and after a page that did not come.
 */
export function useArrivals({ page }: NotificationPages, hasFailed: boolean, onArrive: () => void) {
  const wasAtBottom = useRef(false);
  const askedAfter = useRef<number | null>(null);
  const turnedAt = useRef(-Infinity);

  const arrive = () => {
    askedAfter.current = page;
    onArrive();
  };
  const handleGesture = (list: HTMLElement) => {
    if (isAtBottom(list) && (hasFailed || askedAfter.current !== page)) arrive();
  };

  return {
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const isThere = isAtBottom(currentTarget);
      if (!isThere) askedAfter.current = null;
      // a turn of the wheel that was counted moves the list here a moment later
      if (isThere && !wasAtBottom.current && askedAfter.current !== page) arrive();
      wasAtBottom.current = isThere;
    },
    onWheel: ({ currentTarget, deltaY, timeStamp }: WheelEvent<HTMLElement>) => {
      const isNew = timeStamp - turnedAt.current > GESTURE_GAP_MS;
      turnedAt.current = timeStamp;
      if (isNew && deltaY > 0) handleGesture(currentTarget);
    },
    onKeyDown: ({ currentTarget, key, repeat }: KeyboardEvent<HTMLElement>) => {
      if (DOWN_KEYS.includes(key) && !repeat) handleGesture(currentTarget);
    },
  };
}
