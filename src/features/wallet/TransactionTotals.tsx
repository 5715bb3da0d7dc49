import type { Transaction } from '../../api/wire';
import { ledgerTotals } from '../../store/ledger';
import { formatPeso, fromCentavos } from '../../utils/money';

/** What the transactions that are shown come to; failed ones count for nothing. */
export function TransactionTotals({ transactions }: { transactions: readonly Transaction[] }) {
  const totals = ledgerTotals(transactions);
  const facts = [
    { label: 'Spent', centavos: totals.spent },
    { label: 'Refunded', centavos: totals.refunded },
    { label: 'Topped up', centavos: totals.toppedUp },
    ...(totals.creditPaid > 0 ? [{ label: 'Credit paid', centavos: totals.creditPaid }] : []),
  ];
  return (
    <dl aria-label="Totals" className="mb-5 flex flex-wrap gap-x-10 gap-y-3 rounded-lg bg-white px-5 py-4 shadow-card">
      {facts.map(({ label, centavos }) => (
        <div key={label}>
          <dt className="text-small text-ink-600">{label}</dt>
          <dd className="amount text-h3">{formatPeso(fromCentavos(centavos))}</dd>
        </div>
      ))}
    </dl>
  );
}
