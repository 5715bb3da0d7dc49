import type { Quote, Rate } from '@/api/wire';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { CHOOSE_PICKUP_TIME } from '@/config/fieldMessages';
import type { BookingMode } from '@/config/modes';
import { collectItems } from '../bookings/offers';
import { toPrice } from '../bookings/view';
import { daysToMs, toManilaDay } from '../clock';
import { isExistingDay, readTextField } from '../domain/checks';
import { SHARED_TRUCK, VEHICLES, findVehicleById, toWireVehicle, type VehicleSpec } from '../goods/vehicles';
import { defineRoute, failInvalid, ok, rejectInvalid, type FieldErrors } from '../http';
import { findCapacityProblem } from '../pricing/load';
import { priceLoad } from '../pricing/price';
import { PICKUP_IS_PAST, isPickupPast, listSlots } from '../pricing/slots';
import { CHOOSE_BOOKING_TYPE, checkPlaces, readBookingType, validateStops } from '../pricing/validateStops';
import type { StopRecord } from '../records/bookings';
import { getDriveMinutes, planRoute } from '../routing/route';

type QuoteInput = {
  booking_type: BookingMode;
  stops: StopRecord[];
  vehicles: VehicleSpec[];
  services: string[];
  pickup_at: number;
};

/** Hashes a text to a short id (FNV-1a, twice with different seeds). */
function hashText(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start;
      for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      return (hash >>> 0).toString(36).padStart(7, '0');
    })
    .join('');
}

/** Returns the vehicles that carry the load, or the error if there is none. */
function findVehicles(body: Record<string, unknown>, stops: StopRecord[]): VehicleSpec[] | FieldErrors {
  const items = collectItems({ stops });
  if (body.booking_type === 'shared') {
    const reason = findCapacityProblem(SHARED_TRUCK, items);
    return reason ? { 'stops.1.items': [reason] } : [SHARED_TRUCK];
  }
  const wanted = readTextField(body, 'vehicle_type');
  if (wanted) {
    const vehicle = findVehicleById(wanted);
    if (!vehicle || vehicle === SHARED_TRUCK) return { vehicle_type: ['Choose a vehicle from the list.'] };
    const reason = findCapacityProblem(vehicle, items);
    return reason ? { vehicle_type: [reason] } : [vehicle];
  }
  const fitting = VEHICLES.filter((vehicle) => findCapacityProblem(vehicle, items) === null);
  const largest = VEHICLES.at(-1);
  const reason = largest && findCapacityProblem(largest, items);
  return fitting.length > 0 ? fitting : { 'stops.1.items': [reason ?? 'Reduce the load.'] };
}

/** Codes of the services of all vehicles. */
const SERVICES = new Set([...VEHICLES, SHARED_TRUCK].flatMap(({ services }) => services.map(({ code }) => code)));

function readQuoteInput(
  body: Record<string, unknown>,
  times: { now: number; deviceNow: number },
): { input: QuoteInput | null; errors: FieldErrors } {
  const { stops, errors } = validateStops(body.stops, { isBooking: false });
  const booking_type = readBookingType(body);
  if (!booking_type) errors.booking_type = [CHOOSE_BOOKING_TYPE];
  const pickup_at = body.pickup_at === undefined ? times.now : Date.parse(readTextField(body, 'pickup_at'));
  if (Number.isNaN(pickup_at)) errors.pickup_at = [CHOOSE_PICKUP_TIME];
  else if (isPickupPast(pickup_at, times)) errors.pickup_at = [PICKUP_IS_PAST];
  const list: unknown[] = Array.isArray(body.services) ? body.services : [];
  const services = list.filter((code): code is string => typeof code === 'string' && SERVICES.has(code));
  if (services.length < list.length) errors.services = ['Choose services that a vehicle offers.'];
  if (!booking_type || Object.keys(errors).length > 0) return { input: null, errors };
  const vehicles = findVehicles(body, stops);
  if (!Array.isArray(vehicles)) return { input: null, errors: vehicles };
  return { input: { booking_type, stops, vehicles, services, pickup_at }, errors };
}

function createQuote({ booking_type, stops, vehicles, services, pickup_at }: QuoteInput, id: string): Quote {
  const { distance_km } = planRoute(stops);
  const getMinutes = (vehicle: VehicleSpec | undefined) =>
    getDriveMinutes({ distance_km, vehicleId: vehicle?.id ?? 0, at: pickup_at, stopCount: stops.length });
  const toRate = (vehicle: VehicleSpec): Rate => {
    const price = priceLoad({
      booking_type,
      vehicle,
      distance_km,
      dropoffs: stops.length - 1,
      items: collectItems({ stops }),
      services,
      pickup_at,
    });
    return {
      id: `${id}-${String(vehicle.id)}`,
      vehicle_type: toWireVehicle(vehicle),
      driver: null,
      eta_minutes: 6 + vehicle.id * 3,
      distance_km,
      duration_minutes: getMinutes(vehicle),
      ...toPrice(price),
      currency: 'PHP',
    };
  };
  return { id, distance_km, duration_minutes: getMinutes(vehicles[0]), rates: vehicles.map(toRate) };
}

export const quoteRoutes = [
  defineRoute('POST', '/api/bookings/quick-quotation', { auth: 'public' }, async ({ body, now, deviceNow }) => {
    const { input, errors } = readQuoteInput(body, { now, deviceNow });
    const refusal = rejectInvalid(input ? await checkPlaces(input.stops) : errors);
    if (refusal || !input) return refusal ?? failInvalid(errors);
    return ok(createQuote(input, `Q-${hashText(JSON.stringify(body))}`), { message: 'The price is an estimate.' });
  }),

  defineRoute('POST', '/api/bookings/schedules', { auth: 'bearer' }, async ({ body, now }) => {
    const date = readTextField(body, 'date');
    const { stops, errors } = validateStops(body.stops, { isBooking: false });
    // slots do not depend on the goods
    delete errors['stops.1.items'];
    Object.assign(errors, await checkPlaces(stops));
    if (!readBookingType(body)) errors.booking_type = [CHOOSE_BOOKING_TYPE];
    if (!isExistingDay(date)) errors.date = ['Choose a day.'];
    else if (date > toManilaDay(now + daysToMs(SCHEDULE_DAYS_AHEAD))) {
      errors.date = [`Choose a day within the next ${String(SCHEDULE_DAYS_AHEAD)} days.`];
    }
    return rejectInvalid(errors) ?? ok(listSlots(date, now));
  }),
];
