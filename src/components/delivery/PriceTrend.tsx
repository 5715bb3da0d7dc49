import { TrendingDown, TrendingUp } from 'lucide-react';
import { classNames } from '@/utils/classNames';

type PriceTrendProps = {
  /** Pesos more than the last time; less than none where it is cheaper. */
  difference: number;
  words: string;
  /** Px of the arrow. */
  size: number;
  className?: string;
};

/** How a price compares with the last one: in colour, arrow and words. */
export function PriceTrend({ difference, words, size, className }: PriceTrendProps) {
  const Arrow = difference > 0 ? TrendingUp : TrendingDown;
  return (
    <span
      className={classNames('tabular flex items-center', difference > 0 ? 'text-warn-700' : 'text-ok-700', className)}
    >
      {difference !== 0 && <Arrow size={size} aria-hidden />}
      {words}
    </span>
  );
}
