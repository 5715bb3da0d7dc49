import type { PublicAppointment, PublicBooking } from '@/api/wire';
import { readCashNote } from '@/domain/draft/draftServices';
import { toManilaIso } from '../clock';
import { findVehicleById } from '../goods/vehicles';
import type { BookingRecord, StopRecord } from '../records/bookings';
import { getJourney } from './journey';
import { collectItems } from './offers';
import { findStopPlaces, getAssignedDriver } from './view';

/** Public part of the assigned driver of an ongoing booking. */
function getPublicDriver(booking: BookingRecord, now: number): PublicAppointment['driver'] {
  const driver = booking.status === 'Ongoing' ? getAssignedDriver(booking, now) : null;
  return (
    driver && {
      first_name: driver.user.user_profile.first_name,
      plate_number: driver.plate_number,
      rating: driver.rating,
    }
  );
}

/** Cash to collect at a drop-off; left out if other recipients would see it too. */
function getPublicCash(stop: StopRecord, { stops, status }: BookingRecord) {
  const { amount } = readCashNote(stop.notes);
  return amount !== null && stops.length === 2 && status === 'Ongoing' ? { cash_on_delivery: amount } : {};
}

/** Public tracking view of a booking: no full names, mobiles, streets or prices. */
export async function toPublicBooking(booking: BookingRecord, now: number): Promise<PublicBooking> {
  const { position, etaAt, nextStop } = getJourney(booking, now);
  const vehicle = findVehicleById(booking.vehicle_type);
  const items = collectItems(booking);
  const weight = items.reduce((sum, item) => sum + item.quantity * item.weight_kg, 0);
  const isLastLeg = nextStop === booking.stops.length - 1;
  const stops = await Promise.all(
    booking.stops.map(async (stop) => {
      const place = await findStopPlaces(stop);
      const [city, barangay] = [place?.city ?? null, place?.barangay ?? null];
      return { sequence: stop.sequence, kind: stop.kind, city, barangay, ...getPublicCash(stop, booking) };
    }),
  );
  return {
    booking_number: booking.booking_number,
    booking_type: booking.booking_type,
    status: booking.status,
    date_created: toManilaIso(booking.created_at),
    schedule: { pickup_at: toManilaIso(booking.pickup_at) },
    vehicle_type: vehicle ? { name: vehicle.name } : null,
    items: {
      count: items.reduce((sum, item) => sum + item.quantity, 0),
      weight_kg: Math.round(weight * 100) / 100,
    },
    booking_routes: [
      {
        sequence: 1,
        stops,
        booking_appointments: [
          {
            status: booking.appointment_status,
            driver: getPublicDriver(booking, now),
            // notes are left out: they name streets, recipients and reasons
            timeline: booking.timeline.map(({ status, at }) => ({ status, at: toManilaIso(at) })),
            has_proof: booking.status === 'Completed' && booking.timeline.some(({ proof }) => proof),
            position: isLastLeg && position ? { ...position, recorded_at: toManilaIso(now) } : null,
            eta_at: etaAt === null ? null : toManilaIso(etaAt),
          },
        ],
      },
    ],
  };
}
