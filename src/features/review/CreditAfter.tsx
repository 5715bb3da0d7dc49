import { Gauge } from 'lucide-react';
import { useGetTransactionsQuery } from '@/api/payments';
import { useNow } from '@/components/ui/useNow';
import { ALL_TRANSACTIONS, MINUTE_MS } from '@/config/constants';
import { formatRunway, getRunwayAfter, type CreditRunway } from '@/domain/money/creditRunway';
import { formatDay } from '@/lib/dates';
import { formatCentavos, toCentavos } from '@/utils/money';

type CreditAfterProps = {
  /** Pesos. */
  available: number;
  /** Pesos. */
  price: number;
};

/** Returns how long the credit lasts; '' if the pace is unknown. */
function getPaceLabel({ days, until }: Pick<CreditRunway, 'days' | 'until'>): string {
  if (days === null) return '';
  if (days === 0) return ': less than a day at this pace';
  return `: ${formatRunway(days)} at this pace${until ? `, until ${formatDay(until)}` : ''}`;
}

/** Credit left after this booking, and how long it lasts at the pace of the last 30 days. */
export function CreditAfter({ available, price }: CreditAfterProps) {
  const now = useNow(MINUTE_MS);
  const { data } = useGetTransactionsQuery(ALL_TRANSACTIONS);
  const amounts = { available: toCentavos(available), price: toCentavos(price) };
  const runway = getRunwayAfter(data?.data ?? [], { ...amounts, now });
  return (
    <p className="tabular mt-2.5 flex items-start gap-2 text-small text-ink-700 low:mt-1.5">
      <Gauge size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-600" />
      <span>
        <span className="amount">{formatCentavos(runway.left)}</span> left after this booking
        {data && getPaceLabel(runway)}.
      </span>
    </p>
  );
}
