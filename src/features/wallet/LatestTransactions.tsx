import { Link } from 'react-router-dom';
import type { Transaction } from '@/api/wire';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { StatusTag } from '@/components/delivery/StatusTag';
import { TransactionIcon } from '@/components/money/TransactionIcon';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Table, TableCell, TableHeadCell, TableRow } from '@/components/ui/Table';
import { NO_TRANSACTIONS, TRANSACTIONS_SHOW_HERE } from '@/config/messages';
import { PATHS, getReceiptPath } from '@/config/paths';
import { formatSignedPeso, getSpendMode, getTransactionStatusLabel, getTransactionTitle } from '@/domain/money/ledger';
import { formatDay } from '@/lib/dates';
import { toTextOrDash } from '@/utils/text';

const ROWS_SHOWN = 5;

/** Latest transactions; each links to its receipt. */
export function LatestTransactions({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <Card padding="none" className="min-w-0">
      <div className="flex items-center justify-between px-5 py-4">
        <h2 className="text-h3 font-620">Latest transactions</h2>
        <Link
          to={PATHS.walletTransactions}
          className="inline-flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          View all
        </Link>
      </div>
      {transactions.length === 0 ? (
        <EmptyState title={NO_TRANSACTIONS} text={TRANSACTIONS_SHOW_HERE} action={<BookDeliveryLink />} />
      ) : (
        // only its last row touches the rounded corners of the card
        <div className="rounded-b-lg">
          <Table
            caption="Latest transactions"
            head={
              <>
                <TableHeadCell>Transaction</TableHeadCell>
                <TableHeadCell>Date</TableHeadCell>
                <TableHeadCell>Method</TableHeadCell>
                <TableHeadCell>Status</TableHeadCell>
                <TableHeadCell align="right">Amount</TableHeadCell>
              </>
            }
          >
            {transactions.slice(0, ROWS_SHOWN).map((transaction) => (
              <LatestRow key={String(transaction.id)} transaction={transaction} />
            ))}
          </Table>
        </div>
      )}
    </Card>
  );
}

function LatestRow({ transaction }: { transaction: Transaction }) {
  const { type, reference, booking_number, date_created, method } = transaction;
  return (
    <TableRow className="relative h-[58px]">
      <TableCell className="w-full max-w-0">
        <span className="flex items-center gap-3">
          {/* without the icon, a booking number fits in a narrow column */}
          <span className="hidden wide:block">
            <TransactionIcon type={type} mode={getSpendMode(transaction)} />
          </span>
          <span className="min-w-0">
            <Link
              to={getReceiptPath(reference)}
              className="line-clamp-2 font-540 wrap-anywhere after:absolute after:inset-0 hover:text-brand-700"
            >
              {getTransactionTitle(transaction)}
            </Link>
            <span className="tabular block text-small wrap-anywhere text-ink-600">{booking_number ?? reference}</span>
          </span>
        </span>
      </TableCell>
      <TableCell className="tabular whitespace-nowrap">{formatDay(date_created)}</TableCell>
      <TableCell>
        <span className="block w-max max-w-40">{toTextOrDash(method)}</span>
      </TableCell>
      <TableCell>
        <StatusTag status={getTransactionStatusLabel(transaction)} />
      </TableCell>
      <TableCell align="right" className="amount whitespace-nowrap">
        {formatSignedPeso(transaction)}
      </TableCell>
    </TableRow>
  );
}
