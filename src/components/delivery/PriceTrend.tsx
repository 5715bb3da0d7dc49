import { TrendingDown, TrendingUp } from 'lucide-react';
import { classNames } from '@/utils/classNames';

type PriceTrendProps = {
  /** Difference to the last price in pesos; negative when it is lower now. */
  difference: number;
  label: string;
  /** Size of the arrow in px. */
  size: number;
  className?: string;
};

/** Difference to the last price, in colour, arrow and text. */
export function PriceTrend({ difference, label, size, className }: PriceTrendProps) {
  const Arrow = difference > 0 ? TrendingUp : TrendingDown;
  return (
    <span
      className={classNames('tabular flex items-center', difference > 0 ? 'text-warn-700' : 'text-ok-700', className)}
    >
      {difference !== 0 && <Arrow size={size} aria-hidden />}
      {label}
    </span>
  );
}
