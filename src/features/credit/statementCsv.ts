import { getStatementStatusLabel, type Statement } from '@/domain/money/statements';
import { toCsv } from '@/utils/csv';
import { fromCentavos } from '@/utils/money';

const HEADER = ['From', 'To', 'Due date', 'Bookings', 'Amount (PHP)', 'Balance (PHP)', 'Status'];

/** Exports statements of account as CSV, one per row. */
export function statementCsv(statements: readonly Statement[]): string {
  const rows = statements.map((statement) => [
    statement.from,
    statement.to,
    statement.dueOn,
    statement.bookings,
    { pesos: fromCentavos(statement.amount) },
    { pesos: fromCentavos(statement.balance) },
    getStatementStatusLabel(statement),
  ]);
  return toCsv([HEADER, ...rows]);
}
