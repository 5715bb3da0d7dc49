import { useRef, type KeyboardEvent, type UIEvent, type WheelEvent } from 'react';
import type { NotificationPages } from './notificationPages';

/** Distance from the bottom that counts as reaching it. */
const BOTTOM_PX = 4;
/** Wheel events closer to each other than this belong to one gesture, such as the rest of a fling. */
const GESTURE_GAP_MS = 300;
const DOWN_KEYS = ['ArrowDown', 'End', 'PageDown'];

const isAtBottom = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollTop + clientHeight >= scrollHeight - BOTTOM_PX;

/**
 * Returns event handlers that call `onReach` once for each arrival at the bottom. At the bottom, another wheel or key
 * gesture downwards counts once per page, and again after a failed page.
 */
export function useBottomReached({ page }: NotificationPages, hasFailed: boolean, onReach: () => void) {
  const wasAtBottom = useRef(false);
  const reachedAfterPage = useRef<number | null>(null);
  const lastWheelAt = useRef(-Infinity);

  const reach = () => {
    reachedAfterPage.current = page;
    onReach();
  };
  const handleGesture = (list: HTMLElement) => {
    if (isAtBottom(list) && (hasFailed || reachedAfterPage.current !== page)) reach();
  };

  return {
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const isNowAtBottom = isAtBottom(currentTarget);
      if (!isNowAtBottom) reachedAfterPage.current = null;
      // The scroll event follows the wheel event that caused it and that may already count.
      if (isNowAtBottom && !wasAtBottom.current && reachedAfterPage.current !== page) reach();
      wasAtBottom.current = isNowAtBottom;
    },
    onWheel: ({ currentTarget, deltaY, timeStamp }: WheelEvent<HTMLElement>) => {
      const isNewGesture = timeStamp - lastWheelAt.current > GESTURE_GAP_MS;
      lastWheelAt.current = timeStamp;
      if (isNewGesture && deltaY > 0) handleGesture(currentTarget);
    },
    onKeyDown: ({ currentTarget, key, repeat }: KeyboardEvent<HTMLElement>) => {
      if (DOWN_KEYS.includes(key) && !repeat) handleGesture(currentTarget);
    },
  };
}
