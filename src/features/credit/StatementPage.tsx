import { Download, Printer } from 'lucide-react';
import type { Customer, Transaction } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { getPayStatementPath } from '@/config/creditPaths';
import { PATHS } from '@/config/paths';
import { buildStatement, getStatementNumber } from '@/domain/money/statementDocument';
import { formatCentavos } from '@/utils/money';
import { saveCsv } from '@/utils/saveFile';
import { StatementSheet } from './StatementSheet';
import { getStatementPayment, type CreditFacts } from './readCredit';
import { toStatementCsv } from './statementCsv';

type StatementPageProps = {
  credit: CreditFacts;
  transactions: readonly Transaction[];
  customer: Customer;
  /** Sentence about transactions that are not included. */
  incomplete: string | undefined;
  periodKey: string;
  now: number;
};

/** One statement of account, to read, print, export or pay. */
export function StatementPage({ credit, transactions, customer, incomplete, periodKey, now }: StatementPageProps) {
  const document = buildStatement(transactions, periodKey, now);
  if (!document) {
    return (
      <Card>
        <EmptyState
          title="No statement for this period"
          text="Nothing was charged to your credit in this period, or the link is incomplete."
          action={<ButtonLink to={PATHS.walletCorporate}>See all statements</ButtonLink>}
        />
      </Card>
    );
  }
  const number = getStatementNumber(document.statement, customer.user.user_profile.account_number);
  const toPay = getStatementPayment(credit, periodKey);
  return (
    <div className="mx-auto max-w-[880px] print:max-w-none">
      <div className="mb-4 flex flex-wrap items-center justify-end gap-2.5 print:hidden">
        <Button
          variant="secondary"
          icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => saveCsv(`${number}.csv`, toStatementCsv(document))}
        >
          Export CSV
        </Button>
        <Button
          variant="secondary"
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          Print or save as PDF
        </Button>
        {toPay > 0 && (
          <ButtonLink to={getPayStatementPath(periodKey)} className="tabular">
            Pay this statement ({formatCentavos(toPay)})
          </ButtonLink>
        )}
      </div>
      <StatementSheet
        document={document}
        number={number}
        customer={customer}
        toPay={toPay}
        clearing={credit.account.clearing}
        incomplete={incomplete}
        now={now}
      />
    </div>
  );
}
