import type { VehicleType } from '../api/wire';
import { formatNumber } from '../utils/money';
import { loadTotals, type LoadItem } from './draftTotals';

type Box = Pick<VehicleType, 'max_weight_kg' | 'max_volume_cbm' | 'length_cm' | 'width_cm' | 'height_cm'>;

const sides = (item: LoadItem) => [item.length_cm ?? 0, item.width_cm ?? 0, item.height_cm ?? 0].sort((a, b) => b - a);

/** Why a vehicle cannot take this load, in words; null when it can. A piece may be turned any way round. */
export function tooSmallReason(vehicle: Box, items: readonly LoadItem[]): string | null {
  const load = loadTotals(items);
  if (load.kg > vehicle.max_weight_kg) {
    return `Too small for ${formatNumber(load.kg)} kg`;
  }
  if (load.cbm > vehicle.max_volume_cbm) {
    return `Too small for ${formatNumber(Math.ceil(load.cbm * 100) / 100)} m³`;
  }
  const room = [vehicle.length_cm, vehicle.width_cm, vehicle.height_cm].sort((a, b) => b - a);
  const isTooLong = items.some((item) => sides(item).some((side, index) => side > (room[index] ?? 0)));
  return isTooLong ? 'A piece is larger than its box' : null;
}

/** From the smallest to the largest: by weight, then by volume. */
export const bySize = (a: Box, b: Box) => a.max_weight_kg - b.max_weight_kg || a.max_volume_cbm - b.max_volume_cbm;

/** The smallest vehicle that takes this load; undefined when none does. */
export const suggestVehicle = <V extends Box>(vehicles: V[], items: readonly LoadItem[]): V | undefined =>
  [...vehicles].sort(bySize).find((vehicle) => tooSmallReason(vehicle, items) === null);
