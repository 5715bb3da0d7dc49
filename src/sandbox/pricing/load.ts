import { VOLUMETRIC_DIVISOR } from '@/config/constants';
import { formatNumber } from '@/utils/money';
import type { VehicleSpec } from '../goods/vehicles';
import type { ItemRecord } from '../records/bookings';

export type Load = { kg: number; cbm: number; units: number };

const CM3_PER_CBM = 1_000_000;

/** Dimensions of one unit in cm, longest first; null if one is unknown. */
function getDimensions({ length_cm, width_cm, height_cm }: ItemRecord): [number, number, number] | null {
  if (!length_cm || !width_cm || !height_cm) return null;
  const [a = 0, b = 0, c = 0] = [length_cm, width_cm, height_cm].sort((first, second) => second - first);
  return [a, b, c];
}

const getVolume = (item: ItemRecord): number => {
  const sizes = getDimensions(item);
  return sizes ? sizes[0] * sizes[1] * sizes[2] : 0;
};

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Total weight, volume and unit count of the goods; unknown dimensions count as no volume. */
export function getTotalLoad(items: ItemRecord[]): Load {
  const sum = (of: (item: ItemRecord) => number) => items.reduce((total, item) => total + of(item) * item.quantity, 0);
  return {
    kg: round(
      sum((item) => item.weight_kg),
      2,
    ),
    cbm: round(sum(getVolume) / CM3_PER_CBM, 4),
    units: sum(() => 1),
  };
}

/** Returns the larger of actual and volumetric weight, in kg with one decimal. */
export const getChargeableKg = (items: ItemRecord[]): number => {
  const { kg, cbm } = getTotalLoad(items);
  return round(Math.max(kg, (cbm * CM3_PER_CBM) / VOLUMETRIC_DIVISOR), 1);
};

/** Returns the reason the goods don't fit the vehicle, or null. */
export function findCapacityProblem(vehicle: VehicleSpec, items: ItemRecord[]): string | null {
  const { kg, cbm } = getTotalLoad(items);
  if (kg > vehicle.max_weight_kg) {
    return `The goods weigh ${formatNumber(kg)} kg, but the ${vehicle.name} carries up to ${formatNumber(vehicle.max_weight_kg)} kg.`;
  }
  if (cbm > vehicle.max_volume_cbm) {
    return `The goods take up ${formatNumber(cbm)} m³, but the ${vehicle.name} holds up to ${formatNumber(vehicle.max_volume_cbm)} m³.`;
  }
  const room = [vehicle.length_cm, vehicle.width_cm, vehicle.height_cm].sort((a, b) => b - a);
  const isTooLarge = items.some((item) => getDimensions(item)?.some((side, index) => side > (room[index] ?? 0)));
  return isTooLarge ? `One item doesn't fit the ${vehicle.name} (${room.map(formatNumber).join(' × ')} cm).` : null;
}
