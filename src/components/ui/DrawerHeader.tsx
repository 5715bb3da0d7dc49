import { X } from 'lucide-react';
import type { ReactNode } from 'react';

type DrawerHeaderProps = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Action next to the title. */
  children?: ReactNode;
};

/** Title bar of a drawer, with its close button. */
export function DrawerHeader({ title, closeLabel, onClose, children }: DrawerHeaderProps) {
  return (
    <div className="flex h-[60px] shrink-0 items-center gap-3 border-b border-ink-150 pr-4 pl-5">
      <div className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
        <h2 className="display text-h2">{title}</h2>
        {children}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-8 shrink-0 place-items-center rounded-sm text-ink-700 hover:bg-ink-50"
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
