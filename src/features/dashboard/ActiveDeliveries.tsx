import { useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Booking } from '@/api/wire';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import {
  BOOK_FOR_LIVE_MAP,
  CHECK_CONNECTION,
  LAST_REFRESH_FAILED,
  MAP_NOT_LOADED,
  NO_ONGOING_BOOKINGS,
} from '@/config/messages';
import { PATHS } from '@/config/paths';
import { sortByUrgency } from '@/domain/booking/urgency';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { formatNumber } from '@/utils/money';
import { ActiveRow } from './ActiveRow';
import { BlockLink, BlockRetry } from './DashboardBlock';

const ROWS_MAX = 3;

const ActiveMap = lazyWithRetry(() => import('./ActiveMap'), 'ActiveMap', <div aria-hidden className="bg-map-land" />);

type ActiveDeliveriesProps = {
  bookings: Booking[];
  count: number;
  error: unknown;
  onRetry: () => void;
};

/** Ongoing deliveries: all of them on a map with the route of the chosen one, the most urgent ones as rows. */
export function ActiveDeliveries({ bookings: listed, count, error, onRetry }: ActiveDeliveriesProps) {
  const now = useNow(MINUTE_MS);
  const bookings = useNamedPlaces(useMemo(() => sortByUrgency(listed, now), [listed, now]));
  const [chosenId, setChosenId] = useState('');
  const chosen = bookings.find(({ id }) => String(id) === chosenId) ?? bookings[0];
  return (
    <Card as="section" padding="none" aria-labelledby="active" className="overflow-hidden">
      <div className={chosen && 'grid min-h-52 grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}>
        {chosen && <LazyActiveMap bookings={bookings} chosen={chosen} onChoose={setChosenId} />}
        <div className={chosen ? 'border-l border-ink-150' : ''}>
          <div
            className={`flex h-[53px] items-center justify-between border-b border-ink-150 ${chosen ? 'px-4' : 'px-5'}`}
          >
            <h2 id="active" className="text-h3 font-620">
              Active deliveries{' '}
              {chosen && <span className="tabular ml-1 font-[400] text-ink-600">{formatNumber(count)}</span>}
            </h2>
            <BlockLink to={PATHS.myBookings}>View all</BlockLink>
          </div>
          {Boolean(error) && <RefreshError isEmpty={!chosen} error={error} onRetry={onRetry} />}
          {!error && !chosen && <EmptyState title={NO_ONGOING_BOOKINGS} text={BOOK_FOR_LIVE_MAP} />}
          <ul>
            {getRows(bookings, chosen).map((booking) => (
              <ActiveRow
                key={String(booking.id)}
                booking={booking}
                now={now}
                isOnMap={booking === chosen}
                onShow={() => setChosenId(String(booking.id))}
              />
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

/** Returns the first bookings; a booking that was chosen on the map replaces the last of them. */
function getRows(bookings: readonly Booking[], chosen: Booking | undefined): Booking[] {
  const first = bookings.slice(0, ROWS_MAX);
  return chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
}

type RefreshErrorProps = { isEmpty: boolean; error: unknown; onRetry: () => void };

/** A failed refresh keeps the known rows; without rows the error fills the block. */
function RefreshError({ isEmpty, error, onRetry }: RefreshErrorProps) {
  if (isEmpty) {
    const text = getErrorMessage(error, CHECK_CONNECTION);
    return <ErrorState title="Active deliveries did not load" text={text} onRetry={onRetry} />;
  }
  return (
    <p role="status" className="bg-warn-50 px-4 py-2 text-small text-warn-700">
      {LAST_REFRESH_FAILED} <BlockRetry onRetry={onRetry} />
    </p>
  );
}

type LazyActiveMapProps = { bookings: readonly Booking[]; chosen: Booking; onChoose: (id: string) => void };

function LazyActiveMap(props: LazyActiveMapProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <p role="status" className="bg-map-land p-4 text-small">
          {MAP_NOT_LOADED} <BlockRetry onRetry={resetErrorBoundary} />
        </p>
      )}
    >
      <ActiveMap {...props} />
    </ErrorBoundary>
  );
}
