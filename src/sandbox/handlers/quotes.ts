import type { Quote, Rate } from '@/api/wire';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { days, isoManila } from '../clock';
import { toPesos } from '../domain/centavos';
import { isExistingDay, readTextField } from '../domain/checks';
import { SHARED_TRUCK, toWireVehicle, vehicleById, VEHICLES, type VehicleSpec } from '../goods/vehicles';
import { fail, invalidAnswer, ok, defineRoute, type FieldErrors } from '../http';
import { priceLoad, getTooSmallSentence } from '../pricing/price';
import { isPickupPast, slotsOf } from '../pricing/slots';
import { checkPlaces, validateStops } from '../pricing/validateStops';
import type { RecordedBookingType, StopRecord } from '../records/bookings';
import { minutesFor, planRoute } from '../routing/route';

type Asked = {
  booking_type: RecordedBookingType;
  stops: StopRecord[];
  vehicles: VehicleSpec[];
  services: string[];
  pickup_at: number;
};

const BOOKING_TYPES: readonly string[] = ['exclusive', 'shared'] satisfies RecordedBookingType[];

const itemsOf = (stops: StopRecord[]) => stops.flatMap((stop) => stop.items);

/** The same text always gives the same short id (FNV-1a, twice with different starts). */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start;
      for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      return (hash >>> 0).toString(36).padStart(7, '0');
    })
    .join('');
}

/** The vehicles that can be offered for the load, or why there is none. */
function vehiclesFor(body: Record<string, unknown>, stops: StopRecord[]): VehicleSpec[] | FieldErrors {
  const items = itemsOf(stops);
  if (body.booking_type === 'shared') {
    const reason = getTooSmallSentence(SHARED_TRUCK, items);
    return reason ? { 'stops.1.items': [reason] } : [SHARED_TRUCK];
  }
  const wanted = readTextField(body, 'vehicle_type');
  if (wanted) {
    const vehicle = vehicleById(wanted);
    if (!vehicle || vehicle === SHARED_TRUCK) return { vehicle_type: ['Choose a vehicle from the list.'] };
    const reason = getTooSmallSentence(vehicle, items);
    return reason ? { vehicle_type: [reason] } : [vehicle];
  }
  const fitting = VEHICLES.filter((vehicle) => getTooSmallSentence(vehicle, items) === null);
  const largest = VEHICLES.at(-1);
  const reason = largest && getTooSmallSentence(largest, items);
  return fitting.length > 0 ? fitting : { 'stops.1.items': [reason ?? 'Make the load smaller.'] };
}

/** What can be added to a load by any vehicle. */
const SERVICES = new Set([...VEHICLES, SHARED_TRUCK].flatMap(({ services }) => services.map(({ code }) => code)));

function readAsked(
  body: Record<string, unknown>,
  times: { now: number; real: number },
): { asked: Asked | null; errors: FieldErrors } {
  const { stops, errors } = validateStops(body.stops, { isBooking: false });
  if (!BOOKING_TYPES.includes(readTextField(body, 'booking_type'))) errors.booking_type = ['Choose Special or Joint.'];
  const pickup_at = body.pickup_at === undefined ? times.now : Date.parse(readTextField(body, 'pickup_at'));
  if (Number.isNaN(pickup_at)) errors.pickup_at = ['Choose a pickup time.'];
  else if (isPickupPast(pickup_at, times)) errors.pickup_at = ['Choose a pickup time that is not over.'];
  const list: unknown[] = Array.isArray(body.services) ? body.services : [];
  const services = list.filter((code): code is string => typeof code === 'string' && SERVICES.has(code));
  if (services.length < list.length) errors.services = ['Choose services that a vehicle offers.'];
  if (Object.keys(errors).length > 0) return { asked: null, errors };
  const vehicles = vehiclesFor(body, stops);
  if (!Array.isArray(vehicles)) return { asked: null, errors: vehicles };
  return {
    asked: { booking_type: body.booking_type as RecordedBookingType, stops, vehicles, services, pickup_at },
    errors,
  };
}

function quote({ booking_type, stops, vehicles, services, pickup_at }: Asked, id: string): Quote {
  const { distance_km } = planRoute(stops);
  const minutesOf = (vehicle: VehicleSpec | undefined) =>
    minutesFor(distance_km, vehicle?.id ?? 0, pickup_at, stops.length);
  const rateOf = (vehicle: VehicleSpec): Rate => {
    const price = priceLoad({
      booking_type,
      vehicle,
      distance_km,
      dropoffs: stops.length - 1,
      items: itemsOf(stops),
      services,
      pickup_at,
    });
    return {
      id: `${id}-${String(vehicle.id)}`,
      vehicle_type: toWireVehicle(vehicle),
      driver: null,
      eta_minutes: 6 + vehicle.id * 3,
      distance_km,
      duration_minutes: minutesOf(vehicle),
      breakdown: price.breakdown.map(({ code, label, centavos }) => ({ code, label, amount: toPesos(centavos) })),
      discount: toPesos(price.discount),
      total: toPesos(price.total),
      currency: 'PHP',
    };
  };
  return { id, distance_km, duration_minutes: minutesOf(vehicles[0]), rates: vehicles.map(rateOf) };
}

/** YYYY-MM-DD in Manila. */
const dayOf = (ms: number) => isoManila(ms).slice(0, 10);

export const quoteRoutes = [
  defineRoute('POST', '/api/bookings/quick-quotation', { auth: 'open' }, async ({ body, now, real }) => {
    const { asked, errors } = readAsked(body, { now, real });
    const refusal = invalidAnswer(asked ? await checkPlaces(asked.stops) : errors);
    if (refusal || !asked) return refusal ?? fail(422, 'Please check the marked fields.', errors);
    return ok(quote(asked, `Q-${fingerprint(JSON.stringify(body))}`), { message: 'The price is an estimate.' });
  }),

  defineRoute('POST', '/api/bookings/schedules', { auth: 'bearer' }, async ({ body, now }) => {
    const date = readTextField(body, 'date');
    const { stops, errors } = validateStops(body.stops, { isBooking: false });
    // times depend on where and when: goods may still be missing
    delete errors['stops.1.items'];
    Object.assign(errors, await checkPlaces(stops));
    if (!BOOKING_TYPES.includes(readTextField(body, 'booking_type')))
      errors.booking_type = ['Choose Special or Joint.'];
    if (!isExistingDay(date)) errors.date = ['Choose a day.'];
    else if (date > dayOf(now + days(SCHEDULE_DAYS_AHEAD))) {
      errors.date = [`Choose a day within the next ${String(SCHEDULE_DAYS_AHEAD)} days.`];
    }
    return invalidAnswer(errors) ?? ok(slotsOf(date, now));
  }),
];
