import { PackageCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetTransactionsQuery } from '@/api/payments';
import { TransactionIcon } from '@/components/money/TransactionIcon';
import { EmptyState } from '@/components/ui/EmptyState';
import { IconTile } from '@/components/ui/IconTile';
import { useNow } from '@/components/ui/useNow';
import { ALL_TRANSACTIONS, MINUTE_MS } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { formatChatListDay, formatTime, isSameDay } from '@/lib/dates';
import { BlockLink, DashboardBlock } from './DashboardBlock';
import { getLatestActivity, type Activity } from './activity';
import { combineQueries } from './combineQueries';
import { useMyBookings } from './dashboardLists';

/** Latest deliveries and payments. Shares its requests with the spending and the attention blocks. */
export function RecentActivity() {
  const now = useNow(MINUTE_MS);
  const money = useGetTransactionsQuery(ALL_TRANSACTIONS);
  const completed = useMyBookings().completedQuery;
  const { hasFailed, error, retry } = combineQueries([money, completed]);
  const isKnown = money.data && completed.data;
  const activities = getLatestActivity(completed.data?.data ?? [], money.data?.data ?? []);
  return (
    <DashboardBlock
      title="Recent activity"
      aside={<BlockLink to={PATHS.walletTransactions}>See all</BlockLink>}
      isLoading={!isKnown && !hasFailed}
      failed={hasFailed ? { subject: 'Activity', error, onRetry: retry } : undefined}
    >
      {activities.length === 0 && (
        <EmptyState title="No activity yet" text="Your deliveries, payments and top-ups will appear here." art={null} />
      )}
      <ul className="mt-1">
        {activities.map((activity) => (
          <ActivityRow key={activity.key} activity={activity} now={now} />
        ))}
      </ul>
    </DashboardBlock>
  );
}

type ActivityRowProps = { activity: Activity; now: number };

function ActivityRow({ activity: { at, title, text, to, amount, icon }, now }: ActivityRowProps) {
  return (
    <li className="relative flex items-center gap-3 border-t border-ink-150 px-5 py-2.5 last:rounded-b-lg hover:bg-brand-25">
      {icon === 'delivered' ? (
        <IconTile tone="ok" isRound>
          <PackageCheck strokeWidth={1.75} />
        </IconTile>
      ) : (
        <TransactionIcon {...icon} />
      )}
      <div className="min-w-0 flex-1">
        <Link to={to} className="block font-560 after:absolute after:inset-0">
          {title}
        </Link>
        <p className="tabular text-caption text-ink-600">{text}</p>
      </div>
      <div className="shrink-0 text-right">
        {amount && <p className="amount text-body">{amount}</p>}
        <p className="tabular text-caption text-ink-600">
          {isSameDay(at, now) ? formatTime(at) : formatChatListDay(at)}
        </p>
      </div>
    </li>
  );
}
