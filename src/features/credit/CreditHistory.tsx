import { Link } from 'react-router-dom';
import type { Transaction } from '@/api/wire';
import { StatusTag } from '@/components/delivery/StatusTag';
import { TransactionIcon } from '@/components/money/TransactionIcon';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { PATHS, getReceiptPath } from '@/config/paths';
import { formatSignedPeso, getTransactionStatusLabel, getTransactionTitle } from '@/domain/money/ledger';
import { formatDay } from '@/lib/dates';
import { toTextOrDash } from '@/utils/text';

const ROWS_SHOWN = 8;

/** Credit payments, cheques and grants, newest first. */
export function CreditHistory({ transactions }: { transactions: readonly Transaction[] }) {
  const rows = transactions
    .filter(({ type }) => type === 'Credit Payment' || type === 'Credit Grant')
    .slice(0, ROWS_SHOWN);
  return (
    <Card as="section" padding="none" aria-labelledby="credit-history">
      <div className="flex items-center justify-between px-5 py-4">
        <h2 id="credit-history" className="text-h3 font-620">
          History
        </h2>
        <Link
          to={PATHS.walletTransactions}
          className="inline-flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          All transactions
        </Link>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="No payments yet" text="Your payments and cheques will appear here." />
      ) : (
        <ul>
          {rows.map((transaction) => (
            <li
              key={String(transaction.id)}
              className="relative flex items-center gap-3 border-t border-ink-150 px-5 py-3 hover:bg-brand-25"
            >
              <TransactionIcon type={transaction.type} mode="other" />
              <div className="min-w-0 flex-1">
                <Link
                  to={getReceiptPath(transaction.reference)}
                  className="block font-540 after:absolute after:inset-0"
                >
                  {getTransactionTitle(transaction)}
                </Link>
                <p className="tabular text-small text-ink-600">
                  {formatDay(transaction.date_created)}, {toTextOrDash(transaction.method)}
                </p>
              </div>
              <div className="text-right">
                <p className="amount">{formatSignedPeso(transaction)}</p>
                <StatusTag status={getTransactionStatusLabel(transaction)} className="mt-1" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
