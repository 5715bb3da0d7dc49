import type { VehicleType } from '@/api/wire';
import { formatNumber } from '@/utils/money';
import { sumLoad, type LoadItem } from './draftTotals';

type Box = Pick<VehicleType, 'max_weight_kg' | 'max_volume_cbm' | 'length_cm' | 'width_cm' | 'height_cm'>;

const getSides = (item: LoadItem) =>
  [item.length_cm ?? 0, item.width_cm ?? 0, item.height_cm ?? 0].sort((a, b) => b - a);

/** Explains why a load does not fit a vehicle; null if it fits. Items may be rotated. */
export function getTooSmallReason(vehicle: Box, items: readonly LoadItem[]): string | null {
  const load = sumLoad(items);
  if (load.kg > vehicle.max_weight_kg) {
    return `Too small for ${formatNumber(load.kg)} kg`;
  }
  if (load.cbm > vehicle.max_volume_cbm) {
    return `Too small for ${formatNumber(Math.ceil(load.cbm * 100) / 100)} m³`;
  }
  const room = [vehicle.length_cm, vehicle.width_cm, vehicle.height_cm].sort((a, b) => b - a);
  const isTooLong = items.some((item) => getSides(item).some((side, index) => side > (room[index] ?? 0)));
  return isTooLong ? 'Too small for one of the items' : null;
}

/** Compares vehicles by weight limit, then by volume, smallest first. */
export const bySize = (a: Box, b: Box) => a.max_weight_kg - b.max_weight_kg || a.max_volume_cbm - b.max_volume_cbm;

/** Returns true once some goods have a quantity and a weight, so that a vehicle can be suggested. */
export const hasLoad = (items: readonly LoadItem[]): boolean =>
  items.some((item) => (item.quantity ?? 0) > 0 && (item.weight_kg ?? 0) > 0);

/** Returns the smallest vehicle that fits a load; undefined if none does. */
export const suggestVehicle = <V extends Box>(vehicles: readonly V[], items: readonly LoadItem[]): V | undefined =>
  vehicles.toSorted(bySize).find((vehicle) => getTooSmallReason(vehicle, items) === null);

export type VehicleFit = {
  /** Per cent of the weight limit; null until an item has a weight. */
  weight: number | null;
  /** Per cent of the volume; null if the size of some goods is missing, since the rest alone would promise too much. */
  volume: number | null;
};

/** Rounds up: 100 % still fits, 101 % does not, and any load is at least 1 %. */
function toPercent(load: number, limit: number): number | null {
  if (load <= 0 || !(limit > 0)) return null;
  // rounded to six decimals first, so that a binary fraction does not add a per cent
  const percent = Math.max(1, Math.ceil(Number(((load * 100) / limit).toFixed(6))));
  return load > limit ? Math.max(101, percent) : Math.min(100, percent);
}

const isSized = (item: LoadItem) => getSides(item).every((side) => side > 0);

/** Computes how much of a vehicle's limits a load uses. */
export function getVehicleFit(vehicle: Box, items: readonly LoadItem[]): VehicleFit {
  const load = sumLoad(items);
  const isRoomKnown = items.every((item) => isSized(item) || sumLoad([item]).kg === 0);
  return {
    weight: toPercent(load.kg, vehicle.max_weight_kg),
    volume: isRoomKnown ? toPercent(load.cbm, vehicle.max_volume_cbm) : null,
  };
}

/** Formats the inner dimensions of a vehicle's box: "240 × 140 × 130 cm"; undefined if one is unknown. */
export function getBoxLabel({ length_cm, width_cm, height_cm }: Box): string | undefined {
  const inside = [length_cm, width_cm, height_cm];
  return inside.every((side) => side > 0) ? `${inside.map(formatNumber).join(' × ')} cm` : undefined;
}
