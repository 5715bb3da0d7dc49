import type { PublicBooking } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { LAST_REFRESH_FAILED } from '@/config/messages';
import { getFreshness, getUpdatedLabel } from '@/domain/booking/freshness';
import { getHeadline } from '@/domain/booking/headline';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { pluralize } from '@/utils/text';
import { HaveReady } from './HaveReady';
import { PublicVehicle } from './PublicVehicle';
import { TrackingHeader } from './TrackingHeader';
import { countPublicStopsDone, getProofLabel, getPublicPosition } from './publicSteps';

const CLOCK_MS = 1_000;

type PublicSummaryProps = { booking: PublicBooking; updatedAt: number | undefined; hasFailed: boolean };

/** Public part of a delivery: status, times, age of the data, driver, stops done and what to have ready. */
export function PublicSummary({ booking, updatedAt, hasFailed }: PublicSummaryProps) {
  const now = useNow(CLOCK_MS);
  const { done, all } = countPublicStopsDone(booking);
  const isOver = isDeliveryOver(booking);
  const age = getFreshness(getPublicPosition(booking)?.recorded_at, now);
  return (
    <>
      <TrackingHeader booking={booking} headline={getHeadline(booking, now)} />
      <p className="tabular mt-1 flex items-center gap-2 text-caption text-ink-600">
        <span
          aria-hidden
          className={`size-2 rounded-full forced-color-adjust-none ${!hasFailed && (age?.isLive ?? !isOver) ? 'bg-ok-500' : 'bg-ink-400'}`}
        />
        <span>
          {/* without the age: screen readers would read it every second */}
          <span role="status">{hasFailed && `${LAST_REFRESH_FAILED} Retrying… `}</span>
          {age?.label ?? getUpdatedLabel(updatedAt)}
        </span>
      </p>
      <PublicVehicle booking={booking} />
      <p className="tabular mt-3 text-small text-ink-600">
        {done} of {pluralize(all, 'stop')} done. {getProofLabel(booking)}
      </p>
      <HaveReady booking={booking} />
    </>
  );
}
