import { classNames } from '@/utils/classNames';
import { formatPeso } from '@/utils/money';

const SIZES = {
  row: 'text-body',
  lead: 'text-h3',
  total: 'text-total font-690',
  wallet: 'text-wallet font-690',
} as const;

type AmountProps = {
  /** In pesos; a missing value shows as "-". */
  value: number | null | undefined;
  size?: keyof typeof SIZES;
  className?: string;
};

/** Amount in pesos, in the display font with tabular figures. */
export function Amount({ value, size = 'row', className }: AmountProps) {
  return <span className={classNames('amount whitespace-nowrap', SIZES[size], className)}>{formatPeso(value)}</span>;
}
