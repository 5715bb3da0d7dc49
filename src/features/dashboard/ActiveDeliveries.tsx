import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '../../api/wire';
import { StatusTag } from '../../components/delivery/StatusTag';
import { VehicleArt } from '../../components/delivery/VehicleArt';
import { LazyDeliveryMap } from '../../components/map/LazyDeliveryMap';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { ErrorState } from '../../components/ui/ErrorState';
import { ModeTag } from '../../components/ui/ModeTag';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { bookPath, livePath, PATHS } from '../../config/paths';
import { formatTime } from '../../lib/dates';
import { messageOf } from '../../lib/http/messageOf';
import {
  appointmentOf,
  driverOf,
  modeOf,
  shortPlace,
  statusOf,
  stopsDone,
  stopsOf,
  toMapRoute,
  toMapStops,
} from '../../store/bookingView';

const SHOWN = 3;

type ActiveDeliveriesProps = {
  bookings: Booking[];
  count: number;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
};

/** What is on the road: the first on the map, the first few as rows. */
export function ActiveDeliveries({ bookings, count, isLoading, error, onRetry }: ActiveDeliveriesProps) {
  return (
    <Card as="section" padding="none" aria-labelledby="active" className="overflow-hidden">
      {isLoading && <SkeletonRows count={3} label="Active deliveries are loading" />}
      {!isLoading && Boolean(error) && bookings.length === 0 && (
        <ErrorState
          title="Active deliveries did not load"
          text={messageOf(error, 'Check your connection, then try again.')}
          onRetry={onRetry}
        />
      )}
      {!isLoading && !error && bookings.length === 0 && (
        <EmptyState
          title="No ongoing bookings"
          text="Book a delivery and it shows here with a live map."
          action={
            <ButtonLink to={bookPath('exclusive')} variant="primary">
              Book a delivery
            </ButtonLink>
          }
        />
      )}
      {bookings[0] && (
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <ActiveMap booking={bookings[0]} />
          <div className="border-l border-ink-150">
            <div className="flex h-[53px] items-center justify-between border-b border-ink-150 px-4">
              <h2 id="active" className="text-h3 font-620">
                Active deliveries <span className="tabular ml-1 font-[400] text-ink-600">{count}</span>
              </h2>
              <Link
                to={PATHS.myBookings}
                className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
              >
                View all
              </Link>
            </div>
            <ul>
              {bookings.slice(0, SHOWN).map((booking, at) => (
                <ActiveRow key={String(booking.id)} booking={booking} isOnMap={at === 0} />
              ))}
            </ul>
          </div>
        </div>
      )}
    </Card>
  );
}

function ActiveMap({ booking }: { booking: Booking }) {
  const stops = useMemo(() => toMapStops(booking), [booking]);
  const route = useMemo(() => toMapRoute(booking), [booking]);
  const position = driverOf(booking)?.position;
  const live = useMemo(
    () => (position ? { lat: position.lat, lng: position.lng, mode: modeOf(booking) } : undefined),
    [booking, position],
  );
  return (
    <LazyDeliveryMap
      label={`Map of ${booking.booking_number}`}
      stops={stops}
      route={route}
      live={live}
      isPreview
      className="min-h-[300px]"
    />
  );
}

function ActiveRow({ booking, isOnMap }: { booking: Booking; isOnMap: boolean }) {
  const stops = stopsOf(booking);
  const [first, last] = [stops[0], stops.at(-1)];
  const eta = appointmentOf(booking)?.eta_at;
  const done = stopsDone(booking);
  return (
    <li
      className={`relative flex items-center gap-3 border-b border-ink-150 px-4 py-3.5 last:border-b-0 ${isOnMap ? 'bg-brand-25' : 'hover:bg-brand-25'}`}
    >
      <VehicleArt
        name={booking.vehicle_type?.name ?? ''}
        mode={modeOf(booking)}
        image={booking.vehicle_type?.image}
        width={64}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link to={livePath(String(booking.id))} className="tabular font-560 after:absolute after:inset-0">
            {booking.booking_number}
          </Link>
          <ModeTag mode={modeOf(booking)} />
        </p>
        <p className="truncate text-small text-ink-600">
          {first ? shortPlace(first) : '-'} <span aria-label="to">→</span>{' '}
          <span className="text-ink-900">{last ? shortPlace(last) : '-'}</span>
        </p>
        <p className="mt-2 flex gap-1">
          <span className="sr-only">
            {done} of {stops.length} stops done
          </span>
          {stops.map((stop, at) => (
            <span
              key={stop.sequence}
              aria-hidden
              className={`h-1 flex-1 rounded-full ${at < done ? 'bg-brand-500' : at === done ? 'bg-brand-200' : 'bg-ink-150'}`}
            />
          ))}
        </p>
      </div>
      <div className="shrink-0 text-right">
        {eta && <p className="amount text-[15px]">{formatTime(eta)}</p>}
        <StatusTag status={statusOf(booking)} />
      </div>
    </li>
  );
}
