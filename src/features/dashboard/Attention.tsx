import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { useNow } from '@/components/ui/useNow';
import { HOUR_MS } from '@/config/constants';
import { useRatedBookings } from '@/hooks/useRatedBookings';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { getRatingTarget, ratingOpened } from '@/store/ratings';
import { selectCustomer } from '@/store/user';
import { BlockRetry, DashboardBlock } from './DashboardBlock';
import { getAttentionItems, type AttentionItem } from './attentionItems';
import { useDashboardLists } from './dashboardLists';

/** Open tasks of the customer; hidden without any. A failed request of these or of the checklist shows next to them. */
export function Attention() {
  const customer = useAppSelector(selectCustomer);
  const { bookings: lists, bookingCount, methods, credit } = useDashboardLists();
  const { pending, ongoing, completed } = lists;
  const now = useNow(HOUR_MS);
  const bookings = useRatedBookings(
    useMemo(() => [pending, ongoing, completed].flatMap((list) => list?.data ?? []), [pending, ongoing, completed]),
  );
  const items = getAttentionItems({
    customer,
    bookings,
    methods: methods.data ?? [],
    overdue: credit.overdue,
    now,
  });
  const hasFailed = lists.hasFailed || bookingCount.hasFailed || credit.hasFailed || (methods.isError && !methods.data);
  if (items.length === 0 && !hasFailed) return null;

  const handleRetry = () => {
    lists.retry();
    bookingCount.retry();
    if (methods.isError) void methods.refetch();
    if (credit.hasFailed) credit.retry();
  };
  return (
    <DashboardBlock title="Needs attention">
      <ul className={`mt-1 grid border-t border-ink-150 ${items.length > 1 ? 'grid-cols-2' : ''}`}>
        {items.map((item) => (
          <AttentionRow key={item.key} item={item} />
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="px-5 py-3 text-small text-ink-700">
          We couldn't check everything. <BlockRetry onRetry={handleRetry} className="text-brand-700" />
        </p>
      )}
    </DashboardBlock>
  );
}

function AttentionRow({ item: { title, text, action, to, isUrgent, ratedBooking } }: { item: AttentionItem }) {
  const dispatch = useAppDispatch();
  const name = `${action}: ${title}, ${text}`;
  return (
    <li className="-mt-px flex min-w-0 items-center gap-3 border-t border-ink-150 px-5 py-2.5 odd:not-only:border-r odd:last:col-span-full odd:last:border-r-0">
      <IconTile isRound tone={isUrgent ? 'err' : 'warn'}>
        <CircleAlert strokeWidth={1.75} />
      </IconTile>
      <span className="min-w-0 flex-1">
        <span className="tabular block font-560 wrap-anywhere">{title}</span>
        <span className="tabular block text-small wrap-anywhere text-ink-600">{text}</span>
      </span>
      {ratedBooking ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={name}
          onClick={() => dispatch(ratingOpened(getRatingTarget(ratedBooking)))}
        >
          {action}
        </Button>
      ) : (
        <ButtonLink to={to} variant="quiet" size="sm" aria-label={name}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
