import { Armchair, FileText, Package, Refrigerator, Utensils, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { ChoiceCard } from '../ui/ChoiceCard';
import { Skeleton } from '../ui/Skeleton';
import { GoodsListRetry } from './GoodsListRetry';

const ICONS: Record<string, LucideIcon> = {
  Documents: FileText,
  Food: Utensils,
  Appliance: Refrigerator,
  Furniture: Armchair,
};

type GoodsPresetsProps = {
  presets: readonly { name: string; text: string }[];
  /** Name of the chosen preset; undefined for other goods. */
  chosen: string | undefined;
  /** True until all of them are known. */
  isPending: boolean;
  onChoose: (name: string) => void;
  /** Reloads the lists of missing presets; undefined if none failed. */
  onRetry: (() => void) | undefined;
};

/** Kinds of goods that fill all goods fields at once. Renders nothing if there are none. */
export function GoodsPresets({ presets, chosen, isPending, onChoose, onRetry }: GoodsPresetsProps) {
  const group = useId();
  // the height of two rows
  if (isPending) return <Skeleton className="h-[112px] rounded-md" />;
  if (presets.length === 0) return null;
  return (
    <>
      <div
        role="radiogroup"
        aria-label="What are you sending?"
        className="grid grid-cols-[repeat(auto-fit,minmax(max(126px,30%),1fr))] gap-2"
      >
        {presets.map(({ name, text }) => {
          const Icon = ICONS[name] ?? Package;
          return (
            <ChoiceCard
              key={name}
              name={group}
              value={name}
              isChosen={name === chosen}
              onChoose={onChoose}
              mark="none"
              className="min-h-[52px] gap-2.5! rounded-md! px-2.5! py-1.5!"
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand-600" />
              <span className="min-w-0">
                <span className="block text-small font-560">{name}</span>
                <span className="tabular block text-caption text-ink-600">{text}</span>
              </span>
            </ChoiceCard>
          );
        })}
      </div>
      {onRetry && <GoodsListRetry onRetry={onRetry} />}
    </>
  );
}
