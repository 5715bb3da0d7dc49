import { formatPeso } from '@/utils/money';
import type { PriceLine } from './prices';

type Props = {
  lines: readonly PriceLine[];
  /** In pesos, a positive number. */
  discount?: number;
  discountLabel?: string;
  /** Smaller gaps, for a low screen. */
  isDense?: boolean;
  /** Halves the height, for an expanded driver row. */
  isTwoColumn?: boolean;
};

/** Price breakdown: label left, amount right, discounts in green. */
export function PriceLines({ lines, discount = 0, discountLabel = 'Voucher', isDense, isTwoColumn }: Props) {
  const row = 'flex items-baseline justify-between gap-4 text-small';
  return (
    <dl
      className={`grid ${isTwoColumn ? 'grid-cols-2 gap-x-6 gap-y-1' : isDense ? 'grid-cols-1 gap-1.5' : 'grid-cols-1 gap-3'}`}
    >
      {lines.map(({ code, label, amount }, index) => (
        <div key={`${code}-${index}`} className={`${row} ${amount < 0 ? 'text-ok-700' : ''}`}>
          <dt className={`min-w-0 ${amount < 0 ? '' : 'text-ink-600'}`}>{label}</dt>
          <dd className="amount">{formatPeso(amount)}</dd>
        </div>
      ))}
      {discount > 0 && (
        <div className={`${row} text-ok-700`}>
          <dt className="min-w-0">{discountLabel}</dt>
          <dd className="amount">{formatPeso(-discount)}</dd>
        </div>
      )}
    </dl>
  );
}
