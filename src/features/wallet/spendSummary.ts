import { monthName, spendOf, type MonthSpend } from '../../store/ledger';
import { formatPeso, fromCentavos } from '../../utils/money';

/** The chart in a sentence: how much in all, in which month the most, and how it compares with the month before. */
export function spendSummary(months: readonly MonthSpend[]): string {
  const total = months.reduce((sum, month) => sum + spendOf(month), 0);
  const top = months.reduce<MonthSpend | null>(
    (highest, month) => (highest && spendOf(highest) >= spendOf(month) ? highest : month),
    null,
  );
  if (!top || total <= 0) return `Nothing spent in the last ${months.length} months.`;
  const most = `the most in ${monthName(top.month)}, ${formatPeso(fromCentavos(spendOf(top)))}`;
  return `${formatPeso(fromCentavos(total))} in ${months.length} months; ${most}.`;
}
