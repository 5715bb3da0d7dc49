import type { PublicBooking } from '../../api/wire';
import { Timeline } from '../../components/delivery/Timeline';
import { VehicleArt } from '../../components/delivery/VehicleArt';
import { Card } from '../../components/ui/Card';
import { ErrorState } from '../../components/ui/ErrorState';
import { ModeTag } from '../../components/ui/ModeTag';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { Tag } from '../../components/ui/Tag';
import { formatDay, formatTime, isSameDay } from '../../lib/dates';
import { messageOf, statusOf } from '../../lib/http/messageOf';
import { useNow } from '../../lib/useNow';
import { headline } from '../../store/statusWords';
import { formatNumber } from '../../utils/money';
import { plural } from '../../utils/text';
import { NotFound } from './NotFound';
import { TrackingMap } from './TrackingMap';
import { appointmentOfPublic, dropoffsDone, isOverPublic, publicSteps, statusOfPublic } from './publicSteps';
import { useTracking } from './useTracking';

const CLOCK_MS = 30_000;

/** One booking number: its state, window, line and, near the end, the driver on the map. */
export function TrackingCard({ bookingNumber, hasMap = true }: { bookingNumber: string; hasMap?: boolean }) {
  const { booking, error, isLoading, lookedAt, refetch } = useTracking(bookingNumber);
  if (isLoading) {
    return (
      <Card padding="none">
        <SkeletonRows count={4} label={`${bookingNumber} is loading`} />
      </Card>
    );
  }
  if (!booking) {
    return statusOf(error) === 404 ? (
      <NotFound bookingNumber={bookingNumber} />
    ) : (
      <Card>
        <ErrorState
          title={`${bookingNumber} did not load`}
          text={messageOf(error, 'Check your connection, then try again.')}
          onRetry={refetch}
          help={null}
        />
      </Card>
    );
  }
  const position = isOverPublic(booking) ? null : (appointmentOfPublic(booking)?.position ?? null);
  return (
    <article
      aria-label={booking.booking_number}
      className="grid gap-5 desktop:grid-cols-[minmax(0,476px)_minmax(0,1fr)]"
    >
      <Card padding="lg">
        <Summary booking={booking} lookedAt={lookedAt} hasFailed={Boolean(error)} />
        <div className="mt-5">
          <Timeline
            label={`Progress of ${booking.booking_number}`}
            steps={publicSteps(booking).map(({ at, ...step }) => ({ ...step, time: at ? formatTime(at) : undefined }))}
          />
        </div>
      </Card>
      {hasMap && <TrackingMap booking={booking} position={position} />}
    </article>
  );
}

type SummaryProps = { booking: PublicBooking; lookedAt: number | undefined; hasFailed: boolean };

function Summary({ booking, lookedAt, hasFailed }: SummaryProps) {
  const now = useNow(CLOCK_MS);
  const appointment = appointmentOfPublic(booking);
  const { done, all } = dropoffsDone(booking);
  const isOver = isOverPublic(booking);
  const at = isOver ? appointment?.timeline.at(-1)?.at : (appointment?.eta_at ?? booking.schedule.pickup_at);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Tag tone={booking.status === 'Cancelled' ? 'err' : isOver ? 'ok' : 'brand'}>
          {headline(statusOfPublic(booking))}
        </Tag>
        <ModeTag mode={booking.booking_type === 'shared' ? 'shared' : 'exclusive'} />
      </div>
      <h2 className="tabular mt-3 text-small text-ink-600">{booking.booking_number}</h2>
      <p className="text-small text-ink-600">{captionOf(booking, isOver, Boolean(appointment?.eta_at))}</p>
      <p className="amount text-eta">
        {at ? `${isSameDay(at, now) ? '' : `${formatDay(at)}, `}${formatTime(at)}` : '-'}
      </p>
      <p role="status" className="tabular mt-1 text-caption text-ink-600">
        {hasFailed ? 'The last look failed; we keep trying. ' : ''}
        {lookedAt ? `Updated ${formatTime(lookedAt)}` : ''}
      </p>
      <div className="mt-4 flex items-center gap-4 rounded-md bg-ink-50 p-3 ring-1 ring-ink-150">
        <VehicleArt
          name={booking.vehicle_type?.name ?? ''}
          mode={booking.booking_type === 'shared' ? 'shared' : 'exclusive'}
          width={86}
        />
        <p className="min-w-0">
          <span className="block font-560">{booking.vehicle_type?.name ?? 'Vehicle to be assigned'}</span>
          <span className="tabular text-small text-ink-600">
            {plural(booking.items.count, 'unit')}, {formatNumber(booking.items.weight_kg)} kg
          </span>
        </p>
      </div>
      <p className="tabular mt-3 text-small text-ink-600">
        {done} of {plural(all, 'drop-off')} done.{' '}
        {appointment?.has_proof ? 'Proof of delivery was taken.' : 'No proof of delivery yet.'}
      </p>
    </>
  );
}

function captionOf(booking: PublicBooking, isOver: boolean, hasEta: boolean) {
  if (booking.status === 'Cancelled') return 'Cancelled';
  if (isOver) return 'Delivered';
  return hasEta ? 'Arrives' : 'Pick-up';
}
