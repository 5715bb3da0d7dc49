import { Download } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';
import { Tag, type Tone } from '@/components/ui/Tag';
import { PATHS } from '@/config/paths';
import {
  ageing,
  getStatementPeriodLabel,
  getStatementStatusLabel,
  type Account,
  type Statement,
  type StatementStatus,
} from '@/domain/money/statements';
import { formatDay, toIsoDay } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { formatPeso, fromCentavos } from '@/utils/money';
import { saveCsv } from '@/utils/saveFile';
import { statementCsv } from './statementCsv';

const TONES: Record<StatementStatus, Tone> = {
  Open: 'neutral',
  Due: 'warn',
  Overdue: 'err',
  'Awaiting clearance': 'harbor',
  Paid: 'ok',
};
const pesos = (centavos: number) => formatPeso(fromCentavos(centavos));

/** Statement of account: ageing, billing periods, and a CSV export. */
export function StatementTable({ account, now }: { account: Account; now: number }) {
  const { statements, unapplied, clearing } = account;

  const handleExport = () => saveCsv(`statement-of-account-${toIsoDay(now)}.csv`, statementCsv(statements));

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
          action={<ButtonLink to={PATHS.bookSpecial}>Book a delivery</ButtonLink>}
        />
      ) : (
        <>
          <Ageing statements={statements} />
          <BillingPeriods statements={statements} />
        </>
      )}
      {(clearing > 0 || unapplied > 0) && (
        <p className="border-t border-ink-150 px-5 py-3 text-small text-ink-600">
          {clearing > 0 && `${pesos(clearing)} in cheques is awaiting clearance by the bank. `}
          {unapplied > 0 && `You've paid ${pesos(unapplied)} more than was billed.`}
        </p>
      )}
    </Card>
  );
}

type StatementsProps = { statements: readonly Statement[] };

function Ageing({ statements }: StatementsProps) {
  return (
    <dl className="grid grid-cols-6 border-y border-ink-150">
      {ageing(statements).map(({ label, amount, isOverdue }) => (
        <div
          key={label}
          className={classNames(
            'border-r border-ink-150 px-5 py-3 last:border-r-0',
            isOverdue && amount > 0 && 'bg-err-50',
          )}
        >
          <dt className="text-caption text-ink-600">{label}</dt>
          <dd
            className={classNames(
              'amount mt-0.5',
              amount <= 0 ? 'text-ink-500' : isOverdue ? 'text-err-700' : undefined,
            )}
          >
            {pesos(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Table of the billing periods; only its last row touches the rounded corners of the card. */
function BillingPeriods({ statements }: StatementsProps) {
  return (
    <div className="rounded-b-lg">
      <Table
        caption="Statement of account"
        head={
          <>
            <TableHeadCell>Billing period</TableHeadCell>
            <TableHeadCell>Due date</TableHeadCell>
            <TableHeadCell align="right">Bookings</TableHeadCell>
            <TableHeadCell align="right">Amount</TableHeadCell>
            <TableHeadCell align="right">Balance</TableHeadCell>
            <TableHeadCell>Status</TableHeadCell>
          </>
        }
      >
        {statements.map((statement) => (
          <TableRow key={statement.from} className="tabular">
            <TableCell className="font-540 whitespace-nowrap">{getStatementPeriodLabel(statement)}</TableCell>
            <TableCell className="whitespace-nowrap">{formatDay(statement.dueOn)}</TableCell>
            <TableCell align="right">{statement.bookings}</TableCell>
            <TableCell align="right" className="amount">
              {pesos(statement.amount)}
            </TableCell>
            <TableCell align="right" className="amount">
              {pesos(statement.balance)}
            </TableCell>
            <TableCell>
              <Tag tone={TONES[statement.status]}>{getStatementStatusLabel(statement)}</Tag>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}
