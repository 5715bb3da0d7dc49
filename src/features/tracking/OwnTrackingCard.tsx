import type { Booking } from '@/api/wire';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { useNow } from '@/components/ui/useNow';
import { getLivePath } from '@/config/paths';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getFreshness, getUpdatedLabel } from '@/domain/booking/freshness';
import { getLivePosition, getLiveSteps } from '@/domain/booking/liveView';
import { hasPlaces, useDeliveryMap } from '@/hooks/useDeliveryMap';
import { useDriverLine } from '@/hooks/useDriverLine';
import { useHeadline } from '@/hooks/useHeadline';
import { getFullName } from '@/utils/text';
import { TrackingHeader } from './TrackingHeader';
import { TrackingProgress } from './TrackingProgress';

const CLOCK_MS = 1_000;

/** The customer's own delivery: times, driver, progress and map, with a link to its live page. */
export function OwnTrackingCard({ booking, updatedAt }: { booking: Booking; updatedAt: number | undefined }) {
  const now = useNow(CLOCK_MS);
  const map = useDeliveryMap(booking);
  const driver = getCurrentDriver(booking);
  const headline = useHeadline(booking);
  const driverLine = useDriverLine(booking);
  const age = getFreshness(getLivePosition(booking)?.recorded_at, now);
  return (
    <article
      aria-label={booking.booking_number}
      className="grid gap-5 desktop:grid-cols-[minmax(0,476px)_minmax(0,1fr)]"
    >
      <Card padding="lg">
        <TrackingHeader booking={booking} headline={headline} />
        <p className="tabular mt-1 text-caption text-ink-600">{age?.label ?? getUpdatedLabel(updatedAt)}</p>
        <div className="mt-4 flex items-center gap-3 rounded-md bg-ink-50 p-3 ring-1 ring-ink-150">
          <Avatar
            name={getFullName(driver?.user.user_profile)}
            src={driver?.user.user_profile.profile_image}
            size={40}
            isDecorative
          />
          <p className="min-w-0">
            <span className="block font-560">{driverLine}</span>
            <span className="text-small text-ink-600">
              {[booking.vehicle_type?.name, driver?.plate_number].filter(Boolean).join(', ')}
            </span>
          </p>
        </div>
        <TrackingProgress bookingNumber={booking.booking_number} steps={getLiveSteps(booking, now)} />
        <ButtonLink to={getLivePath(booking.booking_number)} className="mt-5 w-full">
          Open the delivery
        </ButtonLink>
      </Card>
      {hasPlaces(booking) && (
        <LazyDeliveryMap
          label={`Map of ${booking.booking_number}`}
          {...map}
          className="min-h-[360px] rounded-lg ring-1 ring-ink-150"
        />
      )}
    </article>
  );
}
