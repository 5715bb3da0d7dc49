import type { Booking } from '../../api/wire';
import { formatDay, formatTime, isSameDay } from '../../lib/dates';
import { useNow } from '../../lib/useNow';
import { appointmentOf, statusOf } from '../../store/bookingView';
import { isOver } from '../../store/liveView';
import { headline } from '../../store/statusWords';
import { remainingTime } from '../../utils/remainingTime';

const CLOCK_MS = 30_000;

/** The state in words, the arrival and how long until then. */
export function LiveHeadline({ booking }: { booking: Booking }) {
  const now = useNow(CLOCK_MS);
  const appointment = appointmentOf(booking);
  const eta = appointment?.eta_at;
  const over = isOver(booking);
  const doneAt = appointment?.proof?.at ?? appointment?.timeline.at(-1)?.at;
  const left = eta ? remainingTime(Date.parse(eta), now) : null;
  return (
    <div className="on-dark bg-ink-900 px-6 py-5 text-white">
      <div className="flex items-center justify-between gap-3">
        <div role="status">
          <h2 className="rounded-xs bg-brand-500 px-2 py-0.5 text-small font-560 text-ink-900">
            {headline(statusOf(booking))}
          </h2>
        </div>
        <span className="tabular text-caption text-ink-300">Booked {formatDay(booking.date_created)}</span>
      </div>
      <div className="mt-3 flex items-end justify-between gap-3">
        <p>
          <span className="block text-small text-ink-300">{captionOf(over, Boolean(eta), booking.status)}</span>
          <span className="amount block text-eta">
            {over ? (doneAt ? timeOrDay(doneAt, now) : '-') : timeOrDay(eta ?? booking.schedule.pickup_at, now)}
          </span>
        </p>
        {!over && eta && left && (
          <p className="text-right">
            {typeof appointment.distance_left_km === 'number' && (
              <span className="tabular block text-small text-ink-300">
                {appointment.distance_left_km.toFixed(1)} km left
              </span>
            )}
            <span className="amount block text-h2">
              {left.value} {left.unit}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function captionOf(over: boolean, hasEta: boolean, status: string) {
  if (over) return status === 'Cancelled' ? 'Cancelled' : 'Delivered';
  return hasEta ? 'Arrives' : 'Pick-up';
}

const timeOrDay = (at: string, now: number) =>
  isSameDay(at, now) ? formatTime(at) : `${formatDay(at).replace(/ \d{4}$/, '')}, ${formatTime(at)}`;
