import type { Customer } from '@/api/wire';
import { Logo } from '@/components/art/Logo';
import type { StatementDocument } from '@/domain/money/statementDocument';
import { getStatementPeriodLabel } from '@/domain/money/statements';
import { formatDay } from '@/lib/dates';
import { formatCentavos } from '@/utils/money';
import { getFullName, toTextOrDash } from '@/utils/text';
import { AccountNotes } from './AccountNotes';
import { AgeingStrip } from './AgeingStrip';
import { StatementRows } from './StatementRows';
import '@/components/ui/paper.css';

type StatementSheetProps = {
  document: StatementDocument;
  number: string;
  customer: Customer;
  /** Left to pay now, for this and earlier periods. */
  toPay: number;
  clearing: number;
  incomplete: string | undefined;
  now: number;
};

/** A statement of account as a document on A4. */
export function StatementSheet({ document, number, customer, toPay, clearing, incomplete, now }: StatementSheetProps) {
  const { closedOn, broughtForward, charged, credited, closing, unapplied } = document;
  const sums = [
    ['Balance brought forward', broughtForward],
    ['Charges', charged],
    ['Payments and refunds', -credited],
    [`Balance on ${formatDay(closedOn)}`, closing],
  ] as const;
  return (
    <article
      data-paper
      aria-label={`Statement of account ${number}`}
      className="tabular rounded-lg bg-white p-8 shadow-card print:rounded-none print:p-0 print:text-small print:shadow-none"
    >
      <SheetHeader document={document} number={number} customer={customer} />
      <dl aria-label="Summary" className="grid grid-cols-4 gap-4 py-5 print:py-3">
        {sums.map(([label, centavos]) => (
          <div key={label}>
            <dt className="text-caption text-ink-600">{label}</dt>
            <dd className="amount text-h3 last-of-type:font-690">{formatCentavos(centavos)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="statement-age" className="break-inside-avoid">
        <h3 id="statement-age" className="mb-2 font-560">
          Balance by age on {formatDay(closedOn)}
        </h3>
        <AgeingStrip buckets={document.ageing} className="overflow-hidden rounded-md border border-ink-200" />
      </section>
      <section
        aria-label="Amount to pay"
        className="mt-5 flex break-inside-avoid items-center justify-between gap-4 rounded-md bg-ink-50 px-4 py-3 [print-color-adjust:exact]"
      >
        <span>
          Left to pay on {formatDay(now)}
          <span className="block text-caption text-ink-600">
            Payments after {formatDay(closedOn)} are included. Payments go to the oldest balance first.
          </span>
        </span>
        <span className="amount text-total font-690">{formatCentavos(toPay)}</span>
      </section>
      <AccountNotes
        clearing={clearing}
        unapplied={unapplied}
        incomplete={incomplete}
        className="mt-3 text-small text-ink-600"
      />
      <StatementRows document={document} number={number} />
    </article>
  );
}

type SheetHeaderProps = Pick<StatementSheetProps, 'document' | 'number' | 'customer'>;

function SheetHeader({ document: { statement, closedOn }, number, customer }: SheetHeaderProps) {
  const { company } = customer;
  const profile = customer.user.user_profile;
  const facts = [
    ['Statement number', number],
    ['Billing period', getStatementPeriodLabel(statement)],
    ['Statement date', formatDay(closedOn)],
    ['Due date', formatDay(statement.dueOn)],
  ];
  return (
    <header className="border-b-2 border-ink-900 pb-5 print:pb-3">
      <div className="flex items-start justify-between gap-6">
        <Logo />
        <h2 className="display text-h1">Statement of account</h2>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-8 print:mt-3">
        <address className="not-italic">
          <p className="text-caption text-ink-600">Billed to</p>
          <p className="font-620">{company?.company_name ?? getFullName(profile)}</p>
          <p>{toTextOrDash(company?.business_address)}</p>
          <p>TIN {toTextOrDash(company?.tin)}</p>
          <p>Account no. {toTextOrDash(profile.account_number)}</p>
        </address>
        <dl className="space-y-1">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="shrink-0 text-ink-600">{label}</dt>
              <dd className="text-right font-560">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
