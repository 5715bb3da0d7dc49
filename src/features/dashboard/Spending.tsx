import { useMemo } from 'react';
import { useGetTransactionsQuery } from '@/api/payments';
import { SpendChart } from '@/components/charts/SpendChart';
import { Amount } from '@/components/ui/Amount';
import { EmptyState } from '@/components/ui/EmptyState';
import { useNow } from '@/components/ui/useNow';
import { ALL_TRANSACTIONS, MINUTE_MS } from '@/config/constants';
import { MODE_NAMES } from '@/config/modes';
import { formatMonthName, getLastMonths, getSpend, sumSpendByMonth } from '@/domain/money/ledger';
import { getSpendSummary, toSpendBars } from '@/domain/money/spending';
import { useModeByBooking } from '@/hooks/useModeByBooking';
import { toManila } from '@/lib/dates';
import { fromCentavos } from '@/utils/money';
import { DashboardBlock } from './DashboardBlock';

const MONTHS = 6;

/** Formats a month without its year: "June". */
const formatMonth = (month: string) => toManila(`${month}-01`).format('MMMM');

/** Delivery costs by month, Special against Joint. */
export function Spending() {
  const now = useNow(MINUTE_MS);
  const { data, error, isLoading, refetch } = useGetTransactionsQuery(ALL_TRANSACTIONS);
  const modes = useModeByBooking();
  const months = useMemo(
    () => sumSpendByMonth(data?.data ?? [], getLastMonths(MONTHS, now), modes),
    [data, now, modes],
  );
  const total = months.reduce((sum, month) => sum + getSpend(month), 0);
  const [first, last] = [months[0], months.at(-1)];
  return (
    <DashboardBlock
      title="Spending"
      aside={<Legend hasOther={months.some(({ other }) => other > 0)} />}
      isLoading={isLoading}
      failed={error && !data ? { subject: 'Spending', error, onRetry: () => void refetch() } : undefined}
    >
      {total === 0 ? (
        <EmptyState title="Nothing spent yet" text="Your monthly delivery spending will appear here." art={null} />
      ) : (
        <div className="px-5 pb-5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Amount value={fromCentavos(total)} size="total" />
            <span className="text-small text-ink-600">
              {first && last && `${formatMonth(first.month)} – ${formatMonthName(last.month)}`}
            </span>
          </p>
          <SpendChart bars={toSpendBars(months)} summary={getSpendSummary(months)} size="wide" />
        </div>
      )}
    </DashboardBlock>
  );
}

const Legend = ({ hasOther }: { hasOther: boolean }) => (
  <p className="flex gap-4 text-small text-ink-600">
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="size-2.5 rounded-[3px] bg-brand-500 forced-color-adjust-none" />
      {MODE_NAMES.exclusive}
    </span>
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="size-2.5 rounded-[3px] bg-harbor-500 forced-color-adjust-none" />
      {MODE_NAMES.shared}
    </span>
    {hasOther && (
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[3px] bg-ink-400 forced-color-adjust-none" />
        Other
      </span>
    )}
  </p>
);
