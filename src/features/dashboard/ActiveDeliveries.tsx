import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { useNow } from '@/components/ui/useNow';
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
import { messageOf } from '@/lib/http/messageOf';
import { ActiveRow } from './ActiveRow';
import { BookADelivery } from './BookADelivery';

const SHOWN = 3;
const MINUTE_MS = 60_000;

/** React.lazy keeps a failed import for ever; a new component requests the code again. */
const createActiveMap = () => lazy(() => import('./ActiveMap').then((module) => ({ default: module.ActiveMap })));

type ActiveDeliveriesProps = {
  bookings: Booking[];
  count: number;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
};

/** What is on the road: all of it on the map with the route of one, the first few as rows. */
export function ActiveDeliveries({ bookings: sent, count, isLoading, error, onRetry }: ActiveDeliveriesProps) {
  const now = useNow(MINUTE_MS);
  const bookings = useNamedPlaces(useMemo(() => sortByUrgency(sent, now), [sent, now]));
  const [chosenId, setChosenId] = useState('');
  const [ActiveMap, setActiveMap] = useState(createActiveMap);
  const chosen = bookings.find(({ id }) => String(id) === chosenId) ?? bookings[0];
  // one that was chosen on the map stands among the rows
  const first = bookings.slice(0, SHOWN);
  const rows = chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
  return (
    <Card as="section" padding="none" aria-labelledby="active" className="overflow-hidden">
      {/* as high while it loads, so that nothing moves when it comes */}
      <div className={`min-h-[306px] ${chosen ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}>
        {chosen && (
          <ErrorBoundary
            onReset={() => setActiveMap(createActiveMap())}
            fallbackRender={({ resetErrorBoundary }) => (
              <p role="status" className="bg-map-land p-4 text-small">
                {MAP_NOT_LOADED}{' '}
                <button type="button" onClick={resetErrorBoundary} className="min-h-6 rounded-xs font-620 underline">
                  Try again
                </button>
              </p>
            )}
          >
            <Suspense fallback={<div aria-hidden className="bg-map-land" />}>
              <ActiveMap bookings={bookings} chosen={chosen} onChoose={setChosenId} />
            </Suspense>
          </ErrorBoundary>
        )}
        <div className={chosen ? 'border-l border-ink-150' : ''}>
          <div className="flex h-[53px] items-center justify-between border-b border-ink-150 px-4">
            <h2 id="active" className="text-h3 font-620">
              Active deliveries {chosen && <span className="tabular ml-1 font-[400] text-ink-600">{count}</span>}
            </h2>
            <Link
              to={PATHS.myBookings}
              className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
            >
              View all
            </Link>
          </div>
          {Boolean(error) && bookings.length > 0 && (
            <p role="status" className="bg-warn-50 px-4 py-2 text-small text-warn-700">
              {LAST_REFRESH_FAILED}{' '}
              <button type="button" onClick={onRetry} className="min-h-6 rounded-xs font-620 underline">
                Try again
              </button>
            </p>
          )}
          {isLoading && <SkeletonRows count={SHOWN} label="Active deliveries are loading" />}
          {!isLoading && Boolean(error) && bookings.length === 0 && (
            <ErrorState
              title="Active deliveries did not load"
              text={messageOf(error, CHECK_CONNECTION)}
              onRetry={onRetry}
            />
          )}
          {!isLoading && !error && bookings.length === 0 && (
            <EmptyState title={NO_ONGOING_BOOKINGS} text={BOOK_FOR_LIVE_MAP} action={<BookADelivery />} />
          )}
          <ul>
            {rows.map((booking) => (
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
