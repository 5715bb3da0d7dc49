import { useMemo } from 'react';
import type { Booking, Position } from '@/api/wire';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { useNow } from '@/components/ui/useNow';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { toMapStops } from '@/domain/booking/bookingView';
import { getEtas } from '@/domain/booking/eta';
import { getFreshness } from '@/domain/booking/freshness';
import { getLivePosition } from '@/domain/booking/liveView';
import { toMapDriver, toMapRoute } from '@/domain/booking/mapRoute';
import { formatTime } from '@/lib/dates';
import { isOnMap } from '@/lib/maps/geo';

/** Interval for updating the age of the position. */
const AGE_UPDATE_MS = 5000;

/** Labels a vehicle with its arrival time, else with its plate or booking number. */
function toMapVehicle(booking: Booking, position: Position, now: number) {
  const { id, booking_number: number } = booking;
  const eta = getEtas(booking, now).dropoff?.at;
  const label = eta ? formatTime(eta) : getCurrentDriver(booking)?.plate_number || number;
  const detail = eta ? `, arrives ${label}` : `, ${label}`;
  return {
    ...toMapDriver(booking, position),
    id: String(id),
    label,
    name: `Show ${number} on the map${label === number ? '' : detail}`,
    isChosen: false,
  };
}

type ActiveMapProps = { bookings: readonly Booking[]; chosen: Booking; onChoose: (id: string) => void };

/** Map of all vehicles on the road, clustered, with the route and the position age of the chosen one. */
export function ActiveMap({ bookings, chosen, onChoose }: ActiveMapProps) {
  const now = useNow(AGE_UPDATE_MS);
  const stops = useMemo(() => toMapStops(chosen).filter((stop) => isOnMap(stop)), [chosen]);
  const route = useMemo(() => toMapRoute(chosen), [chosen]);
  const position = getLivePosition(chosen);
  const live = useMemo(() => (position ? toMapDriver(chosen, position) : undefined), [chosen, position]);
  const vehicles = useMemo(
    () =>
      bookings.flatMap((booking) => {
        const vehiclePosition = booking === chosen ? null : getLivePosition(booking);
        return vehiclePosition ? [toMapVehicle(booking, vehiclePosition, now)] : [];
      }),
    [bookings, chosen, now],
  );
  const age = getFreshness(position?.recorded_at, now);
  return (
    <div className="relative">
      <LazyDeliveryMap
        label={`Map of ${chosen.booking_number}`}
        stops={stops}
        route={route}
        live={live}
        vehicles={vehicles}
        onVehicleSelect={onChoose}
        isPreview
        className="h-full min-h-52"
      />
      <p className="tabular absolute top-3 left-3 z-10 flex items-center gap-2 rounded-full bg-white px-3 py-1.5 text-caption font-560 shadow-pop">
        <span
          aria-hidden
          className={`size-2 rounded-full forced-color-adjust-none ${age?.isLive ? 'bg-ok-500' : 'bg-ink-400'}`}
        />
        {age?.label ?? 'No position yet'}
      </p>
    </div>
  );
}
