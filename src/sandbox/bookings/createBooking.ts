import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { CHOOSE_PICKUP_TIME, CHOOSE_VEHICLE, PICKUP_TIME_TAKEN } from '@/config/fieldMessages';
import { daysToMs, minutesToMs } from '../clock';
import { check, maxLength, readTextField } from '../domain/checks';
import { createRandomDigits } from '../domain/random';
import { checkVoucher } from '../domain/vouchers';
import { SHARED_TRUCK, findVehicleById, type VehicleSpec } from '../goods/vehicles';
import type { FieldErrors } from '../http';
import { findCapacityProblem } from '../pricing/load';
import { PICKUP_IS_PAST, isOpenSlot, isPickupPast } from '../pricing/slots';
import { CHOOSE_BOOKING_TYPE, checkPlaces, readBookingType, validateStops } from '../pricing/validateStops';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord, StopRecord } from '../records/bookings';
import { getDriveMinutes, planRoute } from '../routing/route';
import { takeId, type World } from '../world';
import { createBookingNumber } from './bookingNumber';
import { applyVoucher, collectItems, getListPrice } from './offers';
import { getUnpaidFields } from './unpaidFields';

type Body = Record<string, unknown>;
type Times = { now: number; deviceNow: number };
type Pickup = { at: number; isNow: boolean };
type BookingInput = {
  isShared: boolean;
  vehicle: VehicleSpec;
  stops: StopRecord[];
  pickup: Pickup;
  services: string[];
};

/** A pickup within this time of now counts as now. */
const NOW_TOLERANCE_MS = minutesToMs(15);

function readVehicle(body: Body, isShared: boolean): VehicleSpec | undefined {
  const id = readTextField(body, 'vehicle_type');
  const vehicle = isShared && id === '' ? SHARED_TRUCK : findVehicleById(id);
  return (vehicle === SHARED_TRUCK) === isShared ? vehicle : undefined;
}

/** Reads the pickup time. A device clock may be behind a fast world, so its recent past counts as now. */
function readPickup(body: Body, times: Times): Pickup | string {
  const { now } = times;
  const at = Date.parse(readTextField(body, 'pickup_at'));
  if (Number.isNaN(at)) return CHOOSE_PICKUP_TIME;
  const isNow = Math.abs(at - now) <= NOW_TOLERANCE_MS || (at <= now && !isPickupPast(at, times));
  if (isNow) return { at: now, isNow: true };
  if (at < now) return PICKUP_IS_PAST;
  const isTooFar = at > now + daysToMs(SCHEDULE_DAYS_AHEAD + 1);
  if (isTooFar) return `Choose a day within the next ${SCHEDULE_DAYS_AHEAD} days.`;
  return isOpenSlot(at, now) ? { at, isNow: false } : PICKUP_TIME_TAKEN;
}

function readServices(body: Body, vehicle: VehicleSpec | undefined): string[] | string {
  if (body.services === undefined) return [];
  const known = new Set(vehicle?.services.map((service) => service.code));
  const codes: unknown[] = Array.isArray(body.services) ? body.services : [null];
  const services = codes.filter((code): code is string => typeof code === 'string' && known.has(code));
  return services.length === codes.length ? services : 'Choose services that the vehicle offers.';
}

/** Reads a booking request, or returns the errors of its fields. */
async function readInput(body: Body, times: Times): Promise<BookingInput | { errors: FieldErrors }> {
  const { stops, errors } = validateStops(body.stops, { isBooking: true });
  const type = readBookingType(body);
  if (!type) errors.booking_type = [CHOOSE_BOOKING_TYPE];
  const isShared = type === 'shared';
  const vehicle = readVehicle(body, isShared);
  if (!vehicle) errors.vehicle_type = [CHOOSE_VEHICLE];
  const pickup = readPickup(body, times);
  if (typeof pickup === 'string') errors.pickup_at = [pickup];
  const services = readServices(body, vehicle);
  if (typeof services === 'string') errors.services = [services];
  Object.assign(errors, check(body, { notes: [maxLength(500)] }));
  if (readTextField(body, 'idempotency_key').length < 8) {
    errors.idempotency_key = ['The idempotency key of this booking is missing.'];
  }
  if (Object.keys(errors).length > 0 || !vehicle || typeof pickup === 'string' || typeof services === 'string') {
    return { errors };
  }
  const placeErrors = await checkPlaces(stops);
  if (Object.keys(placeErrors).length > 0) return { errors: placeErrors };
  const problem = findCapacityProblem(vehicle, collectItems({ stops }));
  if (problem) return { errors: { [isShared ? 'stops.1.items' : 'vehicle_type']: [problem] } };
  return { isShared, vehicle, stops, pickup, services };
}

/** Adds the requested booking to the world, or returns the errors of the request. */
export async function createBooking(
  world: World,
  customer: CustomerRecord,
  body: Body,
  times: Times,
): Promise<{ booking: BookingRecord } | { errors: FieldErrors }> {
  const input = await readInput(body, times);
  if ('errors' in input) return input;
  const { isShared, vehicle, stops, pickup, services } = input;
  const { distance_km, polyline } = planRoute(stops);
  const booking: BookingRecord = {
    id: 0,
    customer_id: customer.id,
    booking_number: '',
    booking_type: isShared ? 'shared' : 'exclusive',
    status: 'Pending',
    created_at: times.now,
    pickup_at: pickup.at,
    is_now: pickup.isNow,
    stops,
    vehicle_type: vehicle.id,
    services,
    voucher_code: readTextField(body, 'voucher_code').toUpperCase() || null,
    notes: readTextField(body, 'notes'),
    idempotency_key: readTextField(body, 'idempotency_key'),
    distance_km,
    duration_minutes: getDriveMinutes({ distance_km, vehicleId: vehicle.id, at: pickup.at, stopCount: stops.length }),
    polyline,
    ...getUnpaidFields(),
    appointment_id: 0,
  };
  const list = getListPrice(booking, vehicle);
  const use = { bookingType: booking.booking_type, now: times.now };
  if (booking.voucher_code) {
    const found = checkVoucher(world, customer, booking.voucher_code, { ...use, subtotal: list.total });
    if ('reason' in found) return { errors: { voucher_code: [found.reason] } };
  }
  booking.quote = applyVoucher(world, customer, list, booking.voucher_code, use);
  booking.total = booking.quote.total;
  booking.id = takeId(world);
  booking.appointment_id = takeId(world);
  booking.booking_number = createBookingNumber(world, times.now, () => createRandomDigits(4));
  world.bookings.push(booking);
  return { booking };
}
