import { formatCentavos } from '@/utils/money';
import { formatMonthName, getSpend, type MonthSpend } from './ledger';

/** Summarizes the spending chart: the total and the highest month. */
export function getSpendSummary(months: readonly MonthSpend[]): string {
  const total = months.reduce((sum, month) => sum + getSpend(month), 0);
  const top = months.reduce<MonthSpend | null>(
    (highest, month) => (highest && getSpend(highest) >= getSpend(month) ? highest : month),
    null,
  );
  if (!top || total <= 0) return `Nothing spent in the last ${months.length} months.`;
  const highest = `Highest: ${formatMonthName(top.month)}, ${formatCentavos(getSpend(top))}.`;
  return `${formatCentavos(total)} in the last ${months.length} months. ${highest}`;
}

/** Converts months to the bars of a chart. */
export const toSpendBars = (months: readonly MonthSpend[]) =>
  months.map((month) => ({
    ...month,
    key: month.month,
    label: formatMonthName(month.month, true),
    name: formatMonthName(month.month),
  }));
