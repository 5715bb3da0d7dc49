import { ChevronDown } from 'lucide-react';
import { NumberField } from '../form/NumberField';
import { Skeleton } from '../ui/Skeleton';

type FoldedGoodsProps = {
  /** Chosen rows and amounts of the goods. */
  lines: readonly string[];
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  isOpen: boolean;
  onToggle: () => void;
};

/** Goods in two lines and their quantity, with a button that unfolds all their fields below. */
export function FoldedGoods({ lines, quantity, onQuantity, isOpen, onToggle }: FoldedGoodsProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="tabular min-w-0 text-small text-ink-600">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-6 shrink-0 items-center gap-1.5 rounded-xs text-small font-560 text-brand-700 hover:underline"
          onClick={onToggle}
        >
          {isOpen ? 'Fewer details' : 'More details'}
          <ChevronDown size={14} strokeWidth={2} aria-hidden className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      {!isOpen && (
        <NumberField label="Quantity" value={quantity} onChange={onQuantity} min={1} hasStepper className="w-44" />
      )}
    </>
  );
}

/** Placeholder for folded goods until they are filled in. */
export function FoldedGoodsSkeleton() {
  return <Skeleton className="h-[118px] rounded-md" />;
}
