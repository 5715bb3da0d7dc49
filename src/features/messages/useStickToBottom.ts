import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { rowKey, type ThreadRow } from './thread';

/** How far from the end still counts as reading the newest message. */
const NEAR_END_PX = 80;
/** How near to the start asks for what was said before. */
const NEAR_START_PX = 160;

/**
 * Keeps a reader who is at the end at the end, and everybody else where they are: new messages never move them,
 * and earlier ones open above them. What they send themselves takes them to the end.
 */
export function useStickToBottom(rows: ThreadRow[], onStart: () => void) {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isAtEnd = useRef(true);
  const isAtStart = useRef(false);
  const before = useRef({ count: 0, first: '', last: '', height: 0 });
  const [isAway, setIsAway] = useState(false);
  const [newCount, setNewCount] = useState(0);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setIsAway(false);
    setNewCount(0);
    // a list that draws what is in sight has nothing drawn yet where it opens, and would draw its start first
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    list.current?.scrollToIndex(before.current.count - 1, { align: 'end' });
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { first: oldFirst, last: oldLast, count: oldCount, height } = before.current;
    const firstRow = rows.find(({ kind }) => kind !== 'day');
    const first = firstRow ? rowKey(firstRow) : '';
    const lastRow = rows.at(-1);
    const last = lastRow ? rowKey(lastRow) : '';
    before.current = { count: rows.length, first, last, height: element.scrollHeight };
    const hasEarlier = oldFirst !== '' && first !== oldFirst && last === oldLast;
    // a list that draws what is in sight alone holds its place by itself
    if (hasEarlier && !list.current) element.scrollTop += element.scrollHeight - height;
    if (!lastRow || last === oldLast) return;
    if (isAtEnd.current || lastRow.kind === 'outgoing' || oldCount === 0) toEnd();
    else setNewCount((known) => known + Math.max(0, rows.length - oldCount));
  }, [rows, toEnd]);

  // the box below grows and shrinks, and what was at the end stays there
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd]);

  const handleScroll = () => {
    const element = log.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    setIsAway(!isAtEnd.current);
    if (isAtEnd.current) setNewCount(0);
    // one arrival at the start asks once
    const hasArrived = element.scrollTop < NEAR_START_PX && element.scrollHeight > element.clientHeight;
    if (hasArrived && !isAtStart.current) onStart();
    isAtStart.current = hasArrived;
  };

  return { log, list, isAway, newCount, handleScroll, toEnd };
}
