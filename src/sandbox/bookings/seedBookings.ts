import { daysToMs, minutesToMs } from '../clock';
import { findMethods } from '../domain/ledger';
import { getMethodLabel } from '../domain/money';
import { SHARED_TRUCK, findVehicleById } from '../goods/vehicles';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord, PaymentRecord, RateRecord } from '../records/bookings';
import { getDriveMinutes, planRoute } from '../routing/route';
import { findDemoCustomer } from '../seed/customers';
import { takeId, type World } from '../world';
import { recordStep } from './advance';
import { createBookingNumber } from './bookingNumber';
import { getCancelCost, markCancelled } from './cancellation';
import { getListPrice, hashToFraction, makeOffers } from './offers';
import { planDelivery } from './plan';
import { toItemRecord } from './seedGoods';
import { SEED_ROWS, type SeedRow } from './seedRows';
import { buildStops } from './seedStops';
import { getUnpaidFields } from './unpaidFields';

const BOOKED_BEFORE_PAID_MS = minutesToMs(4);

/** Seeds half a year of deliveries through the real booking steps, without notifications. */
export function seedBookings(world: World, deviceNow: number): void {
  for (const row of SEED_ROWS) seedBooking(world, row, deviceNow);
}

function seedBooking(world: World, row: SeedRow, deviceNow: number): void {
  const customer = findDemoCustomer(world, row.owner);
  const booking = createSeedBooking(world, customer, row, deviceNow);
  const rate = chooseOffer(world, customer, booking, row);
  const paidAt = row.progress
    ? findPaidAt(booking, rate, row.progress, deviceNow)
    : booking.created_at + BOOKED_BEFORE_PAID_MS;
  booking.created_at = paidAt - BOOKED_BEFORE_PAID_MS;
  booking.pickup_at = booking.created_at;
  booking.booking_number = createBookingNumber(world, booking.created_at, (attempt) =>
    String(Math.floor(hashToFraction(`number ${booking.id} ${attempt}`) * 9000) + 1000),
  );
  booking.quote = getListPrice(booking, findVehicleById(row.vehicle) ?? SHARED_TRUCK);
  booking.total = rate.total;
  world.bookings.push(booking);
  if (row.cancelled && !row.cancelled.isPaid) return seedCancellation(booking, row.cancelled, booking.created_at);
  markPaid(world, booking, { customer, rate, paidWith: row.paidWith, paidAt });
  const until = row.cancelled ? paidAt + minutesToMs(row.cancelled.afterMinutes) : deviceNow;
  for (const step of booking.plan.filter(({ at }) => at <= until)) recordStep(booking, step);
  if (row.cancelled) seedCancellation(booking, row.cancelled, paidAt);
  if (row.stars) addRating(booking, row.stars, row.review ?? '');
}

function createSeedBooking(world: World, customer: CustomerRecord, row: SeedRow, deviceNow: number): BookingRecord {
  const stops = buildStops(row.addresses, row.goods.map(toItemRecord));
  const { distance_km, polyline } = planRoute(stops);
  const created_at = deviceNow - daysToMs(row.ago);
  return {
    id: takeId(world),
    customer_id: customer.id,
    booking_number: '',
    booking_type: row.vehicle === 8 ? 'shared' : 'exclusive',
    status: 'Pending',
    created_at,
    pickup_at: created_at,
    is_now: true,
    stops,
    vehicle_type: row.vehicle,
    services: [],
    voucher_code: null,
    notes: '',
    idempotency_key: '',
    distance_km,
    duration_minutes: getDriveMinutes({ distance_km, vehicleId: row.vehicle, at: created_at, stopCount: stops.length }),
    polyline,
    ...getUnpaidFields(),
    appointment_id: takeId(world),
  };
}

/** Picks the offer of the driver in the row, or any offer of its vehicle. */
function chooseOffer(world: World, customer: CustomerRecord, booking: BookingRecord, row: SeedRow): RateRecord {
  const offers = makeOffers(world, customer, booking, booking.created_at).filter(
    (offer) => offer.vehicle_type === row.vehicle,
  );
  const named = offers.find((offer) => offer.driver_id === row.driver);
  const chosen = named ?? offers[Math.floor(hashToFraction(`driver ${booking.id}`) * offers.length)];
  if (!chosen) throw new Error(`No driver carries seeded booking ${booking.id}`);
  return chosen;
}

/** Payment time of an ongoing booking that reaches the row's progress at this device time. */
function findPaidAt(
  booking: BookingRecord,
  rate: RateRecord,
  progress: NonNullable<SeedRow['progress']>,
  deviceNow: number,
): number {
  const plan = planDelivery({ ...booking, is_now: true }, rate, 0);
  const step = plan.filter((planned) => planned.status === progress.status)[progress.nth];
  const next = step && plan[plan.indexOf(step) + 1];
  if (!step || !next) throw new Error(`A seeded booking has no step ${progress.status}`);
  return deviceNow - Math.round(step.at + (next.at - step.at) * progress.share);
}

type SeedPayment = { customer: CustomerRecord; rate: RateRecord; paidWith: SeedRow['paidWith']; paidAt: number };

/** Marks the booking as paid; seed/transactions.ts writes the ledger. */
function markPaid(world: World, booking: BookingRecord, { customer, rate, paidWith, paidAt }: SeedPayment): void {
  const saved = findMethods(world, customer).find((method) => method.kind === paidWith);
  const payment: PaymentRecord = {
    method: saved ? String(saved.id) : paidWith,
    label: saved ? getMethodLabel(saved) : paidWith === 'credit' ? 'Credit' : 'Cash',
    amount: rate.total,
    idempotency_key: '',
    paid_at: paidAt,
  };
  booking.status = 'Ongoing';
  booking.payment_status = paidWith === 'credit' ? 'Billed' : 'Paid';
  booking.payment = payment;
  booking.rate = rate;
  booking.duration_minutes = rate.duration_minutes;
  booking.plan = planDelivery(booking, rate, paidAt);
}

function seedCancellation(
  booking: BookingRecord,
  { reason, afterMinutes }: NonNullable<SeedRow['cancelled']>,
  since: number,
): void {
  const at = since + minutesToMs(afterMinutes);
  const cost = getCancelCost(booking) ?? { fee: 0, refund: 0 };
  markCancelled(booking, { at, reason, fee: cost.fee, refund: cost.refund });
}

function addRating(booking: BookingRecord, rating: number, review: string): void {
  const done = booking.timeline.at(-1)?.at ?? booking.created_at;
  booking.rating = { rating, review, created_at: done + minutesToMs(25) };
}
