import type { PublicBooking } from '@/api/wire';
import { StatusTag } from '@/components/delivery/StatusTag';
import { VehicleArt } from '@/components/delivery/VehicleArt';
import { ModeTag } from '@/components/ui/ModeTag';
import { useNow } from '@/components/ui/useNow';
import { LAST_REFRESH_FAILED, VEHICLE_TO_BE_ASSIGNED, getUpdatedMessage } from '@/config/messages';
import { bookingModeOf } from '@/domain/booking/bookingView';
import { etaLines } from '@/domain/booking/eta';
import { freshness, getStatusLabel } from '@/domain/booking/statusLabels';
import { formatNearDay, formatTime } from '@/lib/dates';
import { toServerTime } from '@/lib/http/serverClock';
import { formatNumber } from '@/utils/money';
import { plural } from '@/utils/text';
import { EtaTimes } from './EtaTimes';
import {
  appointmentOfPublic,
  isOverPublic,
  getPublicLoad,
  getProofLabel,
  publicPosition,
  shownStatusPublic,
  stopsDonePublic,
} from './publicSteps';

const CLOCK_MS = 1_000;

type PublicSummaryProps = { booking: PublicBooking; lookedAt: number | undefined; hasFailed: boolean };

/** Public part of a delivery: status, times, age of the data, vehicle, load and stops done. */
export function PublicSummary({ booking, lookedAt, hasFailed }: PublicSummaryProps) {
  const now = useNow(CLOCK_MS);
  const appointment = appointmentOfPublic(booking);
  const { done, all } = stopsDonePublic(booking);
  const status = shownStatusPublic(booking, now);
  const isOver = isOverPublic(booking);
  const load = getPublicLoad(booking);
  const endedAt = appointment?.timeline.at(-1)?.at;
  const age = freshness(publicPosition(booking)?.recorded_at, now);
  const freshnessLabel = age?.label ?? (lookedAt ? getUpdatedMessage(formatTime(toServerTime(lookedAt))) : '');
  const mode = bookingModeOf(booking);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <StatusTag status={status} label={getStatusLabel(status)} />
        <ModeTag mode={mode} />
      </div>
      <h2 className="tabular mt-3 text-small text-ink-600">{booking.booking_number}</h2>
      {isOver ? (
        <>
          <p className="text-small text-ink-600">
            {getStatusLabel(status)} {endedAt && formatNearDay(endedAt, now)}
          </p>
          <p className="amount text-eta">{formatTime(endedAt)}</p>
        </>
      ) : (
        <EtaTimes lines={etaLines(booking, now)} now={now} />
      )}
      <p className="tabular mt-1 flex items-center gap-2 text-caption text-ink-600">
        <span
          aria-hidden
          className={`size-2 rounded-full ${!hasFailed && (age?.isLive ?? !isOver) ? 'bg-ok-500' : 'bg-ink-400'}`}
        />
        <span role="status">
          {hasFailed && `${LAST_REFRESH_FAILED} Retrying… `}
          {freshnessLabel}
        </span>
      </p>
      <div className="mt-4 flex items-center gap-4 rounded-md bg-ink-50 p-3 ring-1 ring-ink-150">
        <VehicleArt name={booking.vehicle_type?.name ?? ''} mode={mode} width={86} />
        <p className="min-w-0">
          <span className="block font-560">{booking.vehicle_type?.name ?? VEHICLE_TO_BE_ASSIGNED}</span>
          {load && (
            <span className="tabular text-small text-ink-600">
              {plural(load.count, 'unit')}, {formatNumber(load.weight_kg)} kg
            </span>
          )}
        </p>
      </div>
      <p className="tabular mt-3 text-small text-ink-600">
        {done} of {plural(all, 'stop')} done. {getProofLabel(booking)}
      </p>
    </>
  );
}
