import type { AppointmentStatus } from '@/config/statuses';
import { minutesToMs } from '../clock';
import type { BookingRecord, PlannedStep, ProofRecord, RateRecord, StopRecord } from '../records/bookings';
import { SERVICE_MINUTES_PER_STOP, getLegFractions, planRoute } from '../routing/route';

const HAND_OVER_MS = minutesToMs(SERVICE_MINUTES_PER_STOP);
const DEPARTURE_MS = minutesToMs(1);
/** Loading and setting off together take as long as a handover. */
const LOADING_MS = HAND_OVER_MS - DEPARTURE_MS;
const FIND_DRIVER_MS = minutesToMs(1);
/** A scheduled pickup gets its driver an hour before. */
const ASSIGNED_BEFORE_MS = minutesToMs(60);
const ARRIVES_EARLY_MS = minutesToMs(5);

const SIGNATURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60"><path d="M8 42c14-30 22-34 24-18s-8 24 2 16 16-26 22-20-6 24 4 16 12-18 18-12 2 14 12 8 18-14 26-8 12 6 36-4" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>',
)}`;

const createProof = (stop: StopRecord, at: number): ProofRecord => ({
  photo: '/art/parcels-2.svg',
  signature: SIGNATURE,
  received_by: stop.contact_name,
  at,
});

type StepDetails = { at: number; stop?: StopRecord; note?: string; proof?: ProofRecord };
type Delivery = Pick<BookingRecord, 'stops' | 'is_now' | 'pickup_at'>;

/** Plans all steps of a delivery, from the payment at `paidAt` to the last drop-off, in order of time. */
export function planDelivery({ stops, is_now, pickup_at }: Delivery, rate: RateRecord, paidAt: number): PlannedStep[] {
  const [pickup, ...dropoffs] = stops;
  if (!pickup) return [];
  const steps: PlannedStep[] = [];
  const addStep = (status: AppointmentStatus, { at, stop, note = '', proof }: StepDetails) => {
    const where = { lat: stop?.lat ?? null, lng: stop?.lng ?? null, stop: stop?.sequence ?? null };
    steps.push({ status, at: Math.round(at), note, ...where, proof: proof ?? null });
  };

  addStep('Finding Driver', { at: paidAt });
  const assignedAt = Math.max(paidAt + FIND_DRIVER_MS, is_now ? 0 : pickup_at - ASSIGNED_BEFORE_MS);
  addStep('Driver Assigned', { at: assignedAt });
  const arrivedAt = Math.max(paidAt + minutesToMs(rate.eta_minutes), is_now ? 0 : pickup_at - ARRIVES_EARLY_MS);
  const loadedAt = Math.max(arrivedAt, is_now ? 0 : pickup_at) + LOADING_MS;
  addStep('Arrived at Pickup', { at: arrivedAt, stop: pickup });
  addStep('Picked Up', { at: loadedAt, stop: pickup });

  const shares = getLegFractions(planRoute(stops).legs_km);
  const driving = minutesToMs(Math.max(5, rate.duration_minutes - SERVICE_MINUTES_PER_STOP * dropoffs.length));
  let leavesAt = loadedAt + DEPARTURE_MS;
  dropoffs.forEach((stop, index) => {
    addStep('In Transit', { at: leavesAt, note: `To ${stop.address_line}` });
    const reached = leavesAt + driving * ((shares[index + 1] ?? 1) - (shares[index] ?? 0));
    addStep('Arrived at Drop-off', { at: reached, stop });
    const handedOver = Math.round(reached + HAND_OVER_MS);
    const note = `Received by ${stop.contact_name}`;
    addStep('Delivered', { at: handedOver, stop, note, proof: createProof(stop, handedOver) });
    // The next leg starts at once, so that the status Delivered only occurs at the end.
    leavesAt = handedOver;
  });
  return steps;
}
