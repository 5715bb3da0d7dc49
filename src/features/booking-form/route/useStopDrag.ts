import { useState, type DragEvent } from 'react';

/** Returns mouse handlers that move a stop by drag and drop. The buttons of each card are the accessible way. */
export function useStopDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);

  function end() {
    setDragged(null);
    setTarget(null);
  }

  const getHandleProps = (index: number, key: string) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', key);
      setDragged(index);
    },
    onDragEnd: end,
  });

  const getDropZoneProps = (index: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null) onMove(dragged, index);
      end();
    },
  });

  return { dragged, target, getHandleProps, getDropZoneProps };
}
