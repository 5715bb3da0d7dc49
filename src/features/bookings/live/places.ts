import type { Booking } from '../../../api/wire';
import { stopsOf } from '../../../store/bookingView';

/** A place that a map can show; 0, 0 is what a server sends that does not know. */
export const isOnMap = ({ lat, lng }: { lat: number; lng: number }) =>
  Number.isFinite(lat) && Number.isFinite(lng) && !(lat === 0 && lng === 0);

/** Whether there is anything to draw a map of; without it the timeline stands alone. */
export const hasPlaces = (booking: Booking) => stopsOf(booking).some(isOnMap);
