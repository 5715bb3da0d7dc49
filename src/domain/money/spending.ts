import { formatCentavos } from '@/utils/money';
import { monthName, getSpend, type MonthSpend } from './ledger';

/** Summarizes the spending chart: the total and the highest month. */
export function spendSummary(months: readonly MonthSpend[]): string {
  const total = months.reduce((sum, month) => sum + getSpend(month), 0);
  const top = months.reduce<MonthSpend | null>(
    (highest, month) => (highest && getSpend(highest) >= getSpend(month) ? highest : month),
    null,
  );
  if (!top || total <= 0) return `Nothing spent in the last ${months.length} months.`;
  const highest = `Highest: ${monthName(top.month)}, ${formatCentavos(getSpend(top))}.`;
  return `${formatCentavos(total)} in the last ${months.length} months. ${highest}`;
}

/** Converts months to the bars of a chart. */
export const spendBars = (months: readonly MonthSpend[]) =>
  months.map((month) => ({
    ...month,
    key: month.month,
    label: monthName(month.month, true),
    name: monthName(month.month),
  }));
