import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button';

type UndoBarProps = { label: string; onUndo: () => void };

/** It takes the focus that the deleted card leaves nowhere. */
export function UndoBar({ label, onUndo }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // after the dialog that asked has given its focus back
    const timer = setTimeout(() => button.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="fixed bottom-6 left-1/2 z-toast flex -translate-x-1/2 items-center gap-5 rounded-lg bg-ink-900 py-2.5 pr-2.5 pl-5 text-white shadow-dialog"
    >
      <span className="max-w-[420px] truncate">{label} is deleted.</span>
      <Button ref={button} variant="secondary" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
