import { Star } from 'lucide-react';
import type { PublicBooking } from '@/api/wire';
import { VehiclePicture } from '@/components/delivery/VehiclePicture';
import { VEHICLE_TO_BE_ASSIGNED } from '@/config/messages';
import { getBookingMode } from '@/domain/booking/bookingView';
import { formatNumber } from '@/utils/money';
import { pluralize } from '@/utils/text';
import { getPublicDriver, type PublicDriver } from './publicDetails';
import { getPublicLoad } from './publicSteps';

/** Vehicle with its plate, driver and load: how a recipient recognises the delivery. */
export function PublicVehicle({ booking }: { booking: PublicBooking }) {
  const driver = getPublicDriver(booking);
  const load = getPublicLoad(booking);
  const name = booking.vehicle_type?.name;
  return (
    <section aria-label="Vehicle" className="mt-4 flex items-center gap-4 rounded-md bg-ink-50 p-3 ring-1 ring-ink-150">
      <VehiclePicture name={name ?? ''} mode={getBookingMode(booking)} width={86} />
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-560">
          {name ?? VEHICLE_TO_BE_ASSIGNED}
          {driver?.plate && (
            <span className="tabular rounded-xs bg-white px-2 text-small ring-1 ring-ink-300">
              <span className="sr-only">Plate </span>
              {driver.plate}
            </span>
          )}
        </p>
        {driver && <DriverLine driver={driver} />}
        {load && (
          <p className="tabular text-small text-ink-600">
            {pluralize(load.count, 'unit')}, {formatNumber(load.weight_kg)} kg
          </p>
        )}
      </div>
    </section>
  );
}

function DriverLine({ driver: { firstName, rating } }: { driver: PublicDriver }) {
  if (!firstName && rating === undefined) return null;
  return (
    <p className="tabular flex items-center gap-1 text-small text-ink-700">
      {firstName ? `Driver ${firstName}` : 'Driver'}
      {rating !== undefined && (
        <>
          <span className="sr-only"> rated </span>
          <Star size={14} aria-hidden className="ml-1 fill-warn-500 text-warn-500" />
          {rating.toFixed(1)}
        </>
      )}
    </p>
  );
}
