import { getTransactionTitle } from '@/domain/money/ledger';
import type { StatementDocument } from '@/domain/money/statementDocument';
import { getStatementStatusLabel, type Statement } from '@/domain/money/statements';
import { toIsoDay } from '@/lib/dates';
import { toCsv } from '@/utils/csv';
import { fromCentavos } from '@/utils/money';

const HEADER = ['From', 'To', 'Due date', 'Bookings', 'Amount (PHP)', 'Balance (PHP)', 'Status'];

/** Exports statements of account as CSV, one per row. */
export function toStatementsCsv(statements: readonly Statement[]): string {
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

const ROWS_HEADER = ['Date', 'Reference', 'Booking', 'Description', 'Charged (PHP)', 'Paid (PHP)', 'Balance (PHP)'];

const toPesosCell = (centavos: number) => ({ pesos: fromCentavos(centavos) });

/** Exports one statement as CSV: the balance brought forward, its rows, and the total. */
export function toStatementCsv(document: StatementDocument): string {
  const { statement, broughtForward, rows, charged, credited, closing } = document;
  return toCsv([
    ROWS_HEADER,
    [statement.from, '', '', 'Balance brought forward', toPesosCell(0), toPesosCell(0), toPesosCell(broughtForward)],
    ...rows.map((row) => [
      toIsoDay(row.transaction.date_created),
      row.transaction.reference,
      row.transaction.booking_number ?? '',
      getTransactionTitle(row.transaction),
      toPesosCell(row.charged),
      toPesosCell(row.credited),
      toPesosCell(row.balance),
    ]),
    [statement.to, '', '', 'Total', toPesosCell(charged), toPesosCell(credited), toPesosCell(closing)],
  ]);
}
