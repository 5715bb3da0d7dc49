import { formatTime } from '../lib/dates';
import { remainingTime } from '../utils/remainingTime';

/** As much of a booking, of one's own or as anybody sees it, as an arrival is worked out from. */
type Travelling = {
  status: string;
  schedule?: { pickup_at?: string } | null;
  booking_routes?:
    | {
        duration_minutes?: number;
        booking_appointments?: { eta_at?: string | null; timeline?: { status: string; at: string }[] }[];
      }[]
    | null;
};

export type Arrival = {
  at: string;
  /** Worked out from the route, where the server gave no time of arrival. */
  isEstimate: boolean;
};

const MINUTE_MS = 60_000;

/**
 * When a delivery on its way arrives: as the server says; else as long after the pick-up as the route takes. A pick-up
 * that is still to come and late says nothing of the arrival: null then, and where nothing is known.
 */
export function arrivalOf(booking: Travelling, now: number): Arrival | null {
  const route = booking.booking_routes?.[0];
  const carried = route?.booking_appointments?.at(-1);
  if (carried?.eta_at) return { at: carried.eta_at, isEstimate: false };
  if (booking.status !== 'Ongoing' || !route?.duration_minutes) return null;
  const pickedUp = carried?.timeline?.find(({ status }) => status === 'Picked Up')?.at;
  const at = Date.parse(pickedUp ?? booking.schedule?.pickup_at ?? '') + route.duration_minutes * MINUTE_MS;
  if (Number.isNaN(at) || (!pickedUp && at <= now)) return null;
  return { at: new Date(at).toISOString(), isEstimate: true };
}

/** "10:52 AM", or "about 10:52 AM". */
export const arrivalTime = ({ at, isEstimate }: Arrival): string => `${isEstimate ? 'about ' : ''}${formatTime(at)}`;

/** "34 Minutes" (spec section 9). */
export function timeLeft({ at }: Arrival, now: number): string {
  const { value, unit } = remainingTime(Date.parse(at), now);
  return `${value} ${unit}`;
}
