import { Gauge } from 'lucide-react';
import { useGetTransactionsQuery } from '@/api/payments';
import { useNow } from '@/components/ui/useNow';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import { runwayAfter, runwayLength } from '@/domain/money/creditRunway';
import { formatDay } from '@/lib/dates';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';

type CreditAfterProps = {
  /** Pesos. */
  available: number;
  /** Pesos. */
  price: number;
};

/** Credit left after this booking, and how long it lasts at the pace of the last 30 days. */
export function CreditAfter({ available, price }: CreditAfterProps) {
  const now = useNow(60_000);
  const { data } = useGetTransactionsQuery({ page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE });
  const { left, days, until } = runwayAfter(data?.data ?? [], toCentavos(available), toCentavos(price), now);
  return (
    <p className="tabular mt-2.5 flex items-start gap-2 text-small text-ink-700 low:mt-1.5">
      <Gauge size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-600" />
      <span>
        <span className="amount">{formatPeso(fromCentavos(left))}</span> left after this booking
        {/* the pace is unknown without the transactions */}
        {data && days === 0 && ': less than a day at this pace'}
        {data &&
          days !== null &&
          days > 0 &&
          `: ${runwayLength(days)} at this pace${until ? `, until ${formatDay(until)}` : ''}`}
        .
      </span>
    </p>
  );
}
