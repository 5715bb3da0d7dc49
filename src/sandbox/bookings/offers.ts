import { minutesToMs } from '../clock';
import { checkVoucher } from '../domain/vouchers';
import { DRIVERS, type DriverRecord } from '../drivers/roster';
import { SHARED_TRUCK, VEHICLES, findVehicleById, type VehicleSpec } from '../goods/vehicles';
import { findCapacityProblem } from '../pricing/load';
import { priceLoad } from '../pricing/price';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord, ItemRecord, PriceRecord, RateRecord } from '../records/bookings';
import { ROAD_FACTOR, getDriveMinutes, getStraightDistanceKm } from '../routing/route';
import type { World } from '../world';

/** Offers are valid for ten minutes. */
const OFFERS_VALID_MS = minutesToMs(10);
const MAX_OFFERS = 12;
const JOINT_OFFERS = 3;
const EARTH_KM_PER_DEGREE = 111;
const PICKUP_SPEED_KMH = 22;

type Load = Pick<
  BookingRecord,
  'booking_type' | 'stops' | 'services' | 'pickup_at' | 'distance_km' | 'vehicle_type' | 'voucher_code'
>;

export const collectItems = ({ stops }: Pick<BookingRecord, 'stops'>): ItemRecord[] =>
  stops.flatMap((stop) => stop.items);

/** Hashes a text to a number from 0 to 1. */
export function hashToFraction(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Price of a load on a vehicle, before any voucher and driver rate. */
export function getListPrice(load: Load, vehicle: VehicleSpec): PriceRecord {
  return priceLoad({
    booking_type: load.booking_type,
    vehicle,
    distance_km: load.distance_km,
    dropoffs: load.stops.length - 1,
    items: collectItems(load),
    services: load.services,
    pickup_at: load.pickup_at,
  });
}

/** Deducts a voucher from a price; a voucher that does not apply deducts nothing. */
export function applyVoucher(
  world: World,
  customer: CustomerRecord,
  price: PriceRecord,
  code: string | null,
  about: { bookingType: BookingRecord['booking_type']; now: number },
): PriceRecord {
  const subtotal = price.breakdown.reduce((sum, line) => sum + line.centavos, 0);
  const found = code ? checkVoucher(world, customer, code, { ...about, subtotal }) : null;
  const discount = found && 'discount' in found ? found.discount : 0;
  return { breakdown: price.breakdown, discount, total: subtotal - discount };
}

type Candidate = { driver: DriverRecord; vehicle: VehicleSpec };

const findDrivers = (vehicle: VehicleSpec): Candidate[] =>
  DRIVERS.filter((driver) => driver.vehicle === vehicle.name).map((driver) => ({ driver, vehicle }));

/** Drivers of the chosen vehicle first, then of the nearest larger or smaller vehicle that carries the load. */
function findCandidates(load: Load): Candidate[] {
  if (load.booking_type === 'shared') {
    const truckers = DRIVERS.filter((driver) => driver.vehicle === '6-wheeler').slice(0, JOINT_OFFERS);
    return truckers.map((driver) => ({ driver, vehicle: SHARED_TRUCK }));
  }
  const chosen = VEHICLES.findIndex((vehicle) => vehicle.id === load.vehicle_type);
  const getSizeDifference = (vehicle: VehicleSpec) => Math.abs(VEHICLES.indexOf(vehicle) - chosen);
  return VEHICLES.filter(
    (vehicle) => vehicle.id === load.vehicle_type || !findCapacityProblem(vehicle, collectItems(load)),
  )
    .sort((a, b) => getSizeDifference(a) - getSizeDifference(b) || b.id - a.id)
    .flatMap(findDrivers)
    .slice(0, MAX_OFFERS);
}

/** Position of a waiting driver, up to 3 km from the pickup; always the same for a booking and driver. */
function getDriverStart(load: Load, seed: string): { lat: number; lng: number } {
  const pickup = load.stops[0];
  const angle = hashToFraction(`${seed} angle`) * 2 * Math.PI;
  const degrees = (0.6 + hashToFraction(`${seed} far`) * 2.2) / EARTH_KM_PER_DEGREE;
  return {
    lat: (pickup?.lat ?? 0) + Math.sin(angle) * degrees,
    lng: (pickup?.lng ?? 0) + Math.cos(angle) * degrees,
  };
}

/** Surcharge of a driver in centavos: none for the first of a vehicle, a little more for each further one. */
const getDriverRate = (rank: number, list: number): number => Math.round((list * rank * 0.018) / 500) * 500;

/** Computes the offers for a booking; the same input gives the same offers. */
export function makeOffers(world: World, customer: CustomerRecord, booking: BookingRecord, now: number): RateRecord[] {
  const driversPerVehicle = new Map<number, number>();
  return findCandidates(booking).map(({ driver, vehicle }) => {
    const rank = driversPerVehicle.get(vehicle.id) ?? 0;
    driversPerVehicle.set(vehicle.id, rank + 1);
    const list = getListPrice(booking, vehicle);
    const extra = getDriverRate(rank, list.total);
    const line = { code: 'driver_rate', label: 'Driver rate', centavos: extra };
    const price = applyVoucher(
      world,
      customer,
      { ...list, breakdown: extra > 0 ? [...list.breakdown, line] : list.breakdown },
      booking.voucher_code,
      { bookingType: booking.booking_type, now },
    );
    const seed = `${booking.booking_number} ${driver.id}`;
    const from = getDriverStart(booking, seed);
    const pickup = booking.stops[0] ?? from;
    return {
      id: `${booking.id}-${now}-${driver.id}`,
      vehicle_type: vehicle.id,
      driver_id: driver.id,
      from,
      eta_minutes: Math.round(4 + ((getStraightDistanceKm(from, pickup) * ROAD_FACTOR) / PICKUP_SPEED_KMH) * 60),
      distance_km: booking.distance_km,
      duration_minutes: getDriveMinutes({
        distance_km: booking.distance_km,
        vehicleId: vehicle.id,
        at: booking.pickup_at,
        stopCount: booking.stops.length,
      }),
      ...price,
    };
  });
}

export const areOffersFresh = (booking: BookingRecord, now: number): boolean =>
  booking.rates !== null && now - booking.rates.computed_at < OFFERS_VALID_MS;

/** Returns the offers of a booking; they are recomputed once they expire. */
export function getCurrentOffers(
  world: World,
  customer: CustomerRecord,
  booking: BookingRecord,
  now: number,
): RateRecord[] {
  if (!booking.rates || !areOffersFresh(booking, now) || booking.rates.voucher_code !== booking.voucher_code) {
    const offers = makeOffers(world, customer, booking, now);
    booking.rates = { computed_at: now, voucher_code: booking.voucher_code, offers };
    const list = findVehicleById(booking.vehicle_type);
    const lowest = offers.filter((offer) => offer.vehicle_type === list?.id).map((offer) => offer.total);
    if (lowest.length > 0) booking.total = Math.min(...lowest);
  }
  return booking.rates.offers;
}
