import { memo } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Transaction } from '@/api/wire';
import { StatusTag } from '@/components/delivery/StatusTag';
import { TransactionIcon } from '@/components/money/TransactionIcon';
import { useEstimatedSizes } from '@/components/ui/useEstimatedSizes';
import { LONG_LIST_ROWS } from '@/config/constants';
import {
  balanceChange,
  getSpendKind,
  monthName,
  signedPeso,
  getTransactionStatusLabel,
  getTransactionTitle,
} from '@/domain/money/ledger';
import { formatDay, formatTime } from '@/lib/dates';
import { formatPeso, fromCentavos } from '@/utils/money';
import { orDash, plural } from '@/utils/text';
import type { ListRow } from './transactionList';

const COLUMNS =
  'grid grid-cols-[minmax(0,2.2fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_154px_minmax(110px,1fr)] items-center gap-3 px-5';

const ROW_HEIGHT = 61;
const MONTH_HEIGHT = 45;
const heightOf = ({ kind }: ListRow) => (kind === 'month' ? MONTH_HEIGHT : ROW_HEIGHT);

type TransactionRowsProps = { rows: readonly ListRow[]; onOpen: (transaction: Transaction) => void };

/** Months and their transactions; of a long list only what is in sight is drawn. */
export function TransactionRows({ rows, onOpen }: TransactionRowsProps) {
  const sizes = useEstimatedSizes(rows, heightOf);
  const draw = (row: ListRow) =>
    row.kind === 'month' ? (
      <MonthRow key={row.month} row={row} />
    ) : (
      <TransactionRow key={String(row.transaction.id)} one={row.transaction} onOpen={onOpen} />
    );
  return (
    <div role="table" aria-label="Transactions" aria-rowcount={rows.length + 1}>
      <div role="rowgroup">
        <div role="row" className={`${COLUMNS} h-10 rounded-t-lg bg-ink-50 text-caption font-540 text-ink-500`}>
          <span role="columnheader">Transaction</span>
          <span role="columnheader">Date</span>
          <span role="columnheader">Method</span>
          <span role="columnheader">Status</span>
          <span role="columnheader" className="text-right">
            Amount
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {rows.length > LONG_LIST_ROWS ? (
          <WindowVirtualizer data={rows} itemSize={ROW_HEIGHT} cache={sizes}>
            {draw}
          </WindowVirtualizer>
        ) : (
          rows.map(draw)
        )}
      </div>
    </div>
  );
}

const MonthRow = memo(function MonthRow({ row }: { row: Extract<ListRow, { kind: 'month' }> }) {
  return (
    <div
      role="row"
      className="flex items-baseline justify-between gap-3 border-t border-ink-150 bg-ink-50/60 px-5 pt-4 pb-2"
    >
      <span role="rowheader" aria-colspan={4} className="font-620">
        {row.month ? monthName(row.month) : 'Without a date'}
        <span className="ml-2 text-small font-normal text-ink-600">{plural(row.count, 'transaction')}</span>
      </span>
      <span role="cell" className="amount text-small">
        {formatPeso(fromCentavos(row.net))}
      </span>
    </div>
  );
});

/** Muted where nothing moved, and struck through where nothing will. */
function amountClasses(one: Transaction): string {
  if (one.status === 'Failed') return 'text-ink-500 line-through';
  return balanceChange(one) === 0 ? 'text-ink-500' : '';
}

type TransactionRowProps = { one: Transaction; onOpen: (transaction: Transaction) => void };

const TransactionRow = memo(function TransactionRow({ one, onOpen }: TransactionRowProps) {
  return (
    <div role="row" className={`${COLUMNS} relative h-[61px] border-t border-ink-150 hover:bg-brand-25`}>
      <span role="cell" className="flex min-w-0 items-center gap-3">
        <TransactionIcon type={one.type} kind={getSpendKind(one)} />
        <span className="min-w-0">
          <button
            type="button"
            className="block max-w-full truncate text-left font-540 after:absolute after:inset-0 hover:text-brand-700"
            onClick={() => onOpen(one)}
          >
            {getTransactionTitle(one)}
            <span className="sr-only">, receipt {one.reference}</span>
          </button>
          <span className="tabular block truncate text-small text-ink-600">{one.booking_number ?? one.reference}</span>
        </span>
      </span>
      <span role="cell" className="tabular">
        {formatDay(one.date_created)}
        <span className="block text-caption text-ink-600">{formatTime(one.date_created)}</span>
      </span>
      <span role="cell" className="truncate">
        {orDash(one.method)}
      </span>
      <span role="cell">
        <StatusTag status={getTransactionStatusLabel(one)} />
      </span>
      <span role="cell" className={`amount text-right ${amountClasses(one)}`}>
        {signedPeso(one)}
      </span>
    </div>
  );
});
