import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useGetTransactionsQuery } from '../../api/payments';
import type { Transaction } from '../../api/wire';
import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { ErrorState } from '../../components/ui/ErrorState';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { formatDay } from '../../lib/dates';
import { messageOf } from '../../lib/http/messageOf';
import { formatPeso } from '../../utils/money';

const SHOWN = 4;

const MONEY_IN = new Set(['Top Up', 'Refund', 'Credit Grant']);

/** The type says which way the money went; the sign before the amount repeats it. */
const isMoneyIn = ({ type }: Transaction) => MONEY_IN.has(type);

export function RecentActivity() {
  const { data, error, isLoading, refetch } = useGetTransactionsQuery({ page: 0, size: SHOWN });
  return (
    <Card as="section" padding="none" aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="px-5 pt-4 pb-2 text-h3 font-620">
        Recent activity
      </h2>
      {isLoading && <SkeletonRows count={4} hasPicture={false} />}
      {!isLoading && !data && (
        <ErrorState
          title="Activity did not load"
          text={messageOf(error, 'Check your connection, then try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <EmptyState title="No activity yet" text="Payments and top-ups show here." />}
      <ul>
        {data?.data.slice(0, SHOWN).map((transaction) => {
          const isIn = isMoneyIn(transaction);
          const Icon = isIn ? ArrowDownLeft : ArrowUpRight;
          return (
            <li key={String(transaction.id)} className="flex items-center gap-3 border-t border-ink-150 px-5 py-3">
              <span
                className={`grid size-9 shrink-0 place-items-center rounded-full ${isIn ? 'bg-ok-50 text-ok-700' : 'bg-ink-100 text-ink-700'}`}
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden />
              </span>
              <div className="min-w-0 flex-1">
                <p className="truncate font-560">{[transaction.type, transaction.method].filter(Boolean).join(', ')}</p>
                <p className="tabular truncate text-caption text-ink-600">
                  {transaction.booking_number ?? transaction.description}
                </p>
              </div>
              <div className="text-right">
                <p className="amount text-body">
                  {isIn ? '+' : '−'}
                  {formatPeso(Math.abs(transaction.amount))}
                </p>
                <p className="tabular text-caption text-ink-600">{formatDay(transaction.date_created)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
