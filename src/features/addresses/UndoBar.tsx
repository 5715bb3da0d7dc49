import { useEffect, useRef } from 'react';
import type { Address } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { focusPage } from '@/utils/dom';
import { getTitleId } from './AddressCard';

type UndoBarProps = { address: Address; onUndo: () => void };

/** Offers to undo a deletion. Takes the focus of the deleted card and returns it to the restored card or the page. */
export function UndoBar({ address, onUndo }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // after the confirmation dialog has restored its focus
    const timer = setTimeout(() => button.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  const cardId = getTitleId(address);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const title = document.getElementById(cardId);
      if (title) title.focus();
      else focusPage();
    },
    [cardId],
  );
  return (
    <div
      role="status"
      className="fixed bottom-6 left-1/2 z-toast flex -translate-x-1/2 items-center gap-5 rounded-lg bg-ink-900 py-2.5 pr-2.5 pl-5 text-white shadow-dialog"
    >
      <span className="max-w-[420px] truncate">{address.label} deleted.</span>
      <Button ref={button} variant="secondary" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
