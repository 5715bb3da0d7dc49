import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';

/** A titled card of the gallery. */
export function Panel({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-small font-540 text-ink-700">{title}</h2>
      <Card className={`grow ${className ?? ''}`}>{children}</Card>
    </section>
  );
}
