import { formatCentavos } from '@/utils/money';
import { pluralize } from '@/utils/text';
import type { OverdueAmounts } from './statements';

function getAgeText({ overdue, overdue90, daysLate }: OverdueAmounts): string {
  if (overdue90 > 0 && overdue90 < overdue) return `${formatCentavos(overdue90)} of it for more than 90 days.`;
  return `The oldest statement is ${pluralize(daysLate, 'day')} late.`;
}

/** Describes an overdue balance, for the dashboard and the credit page. */
export const describeOverdue = (balance: OverdueAmounts) => ({
  title: `${formatCentavos(balance.overdue)} is overdue`,
  text: getAgeText(balance),
});
