import { RotateCw } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { BookAgainDialog } from '@/components/delivery/BookAgainDialog';
import { PriceTrend } from '@/components/delivery/PriceTrend';
import { RouteLines } from '@/components/delivery/RouteLines';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ModeTag } from '@/components/ui/ModeTag';
import { Skeleton } from '@/components/ui/Skeleton';
import { PATHS } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import { useBookAgain } from '@/hooks/useBookAgain';
import { usePriceAgain } from '@/hooks/usePriceAgain';
import { formatPeso } from '@/utils/money';
import { pluralize } from '@/utils/text';
import { BlockLink, BlockRetry, DashboardBlock } from './DashboardBlock';
import { getTopLanes, type Lane } from './lanes';
import { useLastDeliveries } from './useLastDeliveries';

const COMPLETED_BOOKINGS = `${PATHS.myBookings}?status=Completed`;

/** Most frequent lanes, each with today's price. */
export function FrequentLanes() {
  const { bookings, total, isLoading, hasFailed, error, retry } = useLastDeliveries();
  const bookAgain = useBookAgain();
  const lanes = getTopLanes(bookings);
  return (
    <DashboardBlock
      title="Book again"
      aside={<BlockLink to={COMPLETED_BOOKINGS}>All deliveries</BlockLink>}
      isLoading={isLoading}
      failed={
        hasFailed && bookings.length === 0 ? { subject: 'Your regular routes', error, onRetry: retry } : undefined
      }
    >
      {lanes.length === 0 && (
        <EmptyState title="No regular routes yet" text="Routes you send often will appear here." art={null} />
      )}
      <ul className="mt-1">
        {lanes.map((lane) => (
          <LaneRow key={lane.key} lane={lane} onBook={bookAgain.start} />
        ))}
      </ul>
      {lanes.length > 0 && total > bookings.length && (
        <p className="border-t border-ink-150 px-5 py-2.5 text-caption text-ink-600">
          Based on your last {bookings.length} deliveries.
        </p>
      )}
      <BookAgainDialog {...bookAgain.dialog} />
    </DashboardBlock>
  );
}

function LaneRow({ lane, onBook }: { lane: Lane; onBook: (booking: Booking) => void }) {
  const { latest, count, from, to, between } = lane;
  return (
    <li className="flex items-center gap-4 border-t border-ink-150 px-5 py-3">
      <div className="min-w-0 flex-1">
        <RouteLines from={from} to={to} between={between} />
        <p className="tabular mt-1.5 flex items-center gap-2.5 text-caption text-ink-600">
          <ModeTag mode={getBookingMode(latest)} isPlain />
          {count === 1 ? 'Sent once' : `Sent ${pluralize(count, 'time')}`}
        </p>
      </div>
      <LanePrice booking={latest} />
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCw size={15} strokeWidth={2} aria-hidden />}
        aria-label={`Book again: ${from} to ${to}`}
        onClick={() => onBook(latest)}
      >
        Book
      </Button>
    </li>
  );
}

function LanePrice({ booking }: { booking: Booking }) {
  const { price, refetch } = usePriceAgain(booking);
  if (price.kind === 'loading') return <Skeleton className="h-8 w-28" />;
  if (price.kind === 'no-vehicle') {
    return (
      <p className="w-36 text-right text-caption text-ink-600">{booking.vehicle_type?.name} is not available now</p>
    );
  }
  if (price.kind === 'failed') {
    return (
      <p className="w-36 text-right text-caption text-err-700">
        The price did not load. <BlockRetry onRetry={refetch} />
      </p>
    );
  }
  return (
    <p className="shrink-0 text-right">
      <span className="amount block text-[15px]">{formatPeso(price.total)}</span>
      <PriceTrend
        difference={price.difference}
        label={price.label}
        size={13}
        className="justify-end gap-1 text-caption"
      />
    </p>
  );
}
