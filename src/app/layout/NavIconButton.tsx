import type { ReactNode } from 'react';

type NavIconButtonProps = { label: string; isOpen: boolean; onClick: () => void; children: ReactNode };

/** Icon button of the top bar that toggles a drawer. */
export function NavIconButton({ label, isOpen, onClick, children }: NavIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      title={label.split(',')[0]}
      onClick={onClick}
      className={`relative grid size-11 place-items-center rounded-lg ${isOpen ? 'bg-brand-50 text-brand-700' : 'text-ink-700 hover:bg-ink-50'}`}
    >
      {children}
    </button>
  );
}
