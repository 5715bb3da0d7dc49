import { Gauge } from 'lucide-react';
import { useGetTransactionsQuery } from '@/api/payments';
import { useNow } from '@/components/ui/useNow';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import { runwayAfter, runwayLength } from '@/domain/money/creditRunway';
import { formatDay } from '@/lib/dates';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';

type CreditAfterProps = {
  /** Both in pesos. */
  available: number;
  price: number;
};

/** What is left of the credit once this booking is on it, and until when at the pace of the last 30 days. */
export function CreditAfter({ available, price }: CreditAfterProps) {
  const now = useNow(60_000);
  const { data } = useGetTransactionsQuery({ page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE });
  const { left, days, until } = runwayAfter(data?.data ?? [], toCentavos(available), toCentavos(price), now);
  return (
    <p className="tabular mt-2.5 flex items-start gap-2 text-small text-ink-700">
      <Gauge size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-600" />
      <span>
        <span className="amount">{formatPeso(fromCentavos(left))}</span> left after this booking
        {/* without the history there is no pace to speak of */}
        {data && days === 0 && ', used up at this pace'}
        {data &&
          days !== null &&
          days > 0 &&
          `: ${runwayLength(days)} at this pace${until ? `, until ${formatDay(until)}` : ''}`}
        .
      </span>
    </p>
  );
}
