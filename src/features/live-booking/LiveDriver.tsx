import { Phone, Star } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { VehiclePicture } from '@/components/delivery/VehiclePicture';
import { Avatar } from '@/components/ui/Avatar';
import { iconButtonClasses } from '@/components/ui/buttonClasses';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getBookingMode } from '@/domain/booking/bookingView';
import { useDriverLine } from '@/hooks/useDriverLine';
import { formatMobile, getFullName, toTextOrDash } from '@/utils/text';
import { getAllowedActions } from './allowedActions';
import { getTelLink } from './telLink';

export function LiveDriver({ booking }: { booking: Booking }) {
  const driver = getCurrentDriver(booking);
  const driverLine = useDriverLine(booking);
  const vehicle = booking.vehicle_type;
  return (
    <section aria-label="Driver" className="flex items-center gap-3 border-b border-ink-150 px-6 py-4">
      <Avatar
        name={getFullName(driver?.user.user_profile)}
        src={driver?.user.user_profile.profile_image}
        size={48}
        isDecorative
      />
      <div className="min-w-0 flex-1">
        <p className="font-560">
          {driverLine}{' '}
          {typeof driver?.rating === 'number' && (
            <span className="tabular inline-flex items-center gap-1 align-top">
              <Star size={14} aria-hidden className="fill-warn-500 text-warn-500" />
              <span className="sr-only">rated</span>
              {driver.rating.toFixed(1)}
            </span>
          )}
        </p>
        <p className="text-small text-ink-600">
          {[vehicle?.name, driver?.plate_number].filter(Boolean).join(', ') || toTextOrDash(null)}
        </p>
      </div>
      {driver?.mobile && getAllowedActions(booking).has('call') && (
        <a
          href={getTelLink(driver.mobile)}
          aria-label="Call the driver"
          title={formatMobile(driver.mobile)}
          className={iconButtonClasses('secondary', 'md')}
        >
          <Phone size={18} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      <VehiclePicture name={vehicle?.name ?? ''} mode={getBookingMode(booking)} image={vehicle?.image} width={72} />
    </section>
  );
}
