import type { Booking } from '@/api/wire';
import { StatusTag } from '@/components/delivery/StatusTag';
import { useNow } from '@/components/ui/useNow';
import { getArrivedMessage, getUpdatedMessage } from '@/config/messages';
import { appointmentOf } from '@/domain/booking/appointment';
import { shownStatus, deliveryStatusOf } from '@/domain/booking/bookingView';
import { etaLines, type EtaLine } from '@/domain/booking/eta';
import { isDeliveryOver, livePosition } from '@/domain/booking/liveView';
import { freshness, getStatusLabel } from '@/domain/booking/statusLabels';
import { formatDay, formatNearDay, formatTime, isSameDay } from '@/lib/dates';
import { toServerTime } from '@/lib/http/serverClock';

const CLOCK_MS = 1_000;

type LiveHeadlineProps = { booking: Booking; /** Time of the last response, in ms. */ lookedAt: number | undefined };

/** Status, age of the data, and the next times: pickup and drop-off, or the arrival. */
export function LiveHeadline({ booking, lookedAt }: LiveHeadlineProps) {
  const now = useNow(CLOCK_MS);
  const status = shownStatus(booking, now);
  const lines = isDeliveryOver(booking) ? [] : etaLines(booking, now);
  const km = appointmentOf(booking)?.distance_left_km;
  const left = lines.find((line) => line.left)?.left;
  return (
    <div className="on-dark bg-ink-900 px-6 py-5 text-white">
      <div className="flex items-center justify-between gap-3">
        <div role="status">
          <h2>
            <StatusTag status={status} label={getStatusLabel(status)} />
          </h2>
        </div>
        <Freshness booking={booking} lookedAt={lookedAt} now={now} />
      </div>
      <div className="mt-3 flex items-end justify-between gap-3">
        {isDeliveryOver(booking) && <Ending booking={booking} now={now} />}
        {lines.map((line) => (
          <Moment key={line.caption} line={line} now={now} isLarge={line === lines[0]} />
        ))}
        {left && (
          <p className="text-right">
            {typeof km === 'number' && km >= 0.1 && (
              <span className="tabular block text-small text-ink-300">{km.toFixed(1)} km left</span>
            )}
            <span className="amount block text-h2">{left}</span>
          </p>
        )}
      </div>
    </div>
  );
}

const dayOf = (at: string | undefined, now: number) => (at && !isSameDay(at, now) ? ` ${formatNearDay(at, now)}` : '');

function Moment({ line: { caption, at }, now, isLarge }: { line: EtaLine; now: number; isLarge: boolean }) {
  if (caption === 'Arrived') {
    return <p className="amount text-h2">{getArrivedMessage(formatTime(at))}</p>;
  }
  return (
    <p className={isLarge ? '' : 'text-right'}>
      <span className="tabular block text-small text-ink-300">{caption + dayOf(at, now)}</span>
      <span className={`amount block ${isLarge ? 'text-eta' : 'text-h2'}`}>{formatTime(at)}</span>
    </p>
  );
}

function Ending({ booking, now }: { booking: Booking; now: number }) {
  const appointment = appointmentOf(booking);
  const at = appointment?.proof?.at ?? appointment?.timeline.at(-1)?.at;
  return (
    <p>
      <span className="tabular block text-small text-ink-300">
        {getStatusLabel(deliveryStatusOf(booking)) + dayOf(at, now)}
      </span>
      <span className="amount block text-eta">{formatTime(at)}</span>
    </p>
  );
}

/** Age of the driver's position, or of the last response if there is no position. */
function Freshness({ booking, lookedAt, now }: LiveHeadlineProps & { now: number }) {
  const classes = 'tabular flex items-center gap-2 text-caption text-ink-300';
  if (isDeliveryOver(booking)) return <p className={classes}>Booked {formatDay(booking.date_created)}</p>;
  const age = freshness(livePosition(booking)?.recorded_at, now);
  if (!age) return <p className={classes}>{lookedAt ? getUpdatedMessage(formatTime(toServerTime(lookedAt))) : ''}</p>;
  return (
    <p className={classes}>
      <span aria-hidden className={`size-2 rounded-full ${age.isLive ? 'bg-ok-500' : 'bg-ink-400'}`} />
      {age.label}
    </p>
  );
}
