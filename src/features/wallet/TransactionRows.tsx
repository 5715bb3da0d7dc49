import { memo } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Transaction } from '@/api/wire';
import { StatusTag } from '@/components/delivery/StatusTag';
import { TransactionIcon } from '@/components/money/TransactionIcon';
import { useEstimatedSizes } from '@/components/ui/useEstimatedSizes';
import { useIsPrinting } from '@/components/ui/useIsPrinting';
import { LONG_LIST_ROWS } from '@/config/constants';
import {
  formatMonthName,
  formatSignedCentavos,
  formatSignedPeso,
  getBalanceChange,
  getDocumentTitle,
  getSpendMode,
  getTransactionStatusLabel,
  getTransactionTitle,
} from '@/domain/money/ledger';
import { formatDay, formatTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { pluralize, toTextOrDash } from '@/utils/text';
import type { ListRow } from './listedTransactions';

/** Paper is narrower than the screen: smaller text, and rows as high as their text. */
const COLUMNS =
  'grid grid-cols-[minmax(0,2.2fr)_92px_minmax(0,1.2fr)_140px_minmax(124px,0.8fr)_minmax(112px,0.8fr)] items-center gap-3 px-5 ' +
  'print:grid-cols-[minmax(0,1.8fr)_80px_minmax(0,1.2fr)_116px_96px_96px] print:gap-2 print:px-0 print:text-caption';
/** Overrides the height of a row on paper, where no row is split between two pages. */
const PAPER_ROW = 'print:h-auto print:break-inside-avoid print:py-1.5';

const ROW_HEIGHT = 61;
const MONTH_HEIGHT = 45;
const getHeight = ({ kind }: ListRow) => (kind === 'month' ? MONTH_HEIGHT : ROW_HEIGHT);

type TransactionRowsProps = { rows: readonly ListRow[]; onOpen: (transaction: Transaction) => void };

/** Transactions by month; a long list is virtualized, except on paper. */
export function TransactionRows({ rows, onOpen }: TransactionRowsProps) {
  const sizes = useEstimatedSizes(rows, getHeight);
  const isPrinting = useIsPrinting();
  const renderRow = (row: ListRow) =>
    row.kind === 'month' ? (
      <MonthRow key={row.month} row={row} />
    ) : (
      <TransactionRow key={String(row.transaction.id)} transaction={row.transaction} onOpen={onOpen} />
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
          <span role="columnheader" className="text-right">
            Balance after
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {rows.length > LONG_LIST_ROWS && !isPrinting ? (
          <WindowVirtualizer data={rows} itemSize={ROW_HEIGHT} cache={sizes}>
            {renderRow}
          </WindowVirtualizer>
        ) : (
          rows.map(renderRow)
        )}
      </div>
    </div>
  );
}

const MonthRow = memo(function MonthRow({ row }: { row: Extract<ListRow, { kind: 'month' }> }) {
  return (
    <div
      role="row"
      className={`${COLUMNS} ${PAPER_ROW} h-[45px] border-t border-ink-150 bg-ink-50/60 pt-2 print:break-after-avoid`}
    >
      <span role="rowheader" aria-colspan={4} className="col-span-4 font-620">
        {row.month ? formatMonthName(row.month) : 'No date'}{' '}
        <span className="ml-2 text-small font-normal text-ink-600">{pluralize(row.count, 'transaction')}</span>
      </span>
      <span role="cell" className="amount text-right text-small whitespace-nowrap">
        {formatSignedCentavos(row.net)}
      </span>
      <span role="cell" />
    </div>
  );
});

/** Returns the style of an amount: muted when the balance did not change, struck through when it failed. */
function amountClasses(transaction: Transaction): string {
  if (transaction.status === 'Failed') return 'text-ink-500 line-through';
  return getBalanceChange(transaction) === 0 ? 'text-ink-500' : '';
}

type TransactionRowProps = { transaction: Transaction; onOpen: (transaction: Transaction) => void };

const TransactionRow = memo(function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  return (
    <div
      role="row"
      className={`${COLUMNS} ${PAPER_ROW} relative min-h-[61px] border-t border-ink-150 py-1 hover:bg-brand-25`}
    >
      <span role="cell" className="flex min-w-0 items-center gap-3">
        <span className="print:hidden">
          <TransactionIcon type={transaction.type} mode={getSpendMode(transaction)} />
        </span>
        <span className="min-w-0">
          <button
            type="button"
            className="block max-w-full text-left font-540 after:absolute after:inset-0 hover:text-brand-700"
            onClick={() => onOpen(transaction)}
          >
            {/* cuts the hidden text too, which would widen the page after a long title */}
            <span className="relative line-clamp-2 print:line-clamp-none">
              {getTransactionTitle(transaction)}
              <span className="sr-only">{`, ${getDocumentTitle(transaction).toLowerCase()} ${transaction.reference}`}</span>
            </span>
          </button>
          <span className="tabular block text-small text-ink-600">
            {transaction.booking_number ?? transaction.reference}
          </span>
        </span>
      </span>
      <span role="cell" className="tabular">
        {formatDay(transaction.date_created)}
        <span className="block text-caption text-ink-600">{formatTime(transaction.date_created)}</span>
      </span>
      <span role="cell" className="line-clamp-3 print:line-clamp-none">
        {toTextOrDash(transaction.method)}
      </span>
      <span role="cell">
        <StatusTag status={getTransactionStatusLabel(transaction)} />
      </span>
      <span role="cell" className={`amount text-right whitespace-nowrap ${amountClasses(transaction)}`}>
        {formatSignedPeso(transaction)}
      </span>
      <span role="cell" className="amount text-right text-ink-600">
        {formatPeso(transaction.balance_after)}
      </span>
    </div>
  );
});
