import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';
import { Tag, type Tone } from '@/components/ui/Tag';
import { getStatementPath } from '@/config/creditPaths';
import { getPeriodKey } from '@/domain/money/statementDocument';
import {
  getStatementPeriodLabel,
  getStatementStatusLabel,
  sumByAge,
  sumCentavos,
  type Statement,
  type StatementOfAccount,
  type StatementStatus,
} from '@/domain/money/statements';
import { formatDay, toIsoDay } from '@/lib/dates';
import { formatCentavos } from '@/utils/money';
import { saveCsv } from '@/utils/saveFile';
import { AccountNotes } from './AccountNotes';
import { AgeingStrip } from './AgeingStrip';
import { toStatementsCsv } from './statementCsv';

const TONES: Record<StatementStatus, Tone> = {
  Open: 'neutral',
  Due: 'warn',
  Overdue: 'err',
  'Awaiting clearance': 'harbor',
  Paid: 'ok',
};
/** In place of 0 bookings: a balance from before the first booking has none. */
const MISSING = '-';
type StatementTableProps = {
  account: StatementOfAccount;
  incomplete: string | undefined;
  canBook: boolean;
  now: number;
};

/** Statements of account: ageing, billing periods, and a CSV export. */
export function StatementTable({ account, incomplete, canBook, now }: StatementTableProps) {
  const { statements, unapplied, clearing } = account;

  const handleExport = () => saveCsv(`statement-of-account-${toIsoDay(now)}.csv`, toStatementsCsv(statements));

  return (
    <Card padding="none" className="min-w-0">
      <div className="flex items-center justify-between px-5 py-3.5">
        <div>
          <h2 className="text-h3 font-620">Statement of account</h2>
          <p className="text-small text-ink-600">
            Based on your transactions. Payments go to the oldest balance first.
          </p>
        </div>
        {statements.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={handleExport}
          >
            Export
          </Button>
        )}
      </div>
      {statements.length === 0 ? (
        <EmptyState
          title="Nothing billed yet"
          text="Credit bookings are billed here twice a month."
          action={canBook && <BookDeliveryLink />}
        />
      ) : (
        <>
          <AgeingStrip buckets={sumByAge(statements)} className="border-y border-ink-150" />
          <BillingPeriods statements={statements} />
        </>
      )}
      <AccountNotes
        clearing={clearing}
        unapplied={unapplied}
        incomplete={incomplete}
        className="border-t border-ink-150 px-5 py-3 text-small text-ink-600"
      />
    </Card>
  );
}

type StatementsProps = { statements: readonly Statement[] };

/** Table of the billing periods; only its last row touches the rounded corners of the card. */
function BillingPeriods({ statements }: StatementsProps) {
  const bookingCount = statements.reduce((count, { bookings }) => count + bookings, 0);
  return (
    <div className="rounded-b-lg">
      <Table
        caption="Statement of account"
        head={
          <>
            <TableHeadCell>Billing period</TableHeadCell>
            <TableHeadCell>Status</TableHeadCell>
            <TableHeadCell>Due date</TableHeadCell>
            <TableHeadCell align="right">Bookings</TableHeadCell>
            <TableHeadCell align="right">Amount</TableHeadCell>
            <TableHeadCell align="right">Balance</TableHeadCell>
          </>
        }
      >
        {statements.map((statement) => (
          <StatementRow key={statement.from} statement={statement} />
        ))}
        <TableRow className="tabular bg-ink-50 font-620 hover:bg-ink-50">
          <TableCell colSpan={3}>Total</TableCell>
          <TableCell align="right">{bookingCount || MISSING}</TableCell>
          <TableCell align="right" className="amount">
            {formatCentavos(sumCentavos(statements.map(({ amount }) => amount)))}
          </TableCell>
          <TableCell align="right" className="amount">
            {formatCentavos(sumCentavos(statements.map(({ balance }) => balance)))}
          </TableCell>
        </TableRow>
      </Table>
    </div>
  );
}

/** Opens its statement from anywhere in the row. */
function StatementRow({ statement }: { statement: Statement }) {
  return (
    <TableRow className="tabular relative">
      <TableCell className="whitespace-nowrap">
        <Link
          to={getStatementPath(getPeriodKey(statement))}
          className="font-540 after:absolute after:inset-0 hover:text-brand-700"
        >
          {getStatementPeriodLabel(statement)}
        </Link>
      </TableCell>
      <TableCell>
        <Tag tone={TONES[statement.status]}>{getStatementStatusLabel(statement)}</Tag>
      </TableCell>
      <TableCell className="whitespace-nowrap">{formatDay(statement.dueOn)}</TableCell>
      <TableCell align="right">{statement.bookings || MISSING}</TableCell>
      <TableCell align="right" className="amount">
        {formatCentavos(statement.amount)}
      </TableCell>
      <TableCell align="right" className="amount">
        {formatCentavos(statement.balance)}
      </TableCell>
    </TableRow>
  );
}
