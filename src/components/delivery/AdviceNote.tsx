import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type AdviceNoteProps = { icon: LucideIcon; title: string; children: ReactNode };

/** Note with a title, for planning a pickup. */
export function AdviceNote({ icon: Icon, title, children }: AdviceNoteProps) {
  return (
    <span className="flex gap-2 text-caption">
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-600" />
      <span className="min-w-0 text-ink-600">
        <strong className="block font-560 text-ink-900">{title}</strong> {children}
      </span>
    </span>
  );
}
