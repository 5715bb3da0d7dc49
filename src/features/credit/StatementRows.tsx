import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '@/config/constants';
import { getLivePath, getReceiptPath } from '@/config/paths';
import { getTransactionTitle } from '@/domain/money/ledger';
import type { StatementDocument, StatementRow } from '@/domain/money/statementDocument';
import { getStatementPeriodLabel } from '@/domain/money/statements';
import { formatDay } from '@/lib/dates';
import { formatCentavos } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';

const orEmpty = (centavos: number) => (centavos === 0 ? '' : formatCentavos(centavos));

const HEAD_CLASS = 'px-3 py-2 text-caption font-540 whitespace-nowrap text-ink-600 first:pl-0 last:pr-0';
const CELL_CLASS = 'px-3 py-2 align-top first:pl-0 last:pr-0 print:py-1.5';
const AMOUNT_CLASS = `${CELL_CLASS} amount text-right whitespace-nowrap`;

type StatementRowsProps = { document: StatementDocument; number: string };

/** Charges, refunds and payments of a statement. Paper repeats its header and footer on each page. */
export function StatementRows({ document, number }: StatementRowsProps) {
  const { statement, broughtForward, rows, charged, credited, closing } = document;
  return (
    <table aria-label="Transactions of this statement" className="mt-6 w-full border-collapse text-left print:mt-4">
      <thead>
        <tr className="border-b border-ink-900">
          <th scope="col" className={HEAD_CLASS}>
            Date
          </th>
          <th scope="col" className={`${HEAD_CLASS} w-full`}>
            Description
          </th>
          {['Charged', 'Paid', 'Balance'].map((label) => (
            <th key={label} scope="col" className={`${HEAD_CLASS} text-right`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tfoot className="hidden print:table-footer-group">
        <tr>
          <td colSpan={5} className="pt-2 text-caption text-ink-600">
            {PRODUCT_NAME}, statement {number}, {getStatementPeriodLabel(statement)}
          </td>
        </tr>
      </tfoot>
      <tbody>
        <tr className="border-b border-ink-150">
          <td className={CELL_CLASS} />
          <td className={CELL_CLASS} colSpan={3}>
            Balance brought forward
          </td>
          <td className={AMOUNT_CLASS}>{formatCentavos(broughtForward)}</td>
        </tr>
        {rows.map((row) => (
          <Row key={String(row.transaction.id)} row={row} />
        ))}
        <tr className="break-inside-avoid border-t border-ink-900 font-620">
          <td className={CELL_CLASS} colSpan={2}>
            Total
          </td>
          <td className={AMOUNT_CLASS}>{formatCentavos(charged)}</td>
          <td className={AMOUNT_CLASS}>{formatCentavos(credited)}</td>
          <td className={AMOUNT_CLASS}>{formatCentavos(closing)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Opens the booking, or the transaction if it has none. */
function Row({ row: { transaction, charged, credited, balance } }: { row: StatementRow }) {
  const { booking_number, reference, date_created, method } = transaction;
  return (
    <tr className="relative break-inside-avoid border-b border-ink-150 hover:bg-brand-25">
      <td className={`${CELL_CLASS} whitespace-nowrap`}>{formatDay(date_created)}</td>
      <td className={CELL_CLASS}>
        <Link
          to={booking_number ? getLivePath(booking_number) : getReceiptPath(reference)}
          className="font-540 after:absolute after:inset-0 hover:text-brand-700"
        >
          {booking_number ?? reference}
        </Link>
        <span className="block text-caption text-ink-600">
          {getTransactionTitle(transaction)}
          {credited > 0 && `, ${toTextOrDash(method)}`}
        </span>
      </td>
      <td className={AMOUNT_CLASS}>{orEmpty(charged)}</td>
      <td className={AMOUNT_CLASS}>{orEmpty(credited)}</td>
      <td className={AMOUNT_CLASS}>{formatCentavos(balance)}</td>
    </tr>
  );
}
