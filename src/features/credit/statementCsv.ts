import { toCsv } from '@/utils/csv';
import { fromCentavos } from '@/utils/money';
import { getStatementStatusLabel, type Statement } from './statements';

const HEAD = ['From', 'To', 'Due date', 'Bookings', 'Amount (PHP)', 'Balance (PHP)', 'Status'];

/** Statements of account as CSV, a row each. */
export function statementCsv(statements: readonly Statement[]): string {
  const rows = statements.map((one) => [
    one.from,
    one.to,
    one.dueOn,
    one.bookings,
    { pesos: fromCentavos(one.amount) },
    { pesos: fromCentavos(one.balance) },
    getStatementStatusLabel(one),
  ]);
  return toCsv([HEAD, ...rows]);
}
