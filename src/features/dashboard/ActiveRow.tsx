import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { VehiclePicture } from '@/components/delivery/VehiclePicture';
import { ModeTag } from '@/components/ui/ModeTag';
import { Progress } from '@/components/ui/Progress';
import { getLivePath } from '@/config/paths';
import { countStopsDone, getBookingMode, getBookingStops, getShownStatus } from '@/domain/booking/bookingView';
import { getEtaLines } from '@/domain/booking/eta';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { formatNearDay, formatTime, isSameDay } from '@/lib/dates';
import { pluralize } from '@/utils/text';

type ActiveRowProps = { booking: Booking; now: number; isOnMap: boolean; onShow: () => void };

export function ActiveRow({ booking, now, isOnMap, onShow }: ActiveRowProps) {
  const stops = getBookingStops(booking);
  const { from, to } = getRouteSummary(booking);
  const [eta] = getEtaLines(booking, now);
  const done = countStopsDone(booking);
  const mode = getBookingMode(booking);
  return (
    <li
      className={`relative flex items-center gap-3 border-b border-ink-150 px-4 py-3.5 last:border-b-0 ${isOnMap ? 'bg-brand-25' : 'hover:bg-brand-25'}`}
    >
      <VehiclePicture
        name={booking.vehicle_type?.name ?? ''}
        mode={mode}
        image={booking.vehicle_type?.image}
        width={64}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link to={getLivePath(String(booking.id))} className="tabular font-560 after:absolute after:inset-0">
            {booking.booking_number}
          </Link>
          <ModeTag mode={mode} />
        </p>
        <p className="truncate text-small text-ink-600">
          {from}{' '}
          <span role="img" aria-label="to">
            →
          </span>{' '}
          <span className="text-ink-900">{to}</span>
        </p>
        <Progress
          label={`Stops of ${booking.booking_number}`}
          value={done}
          max={stops.length}
          valueText={`${done} of ${pluralize(stops.length, 'stop')} done`}
          isSegmented
          tone={mode === 'shared' ? 'harbor' : 'brand'}
          className="mt-2"
        />
      </div>
      <div className="shrink-0 text-right">
        {eta && (
          <>
            <p className="text-caption text-ink-600">
              {eta.caption}
              {!isSameDay(eta.at, now) && ` ${formatNearDay(eta.at, now)}`}
            </p>
            <p className="amount text-[15px]">{formatTime(eta.at)}</p>
          </>
        )}
        <p className="text-caption text-ink-600">{getStatusLabel(getShownStatus(booking, now))}</p>
      </div>
      <button
        type="button"
        aria-label={`Show ${booking.booking_number} on the map`}
        aria-pressed={isOnMap}
        onClick={onShow}
        className="relative z-10 grid size-8 shrink-0 place-items-center rounded-sm text-ink-500 hover:bg-ink-100 hover:text-ink-900 aria-pressed:text-brand-700"
      >
        <MapPin size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  );
}
