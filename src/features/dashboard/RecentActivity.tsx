import { PackageCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetBookingsQuery } from '@/api/bookings';
import { useGetTransactionsQuery } from '@/api/payments';
import { TransactionIcon } from '@/components/money/TransactionIcon';
import { EmptyState } from '@/components/ui/EmptyState';
import { IconTile } from '@/components/ui/IconTile';
import { useNow } from '@/components/ui/useNow';
import { BOOKINGS_FIRST_PAGE, TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { formatChatListDay, formatTime, isSameDay } from '@/lib/dates';
import { BookADelivery } from './BookADelivery';
import { DashboardBlock } from './DashboardBlock';
import { latestActivity } from './activity';

const MINUTE_MS = 60_000;

/** The same calls as the spending and the attention make: nothing is asked twice. */
export function RecentActivity() {
  const now = useNow(MINUTE_MS);
  const money = useGetTransactionsQuery({ page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE });
  const completed = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Completed' });
  const isKnown = money.data && completed.data;
  const broken = [money, completed].filter(({ isError, data }) => isError && !data);
  const activity = latestActivity(completed.data?.data ?? [], money.data?.data ?? []);
  return (
    <DashboardBlock
      title="Recent activity"
      aside={
        <Link
          to={PATHS.walletTransactions}
          className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          See all
        </Link>
      }
      isLoading={!isKnown && broken.length === 0}
      failed={
        broken.length > 0
          ? { what: 'Activity', error: broken[0]?.error, onRetry: () => broken.forEach((one) => void one.refetch()) }
          : undefined
      }
    >
      {activity.length === 0 && (
        <EmptyState
          title="No activity yet"
          text="Deliveries, payments and top-ups show here."
          action={<BookADelivery />}
        />
      )}
      <ul className="mt-1">
        {activity.map(({ key, at, title, text, to, amount, icon }) => (
          <li
            key={key}
            className="relative flex items-center gap-3 border-t border-ink-150 px-5 py-2.5 hover:bg-brand-25"
          >
            {icon === 'delivered' ? (
              <IconTile tone="ok" isRound>
                <PackageCheck strokeWidth={1.75} />
              </IconTile>
            ) : (
              <TransactionIcon {...icon} />
            )}
            <div className="min-w-0 flex-1">
              <Link to={to} className="block truncate font-560 after:absolute after:inset-0">
                {title}
              </Link>
              <p className="tabular truncate text-caption text-ink-600">{text}</p>
            </div>
            <div className="shrink-0 text-right">
              {amount && <p className="amount text-body">{amount}</p>}
              <p className="tabular text-caption text-ink-600">
                {isSameDay(at, now) ? formatTime(at) : formatChatListDay(at)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </DashboardBlock>
  );
}
