import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { getRowKey, type ThreadRow } from './thread';

/** Distance from the end that still counts as reading the newest message. */
const NEAR_END_PX = 80;
/** Distance from the start that loads earlier messages. */
const NEAR_START_PX = 160;

/**
 * Keeps the log scrolled to the newest message while the reader is at the end. Elsewhere new and earlier messages leave
 * the scroll position unchanged. The reader's own message always scrolls to the end.
 */
export function useStickToBottom(rows: ThreadRow[], onStart: () => void) {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isAtEnd = useRef(true);
  const isAtStart = useRef(false);
  const before = useRef({ count: 0, first: '', last: '', height: 0 });
  const [isAway, setIsAway] = useState(false);
  const [newCount, setNewCount] = useState(0);

  const scrollToEnd = useCallback(() => {
    isAtEnd.current = true;
    setIsAway(false);
    setNewCount(0);
    // Without this, a virtual list renders its first rows once before it scrolls to its last.
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    list.current?.scrollToIndex(before.current.count - 1, { align: 'end' });
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { first: oldFirst, last: oldLast, count: oldCount, height } = before.current;
    const firstRow = rows.find(({ kind }) => kind !== 'day');
    const first = firstRow ? getRowKey(firstRow) : '';
    const lastRow = rows.at(-1);
    const last = lastRow ? getRowKey(lastRow) : '';
    before.current = { count: rows.length, first, last, height: element.scrollHeight };
    const hasEarlier = oldFirst !== '' && first !== oldFirst && last === oldLast;
    // A virtual list keeps its scroll position itself.
    if (hasEarlier && !list.current) element.scrollTop += element.scrollHeight - height;
    if (!lastRow || last === oldLast) return;
    if (isAtEnd.current || lastRow.kind === 'outgoing' || oldCount === 0) scrollToEnd();
    else setNewCount((known) => known + Math.max(0, rows.length - oldCount));
  }, [rows, scrollToEnd]);

  useStickOnResize(log, isAtEnd, scrollToEnd);

  const handleScroll = () => {
    const element = log.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    setIsAway(!isAtEnd.current);
    if (isAtEnd.current) setNewCount(0);
    // Each arrival at the start loads one page.
    const hasArrived = element.scrollTop < NEAR_START_PX && element.scrollHeight > element.clientHeight;
    if (hasArrived && !isAtStart.current) onStart();
    isAtStart.current = hasArrived;
  };

  return { log, list, isAway, newCount, handleScroll, scrollToEnd };
}

/** Scrolls to the end again when the composer below changes the height of the log. */
function useStickOnResize(log: RefObject<HTMLDivElement | null>, isAtEnd: RefObject<boolean>, scrollToEnd: () => void) {
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd, log, scrollToEnd]);
}
