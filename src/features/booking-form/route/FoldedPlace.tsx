import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/Button';

type FoldedPlaceProps = { line: string; onEdit: () => void };

/** Region, province, city and barangay of a known place in one line. */
export function FoldedPlace({ line, onEdit }: FoldedPlaceProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-small text-ink-800">{line}</p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Edit ${line}`}
        icon={<Pencil size={15} strokeWidth={1.75} aria-hidden />}
        onClick={onEdit}
      >
        Edit
      </Button>
    </div>
  );
}
