import type { Transaction } from '@/api/wire';
import { formatSignedCentavos, getBalanceChange, sumLedger } from '@/domain/money/ledger';
import { formatCentavos } from '@/utils/money';

type Fact = { label: string; centavos: number; pending?: number; isOptional?: boolean };

type TransactionTotalsProps = {
  transactions: readonly Transaction[];
  /** Sentence about transactions that are not included. */
  incomplete: string | undefined;
};

/** Totals of the listed transactions, with pending amounts apart. The net total is the sum of the signed rows. */
export function TransactionTotals({ transactions, incomplete }: TransactionTotalsProps) {
  const { paid, charged, refunded, toppedUp, creditPaid, pending } = sumLedger(transactions);
  const net = transactions.reduce((sum, transaction) => sum + getBalanceChange(transaction), 0);
  const facts: Fact[] = [
    { label: 'Spent', centavos: paid, pending: pending.paid },
    { label: 'Refunded', centavos: refunded, pending: pending.refunded },
    { label: 'Topped up', centavos: toppedUp, pending: pending.toppedUp },
    { label: 'Charged to credit', centavos: charged, isOptional: true },
    { label: 'Credit repaid', centavos: creditPaid, pending: pending.creditPaid, isOptional: true },
  ];
  const shown = facts.filter((fact) => !fact.isOptional || fact.centavos + (fact.pending ?? 0) > 0);
  return (
    <div className="mb-5 rounded-lg bg-white px-5 py-4 shadow-card">
      <dl aria-label="Totals" className="flex flex-wrap gap-x-10 gap-y-3">
        {shown.map(({ label, centavos, pending: waiting = 0 }) => (
          <div key={label}>
            <dt className="text-small text-ink-600">{label}</dt>
            <dd className="amount text-h3">{formatCentavos(centavos)}</dd>
            {waiting > 0 && <dd className="tabular text-caption text-ink-600">{formatCentavos(waiting)} pending</dd>}
          </div>
        ))}
        <div className="ml-auto text-right">
          <dt className="text-small text-ink-600">Net</dt>
          <dd className="amount text-h3 font-690">{formatSignedCentavos(net)}</dd>
        </div>
      </dl>
      {charged + creditPaid > 0 && (
        <p className="mt-3 text-small text-ink-600">
          A charge (−) increases what you owe; a repayment (+) reduces it. Amounts without a sign leave it as it is.
        </p>
      )}
      {incomplete && <p className="mt-3 text-small text-ink-600">{incomplete}</p>}
    </div>
  );
}
