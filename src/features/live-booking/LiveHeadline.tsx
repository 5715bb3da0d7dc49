import type { Booking } from '@/api/wire';
import { StatusHeadline } from '@/components/delivery/StatusHeadline';
import { useNow } from '@/components/ui/useNow';
import { getCurrentAppointment } from '@/domain/booking/appointment';
import { getFreshness, getUpdatedLabel } from '@/domain/booking/freshness';
import { getLivePosition, isDeliveryOver } from '@/domain/booking/liveView';
import { useHeadline } from '@/hooks/useHeadline';
import { formatDay } from '@/lib/dates';
import { formatKm } from '@/utils/text';

const CLOCK_MS = 1_000;

type LiveHeadlineProps = {
  booking: Booking;
  /** Device time of the last response, in ms. */
  updatedAt: number | undefined;
};

/** State of the delivery with its times, the remaining distance, and the age of the data. */
export function LiveHeadline({ booking, updatedAt }: LiveHeadlineProps) {
  const now = useNow(CLOCK_MS);
  const { left, ...headline } = useHeadline(booking);
  const km = getCurrentAppointment(booking)?.distance_left_km;
  return (
    <div className="on-dark bg-ink-900 px-6 py-4 text-white">
      <Freshness booking={booking} updatedAt={updatedAt} now={now} />
      <StatusHeadline {...headline} isOnDark>
        {left && (
          <p className="ml-auto text-right">
            {typeof km === 'number' && km >= 0.1 && (
              <span className="tabular block text-small text-ink-300">{formatKm(km)} left</span>
            )}
            <span className="amount block text-h2">{left}</span>
          </p>
        )}
      </StatusHeadline>
    </div>
  );
}

/** Age of the driver's position, or of the last response if there is no position. */
function Freshness({ booking, updatedAt, now }: LiveHeadlineProps & { now: number }) {
  const classes = 'tabular mb-2 flex items-center gap-2 text-caption text-ink-300';
  if (isDeliveryOver(booking)) return <p className={classes}>Booked {formatDay(booking.date_created)}</p>;
  const age = getFreshness(getLivePosition(booking)?.recorded_at, now);
  if (!age) return <p className={classes}>{getUpdatedLabel(updatedAt)}</p>;
  return (
    <p className={classes}>
      <span
        aria-hidden
        className={`size-2 rounded-full forced-color-adjust-none ${age.isLive ? 'bg-ok-500' : 'bg-ink-400'}`}
      />
      {age.label}
    </p>
  );
}
