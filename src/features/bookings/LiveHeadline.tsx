import type { Booking } from '../../api/wire';
import { formatDay, formatTime, isSameDay } from '../../lib/dates';
import { toServerTime } from '../../lib/http/serverClock';
import { useNow } from '../../lib/useNow';
import { appointmentOf } from '../../store/appointment';
import { arrivalOf, timeLeft, type Arrival } from '../../store/arrival';
import { pickupAt, statusOf } from '../../store/bookingView';
import { isOver, livePosition } from '../../store/liveView';
import { freshness, headline } from '../../store/statusWords';

const CLOCK_MS = 1_000;

type LiveHeadlineProps = { booking: Booking; /** Ms, of the last answer. */ lookedAt: number | undefined };

/** The state in words, how old that is, the arrival and how long until then. */
export function LiveHeadline({ booking, lookedAt }: LiveHeadlineProps) {
  const now = useNow(CLOCK_MS);
  const appointment = appointmentOf(booking);
  const over = isOver(booking);
  const doneAt = appointment?.proof?.at ?? appointment?.timeline.at(-1)?.at;
  const arrival = over ? null : arrivalOf(booking, now);
  const at = over ? doneAt : (arrival?.at ?? pickupAt(booking));
  return (
    <div className="on-dark bg-ink-900 px-6 py-5 text-white">
      <div className="flex items-center justify-between gap-3">
        <div role="status">
          <h2 className="rounded-xs bg-brand-500 px-2 py-0.5 text-small font-560 text-ink-900">
            {headline(statusOf(booking))}
          </h2>
        </div>
        <Age booking={booking} lookedAt={lookedAt} now={now} />
      </div>
      <div className="mt-3 flex items-end justify-between gap-3">
        <p>
          <span className="tabular block text-small text-ink-300">
            {captionOf(over, arrival, statusOf(booking))}
            {at && !isSameDay(at, now) && ` ${formatDay(at).replace(/ \d{4}$/, '')}`}
          </span>
          <span className="amount block text-eta">{formatTime(at)}</span>
        </p>
        {arrival && (
          <p className="text-right">
            {typeof appointment?.distance_left_km === 'number' && (
              <span className="tabular block text-small text-ink-300">
                {appointment.distance_left_km.toFixed(1)} km left
              </span>
            )}
            <span className="amount block text-h2">{timeLeft(arrival, now)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** How old what is shown is: of the position where there is one, else of the last answer. */
function Age({ booking, lookedAt, now }: LiveHeadlineProps & { now: number }) {
  const look = 'tabular flex items-center gap-2 text-caption text-ink-300';
  if (isOver(booking)) return <p className={look}>Booked {formatDay(booking.date_created)}</p>;
  const age = freshness(livePosition(booking)?.recorded_at, now);
  if (!age) return <p className={look}>{lookedAt ? `Updated ${formatTime(toServerTime(lookedAt))}` : ''}</p>;
  return (
    <p className={look}>
      <span aria-hidden className={`size-2 rounded-full ${age.isLive ? 'bg-ok-500' : 'bg-ink-400'}`} />
      {age.words}
    </p>
  );
}

function captionOf(over: boolean, arrival: Arrival | null, status: string) {
  if (over) return status === 'Cancelled' || status === 'Returned' ? status : 'Delivered';
  if (!arrival) return 'Pick-up';
  return arrival.isEstimate ? 'Arrives about' : 'Arrives';
}
