import type { Transaction } from '@/api/wire';
import { SpendChart } from '@/components/charts/SpendChart';
import { Amount } from '@/components/ui/Amount';
import { Card } from '@/components/ui/Card';
import { MODE_NAMES } from '@/config/modes';
import { getLastMonths, getSpend, sumSpendByMonth } from '@/domain/money/ledger';
import { getSpendSummary, toSpendBars } from '@/domain/money/spending';
import { useModeByBooking } from '@/hooks/useModeByBooking';
import { formatCentavos, fromCentavos } from '@/utils/money';

const MONTHS = 6;

/** Delivery spending of this month and the months before, split into Special and Joint. */
export function SpendPanel({ transactions, now }: { transactions: readonly Transaction[]; now: number }) {
  const months = sumSpendByMonth(transactions, getLastMonths(MONTHS, now), useModeByBooking());
  const current = months.at(-1);
  const [exclusive, shared, other] = [
    months.reduce((sum, month) => sum + month.exclusive, 0),
    months.reduce((sum, month) => sum + month.shared, 0),
    months.reduce((sum, month) => sum + month.other, 0),
  ];
  return (
    <Card as="section" aria-labelledby="spend">
      <h2 id="spend" className="text-h3 font-620">
        This month
      </h2>
      <Amount value={current ? fromCentavos(getSpend(current)) : 0} size="total" className="mt-1 mb-1 block" />
      <SpendChart bars={toSpendBars(months)} summary={getSpendSummary(months)} />
      <dl className="mt-3 space-y-1.5 border-t border-ink-150 pt-3">
        <Legend name={MODE_NAMES.exclusive} centavos={exclusive} ground="bg-brand-500" />
        <Legend name={MODE_NAMES.shared} centavos={shared} ground="bg-harbor-500" />
        {other > 0 && <Legend name="Other" centavos={other} ground="bg-ink-400" />}
      </dl>
    </Card>
  );
}

function Legend({ name, centavos, ground }: { name: string; centavos: number; ground: string }) {
  return (
    <div className="flex items-center justify-between">
      <dt className="flex items-center gap-2 text-ink-700">
        <span aria-hidden className={`size-2.5 rounded-[3px] ${ground}`} />
        {name}
      </dt>
      <dd className="amount">{formatCentavos(centavos)}</dd>
    </div>
  );
}
