import type { Transaction } from '@/api/wire';
import { ledgerTotals } from '@/domain/money/ledger';
import { formatPeso, fromCentavos } from '@/utils/money';

/** Totals of the listed transactions; pending and failed ones do not count. */
export function TransactionTotals({ transactions }: { transactions: readonly Transaction[] }) {
  const totals = ledgerTotals(transactions);
  const facts = [
    { label: 'Spent', centavos: totals.paid },
    { label: 'Refunded', centavos: totals.refunded },
    { label: 'Topped up', centavos: totals.toppedUp },
    ...[
      { label: 'Charged to credit', centavos: totals.charged },
      { label: 'Credit repaid', centavos: totals.creditPaid },
      { label: 'Awaiting clearance', centavos: totals.clearing },
    ].filter(({ centavos }) => centavos > 0),
  ];
  return (
    <div className="mb-5 rounded-lg bg-white px-5 py-4 shadow-card">
      <dl aria-label="Totals" className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ label, centavos }) => (
          <div key={label}>
            <dt className="text-small text-ink-600">{label}</dt>
            <dd className="amount text-h3">{formatPeso(fromCentavos(centavos))}</dd>
          </div>
        ))}
      </dl>
      {totals.charged + totals.creditPaid > 0 && (
        <p className="mt-3 text-small text-ink-600">
          A charge (−) increases what you owe; a repayment (+) reduces it. Amounts without a sign don't count yet.
        </p>
      )}
    </div>
  );
}
