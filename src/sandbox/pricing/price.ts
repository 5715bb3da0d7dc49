import { sayPesos } from '../domain/centavos';
import type { VehicleSpec } from '../goods/vehicles';
import type { RecordedBookingType, ItemRecord, PriceRecord, RateLineRecord } from '../records/bookings';
import { chargeableKg } from './load';
import { surchargesAt } from './surcharges';

export { getTotalLoad, getTooSmallSentence } from './load';

export type PriceRequest = {
  booking_type: RecordedBookingType;
  vehicle: VehicleSpec;
  distance_km: number;
  dropoffs: number;
  items: ItemRecord[];
  /** Codes; one that the vehicle does not offer costs nothing. */
  services: string[];
  /** ms since the epoch. */
  pickup_at: number;
  /** What is taken off a subtotal in centavos. */
  discount?: (subtotal: number) => number;
};

const EXTRA_STOP = 8_000;
const BOOKING_FEE = 3_500;

/** Centavos for a kilogram on a Joint truck, by how far it goes. */
const JOINT_BANDS: [up_to_km: number, per_kg: number][] = [
  [20, 200],
  [60, 300],
  [150, 450],
  [400, 800],
  [Infinity, 1_400],
];

const sumOf = (lines: RateLineRecord[]) => lines.reduce((sum, line) => sum + line.centavos, 0);

const distanceLine = ({ vehicle, distance_km }: PriceRequest): RateLineRecord => ({
  code: 'distance',
  label: `${distance_km.toFixed(1)} km at ${sayPesos(vehicle.per_km)}`,
  centavos: Math.round(distance_km * vehicle.per_km),
});

const specialFare = (request: PriceRequest): RateLineRecord[] => [
  { code: 'base_fare', label: 'Base fare', centavos: request.vehicle.base_fare },
  distanceLine(request),
];

/** By chargeable weight and distance; the base fare of the truck is the least. */
function jointFare(request: PriceRequest): RateLineRecord[] {
  const kg = chargeableKg(request.items);
  const perKg = JOINT_BANDS.find(([upTo]) => request.distance_km <= upTo)?.[1] ?? 0;
  const lines = [
    { code: 'freight', label: `${kg.toFixed(1)} kg at ${sayPesos(perKg)}`, centavos: Math.round(kg * perKg) },
    distanceLine(request),
  ];
  const missing = request.vehicle.base_fare - sumOf(lines);
  return missing > 0 ? [...lines, { code: 'minimum_fare', label: 'Up to the minimum fare', centavos: missing }] : lines;
}

/** The price of a load on a vehicle, line by line. */
export function priceLoad(request: PriceRequest): PriceRecord {
  const { booking_type, vehicle, dropoffs, services, pickup_at, discount } = request;
  const breakdown = booking_type === 'shared' ? jointFare(request) : specialFare(request);
  const extra = Math.max(0, dropoffs - 1);
  if (extra > 0) {
    const label = extra === 1 ? 'Extra stop' : `${String(extra)} extra stops at ${sayPesos(EXTRA_STOP)}`;
    breakdown.push({ code: 'extra_stop', label, centavos: extra * EXTRA_STOP });
  }
  for (const service of vehicle.services) {
    if (services.includes(service.code)) {
      breakdown.push({ code: service.code, label: service.label, centavos: service.price });
    }
  }
  breakdown.push(...surchargesAt(pickup_at), { code: 'booking_fee', label: 'Booking fee', centavos: BOOKING_FEE });
  const subtotal = sumOf(breakdown);
  const taken = Math.min(subtotal, Math.max(0, Math.round(discount?.(subtotal) ?? 0)));
  return { breakdown, discount: taken, total: subtotal - taken };
}
