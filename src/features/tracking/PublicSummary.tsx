import type { PublicBooking } from '@/api/wire';
import { StatusHeadline } from '@/components/delivery/StatusHeadline';
import { VehicleArt } from '@/components/delivery/VehicleArt';
import { ModeTag } from '@/components/ui/ModeTag';
import { useNow } from '@/components/ui/useNow';
import { LAST_REFRESH_FAILED, VEHICLE_TO_BE_ASSIGNED, getUpdatedMessage } from '@/config/messages';
import { bookingModeOf } from '@/domain/booking/bookingView';
import { getHeadline } from '@/domain/booking/headline';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { freshness } from '@/domain/booking/statusLabels';
import { formatTime } from '@/lib/dates';
import { toServerTime } from '@/lib/http/serverClock';
import { formatNumber } from '@/utils/money';
import { plural } from '@/utils/text';
import { RemainingTime } from './RemainingTime';
import { getPublicLoad, getProofLabel, publicPosition, stopsDonePublic } from './publicSteps';

const CLOCK_MS = 1_000;

type PublicSummaryProps = { booking: PublicBooking; lookedAt: number | undefined; hasFailed: boolean };

/** Public part of a delivery: status, times, age of the data, vehicle, load and stops done. */
export function PublicSummary({ booking, lookedAt, hasFailed }: PublicSummaryProps) {
  const now = useNow(CLOCK_MS);
  const { done, all } = stopsDonePublic(booking);
  const { left, ...headline } = getHeadline(booking, now);
  const isOver = isDeliveryOver(booking);
  const load = getPublicLoad(booking);
  const age = freshness(publicPosition(booking)?.recorded_at, now);
  const freshnessLabel = age?.label ?? (lookedAt ? getUpdatedMessage(formatTime(toServerTime(lookedAt))) : '');
  const mode = bookingModeOf(booking);
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="tabular text-small text-ink-600">{booking.booking_number}</p>
        <ModeTag mode={mode} />
      </div>
      <StatusHeadline {...headline}>
        <RemainingTime left={left} />
      </StatusHeadline>
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
