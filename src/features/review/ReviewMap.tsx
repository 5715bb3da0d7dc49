import { useMemo } from 'react';
import type { Booking, Rate } from '@/api/wire';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { getBookingMode, toMapStops } from '@/domain/booking/bookingView';
import { toMapRoute } from '@/domain/booking/mapRoute';
import { isOnMap } from '@/lib/maps/geo';
import { formatPeso } from '@/utils/money';
import { getVehicleName } from './shownRates';

type ReviewMapProps = {
  booking: Booking;
  offers: readonly Rate[];
  chosen: Rate | null;
  onChoose: (offer: Rate) => void;
};

/** Map with the stops, the route and the vehicles on offer with their prices. */
export function ReviewMap({ booking, offers, chosen, onChoose }: ReviewMapProps) {
  const mode = getBookingMode(booking);
  const stops = useMemo(() => toMapStops(booking).filter((stop) => isOnMap(stop)), [booking]);
  const route = useMemo(() => toMapRoute(booking), [booking]);
  const vehicles = useMemo(
    () =>
      offers.flatMap((offer) => {
        const position = offer.driver?.position;
        if (!position) return [];
        const { lat, lng } = position;
        const vehicle = getVehicleName(offer);
        return [
          { id: String(offer.id), lat, lng, label: formatPeso(offer.total), isChosen: offer === chosen, mode, vehicle },
        ];
      }),
    [offers, chosen, mode],
  );
  const handleVehicleSelect = (id: string) => {
    const offer = offers.find((candidate) => String(candidate.id) === id);
    if (offer) onChoose(offer);
  };
  return (
    <LazyDeliveryMap
      label={`Route of ${booking.booking_number}`}
      stops={stops}
      route={route}
      vehicles={vehicles}
      onVehicleSelect={handleVehicleSelect}
      className="min-h-0 flex-1"
    />
  );
}
