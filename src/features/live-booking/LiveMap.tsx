import type { Booking } from '@/api/wire';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { useDeliveryMap } from '@/hooks/useDeliveryMap';

export function LiveMap({ booking }: { booking: Booking }) {
  return <LazyDeliveryMap label={`Map of ${booking.booking_number}`} {...useDeliveryMap(booking)} className="h-full" />;
}
