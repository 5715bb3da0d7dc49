import type { BookingMode } from '@/config/modes';
import { formatCentavos } from '@/utils/money';
import type { VehicleSpec } from '../goods/vehicles';
import type { ItemRecord, PriceRecord, RateLineRecord } from '../records/bookings';
import { getChargeableKg } from './load';
import { getSurcharges } from './surcharges';

export type PriceRequest = {
  booking_type: BookingMode;
  vehicle: VehicleSpec;
  distance_km: number;
  dropoffs: number;
  items: ItemRecord[];
  /** Service codes; codes that the vehicle does not offer are ignored. */
  services: string[];
  /** ms since the epoch. */
  pickup_at: number;
};

const EXTRA_STOP = 8_000;
const BOOKING_FEE = 3_500;

/** Joint rate in centavos per kg, by distance. */
const JOINT_BANDS: [up_to_km: number, per_kg: number][] = [
  [20, 200],
  [60, 300],
  [150, 450],
  [400, 800],
  [Infinity, 1_400],
];

const sumOf = (lines: RateLineRecord[]) => lines.reduce((sum, line) => sum + line.centavos, 0);

const DISTANCE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const createDistanceLine = ({ vehicle, distance_km }: PriceRequest): RateLineRecord => ({
  code: 'distance',
  label: `${DISTANCE.format(distance_km)} km at ${formatCentavos(vehicle.per_km)}`,
  centavos: Math.round(distance_km * vehicle.per_km),
});

const getSpecialFare = (request: PriceRequest): RateLineRecord[] => [
  { code: 'base_fare', label: 'Base fare', centavos: request.vehicle.base_fare },
  createDistanceLine(request),
];

/** Fare by chargeable weight and distance; the base fare of the truck is the minimum. */
function getJointFare(request: PriceRequest): RateLineRecord[] {
  const kg = getChargeableKg(request.items);
  const perKg = JOINT_BANDS.find(([upTo]) => request.distance_km <= upTo)?.[1] ?? 0;
  const lines = [
    { code: 'freight', label: `${kg.toFixed(1)} kg at ${formatCentavos(perKg)}`, centavos: Math.round(kg * perKg) },
    createDistanceLine(request),
  ];
  const missing = request.vehicle.base_fare - sumOf(lines);
  return missing > 0 ? [...lines, { code: 'minimum_fare', label: 'Minimum fare', centavos: missing }] : lines;
}

/** Prices a load on a vehicle, line by line and without a voucher. */
export function priceLoad(request: PriceRequest): PriceRecord {
  const { booking_type, vehicle, dropoffs, services, pickup_at } = request;
  const breakdown = booking_type === 'shared' ? getJointFare(request) : getSpecialFare(request);
  const extraStops = Math.max(0, dropoffs - 1);
  if (extraStops > 0) {
    const label =
      extraStops === 1 ? 'Extra stop' : `${String(extraStops)} extra stops at ${formatCentavos(EXTRA_STOP)}`;
    breakdown.push({ code: 'extra_stop', label, centavos: extraStops * EXTRA_STOP });
  }
  for (const service of vehicle.services) {
    if (services.includes(service.code)) {
      breakdown.push({ code: service.code, label: service.label, centavos: service.price });
    }
  }
  breakdown.push(...getSurcharges(pickup_at), { code: 'booking_fee', label: 'Booking fee', centavos: BOOKING_FEE });
  return { breakdown, discount: 0, total: sumOf(breakdown) };
}
