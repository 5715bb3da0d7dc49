import { formatPeso, fromCentavos } from '@/utils/money';
import { plural } from '@/utils/text';
import type { Overdue } from './statements';

const pesos = (centavos: number) => formatPeso(fromCentavos(centavos));

function getAgeText({ overdue, overdue90, daysLate }: Overdue): string {
  if (overdue90 > 0 && overdue90 < overdue) return `${pesos(overdue90)} of it for more than 90 days.`;
  return `The oldest statement is ${plural(daysLate, 'day')} late.`;
}

/** Describes an overdue balance, for the dashboard and the credit page. */
export const describeOverdue = (balance: Overdue) => ({
  title: `${pesos(balance.overdue)} is overdue`,
  text: getAgeText(balance),
});
