import type { Booking, Driver, Item, Price, Proof, Rate, Stop } from '@/api/wire';
import { toManilaIso } from '../clock';
import { toPesos } from '../domain/centavos';
import { findPlaces, type PlaceChain } from '../domain/places';
import { findDriverById, toParty } from '../drivers/roster';
import { findVehicleById, toWireVehicle } from '../goods/vehicles';
import type {
  BookingRecord,
  ItemRecord,
  PriceRecord,
  ProofRecord,
  RateRecord,
  StopRecord,
  TimelineRecord,
} from '../records/bookings';
import { getCancelCost } from './cancellation';
import { getJourney } from './journey';

const findWireVehicle = (id: number) => {
  const vehicle = findVehicleById(id);
  return vehicle ? toWireVehicle(vehicle) : null;
};

const toItem = (item: ItemRecord): Item => ({
  type: item.type,
  category: item.category,
  subcategory: item.subcategory,
  uom: item.uom,
  quantity: item.quantity,
  weight_kg: item.weight_kg,
  declared_value: item.declared_value ?? null,
  description: item.description ?? null,
});

/** Returns the places of a stop by its ids. */
export const findStopPlaces = ({ region, province, city, barangay }: StopRecord): Promise<PlaceChain | null> =>
  findPlaces({ region, province, city, barangay });

const emptyToNull = (id: string): string | null => (id === '' ? null : id);

async function toStop(stop: StopRecord): Promise<Stop> {
  const place = await findStopPlaces(stop);
  return {
    sequence: stop.sequence,
    kind: stop.kind,
    contact_name: stop.contact_name,
    contact_mobile: stop.contact_mobile,
    address_line: stop.address_line,
    landmark: stop.landmark,
    region: emptyToNull(stop.region),
    province: emptyToNull(stop.province),
    city: emptyToNull(stop.city),
    barangay: emptyToNull(stop.barangay),
    lat: stop.lat,
    lng: stop.lng,
    notes: stop.notes,
    items: stop.items.map(toItem),
    ...(place && { place }),
  };
}

const toProof = (proof: ProofRecord | null): Proof | null => proof && { ...proof, at: toManilaIso(proof.at) };

/** Returns the proof of the last handover, if there was one. */
const findLastProof = ({ timeline }: BookingRecord): ProofRecord | null =>
  timeline.findLast(({ proof }) => proof)?.proof ?? null;

const toEntry = ({ status, at, note, lat, lng, proof }: TimelineRecord) => ({
  status,
  at: toManilaIso(at),
  note,
  lat,
  lng,
  proof: toProof(proof),
});

/** Price of the API, in pesos. */
export const toPrice = ({ breakdown, discount, total }: PriceRecord): Price => ({
  breakdown: breakdown.map(({ code, label, centavos }) => ({ code, label, amount: toPesos(centavos) })),
  discount: toPesos(discount),
  total: toPesos(total),
});

function toRate(rate: RateRecord): Rate {
  const driver = findDriverById(rate.driver_id);
  return {
    id: rate.id,
    vehicle_type: findWireVehicle(rate.vehicle_type),
    driver: driver && { user: toParty(driver), rating: driver.rating },
    eta_minutes: rate.eta_minutes,
    distance_km: rate.distance_km,
    duration_minutes: rate.duration_minutes,
    ...toPrice(rate),
    currency: 'PHP',
  };
}

/** Offer with the current position of its driver. */
export function toOffer(rate: RateRecord, now: number): Rate {
  const offer = toRate(rate);
  const position = rate.from && { ...rate.from, heading: null, recorded_at: toManilaIso(now) };
  return { ...offer, driver: offer.driver && { ...offer.driver, position } };
}

export function getAssignedDriver(booking: BookingRecord, now: number): Driver | null {
  const driver = findDriverById(booking.rate?.driver_id ?? null);
  if (!driver || !booking.timeline.some((entry) => entry.status === 'Driver Assigned')) return null;
  const { position } = getJourney(booking, now);
  return {
    user: toParty(driver),
    plate_number: driver.plate_number,
    mobile: driver.mobile,
    rating: driver.rating,
    position: position && { ...position, recorded_at: toManilaIso(now) },
  };
}

/** Booking as its customer sees it at `now`. */
export async function toBooking(booking: BookingRecord, now: number): Promise<Booking> {
  const { etaAt, distanceLeftKm } = getJourney(booking, now);
  const cost = getCancelCost(booking);
  const isChosen = booking.payment !== null && booking.status !== 'Pending';
  return {
    id: booking.id,
    booking_number: booking.booking_number,
    booking_type: booking.booking_type,
    status: booking.status,
    date_created: toManilaIso(booking.created_at),
    schedule: { pickup_at: toManilaIso(booking.pickup_at) },
    total: toPesos(booking.total),
    payment_status: booking.payment_status,
    payment_method: isChosen ? (booking.payment?.label ?? null) : null,
    vehicle_type: findWireVehicle(booking.vehicle_type),
    booking_routes: [
      {
        id: `${booking.id}-1`,
        sequence: 1,
        stops: await Promise.all(booking.stops.map(toStop)),
        distance_km: booking.distance_km,
        duration_minutes: booking.duration_minutes,
        polyline: booking.polyline,
        booking_appointments: [
          {
            id: booking.appointment_id,
            driver: getAssignedDriver(booking, now),
            status: booking.appointment_status,
            timeline: booking.timeline.map(toEntry),
            proof: toProof(findLastProof(booking)),
            eta_at: etaAt === null ? null : toManilaIso(etaAt),
            distance_left_km: distanceLeftKm,
          },
        ],
      },
    ],
    rating: booking.rating && { rating: booking.rating.rating, review: booking.rating.review },
    voucher_code: booking.voucher_code,
    quote: toPrice(booking.quote),
    charged: isChosen && booking.rate ? toPrice(booking.rate) : null,
    reports: booking.reports.map((report) => ({ ...report, at: toManilaIso(report.at) })),
    cancellation: cost && {
      fee: toPesos(cost.fee),
      refund: toPesos(cost.refund),
      until: cost.until === null ? null : toManilaIso(cost.until),
    },
  };
}
