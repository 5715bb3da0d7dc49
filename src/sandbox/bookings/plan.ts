import { minutes } from '../clock';
import type {
  AppointmentStatus,
  BookingRecord,
  PlannedStep,
  ProofRecord,
  RateRecord,
  StopRecord,
} from '../records/bookings';
import { legFractions, planRoute } from '../routing/route';

/** What a driver needs at a stop before going on: with setting off the 12 minutes that the duration counts. */
const LOADING_MS = minutes(11);
const HAND_OVER_MS = minutes(12);
const SETTING_OFF_MS = minutes(1);
const FINDS_DRIVER_MS = minutes(1);
/** A driver for a slot is found an hour before it. */
const ASSIGNED_BEFORE_MS = minutes(60);
const EARLY_MS = minutes(5);
const SERVICE_MINUTES_PER_STOP = 12;

const SIGNATURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60"><path d="M8 42c14-30 22-34 24-18s-8 24 2 16 16-26 22-20-6 24 4 16 12-18 18-12 2 14 12 8 18-14 26-8 12 6 36-4" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>',
)}`;

const proofAt = (stop: StopRecord, at: number): ProofRecord => ({
  photo: '/art/parcels-2.svg',
  signature: SIGNATURE,
  received_by: stop.contact_name,
  at,
});

type Trip = Pick<BookingRecord, 'stops' | 'is_now' | 'pickup_at'>;

/** Every step of the driver's day from the payment at `paidAt` to the last drop-off, in order of time. */
export function planDelivery({ stops, is_now, pickup_at }: Trip, rate: RateRecord, paidAt: number): PlannedStep[] {
  const [pickup, ...dropoffs] = stops;
  if (!pickup) return [];
  const steps: PlannedStep[] = [];
  const step = (status: AppointmentStatus, at: number, stop: StopRecord | null, note = '', proof?: ProofRecord) => {
    const where = { lat: stop?.lat ?? null, lng: stop?.lng ?? null, stop: stop?.sequence ?? null };
    steps.push({ status, at: Math.round(at), note, ...where, proof: proof ?? null });
  };

  step('Finding Driver', paidAt, null);
  const assignedAt = Math.max(paidAt + FINDS_DRIVER_MS, is_now ? 0 : pickup_at - ASSIGNED_BEFORE_MS);
  step('Driver Assigned', assignedAt, null);
  const arrivedAt = Math.max(paidAt + minutes(rate.eta_minutes), is_now ? 0 : pickup_at - EARLY_MS);
  const loadedAt = Math.max(arrivedAt, is_now ? 0 : pickup_at) + LOADING_MS;
  step('Arrived at Pickup', arrivedAt, pickup);
  step('Picked Up', loadedAt, pickup);

  const shares = legFractions(planRoute(stops).legs_km);
  const driving = minutes(Math.max(5, rate.duration_minutes - SERVICE_MINUTES_PER_STOP * dropoffs.length));
  let leavesAt = loadedAt + SETTING_OFF_MS;
  dropoffs.forEach((stop, index) => {
    step('In Transit', leavesAt, null, `To ${stop.address_line}`);
    const reached = leavesAt + driving * ((shares[index + 1] ?? 1) - (shares[index] ?? 0));
    step('Arrived at Drop-off', reached, stop);
    const handedOver = Math.round(reached + HAND_OVER_MS);
    step('Delivered', handedOver, stop, `Received by ${stop.contact_name}`, proofAt(stop, handedOver));
    // on to the next stop at once, so that Delivered as a state means all of it
    leavesAt = handedOver;
  });
  return steps;
}
