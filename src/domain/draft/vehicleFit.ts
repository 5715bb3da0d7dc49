import type { VehicleType } from '@/api/wire';
import { formatNumber } from '@/utils/money';
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

export type VehicleFit = {
  /** Per cent of what the vehicle may carry; null while nothing is weighed. */
  weight: number | null;
  /** Per cent of its room; null while the size of some goods is missing, for the rest alone would promise too much. */
  volume: number | null;
};

/** Rounded up, so that 100 % still fits, more does not, and nothing that is there counts as 0 %. */
function percentOf(load: number, most: number): number | null {
  if (load <= 0 || !(most > 0)) return null;
  // to the millionth: binary fractions must not make the next per cent of it
  const percent = Math.max(1, Math.ceil(Number(((load * 100) / most).toFixed(6))));
  return load > most ? Math.max(101, percent) : Math.min(100, percent);
}

const isSized = (item: LoadItem) => sides(item).every((side) => side > 0);

/** How much of a vehicle this load takes. */
export function getVehicleFit(vehicle: Box, items: readonly LoadItem[]): VehicleFit {
  const load = loadTotals(items);
  const isRoomKnown = items.every((item) => isSized(item) || loadTotals([item]).kg === 0);
  return {
    weight: percentOf(load.kg, vehicle.max_weight_kg),
    volume: isRoomKnown ? percentOf(load.cbm, vehicle.max_volume_cbm) : null,
  };
}

/** "240 × 140 × 130 cm", the inside of its box; undefined where the server does not tell all three. */
export function getBoxLabel({ length_cm, width_cm, height_cm }: Box): string | undefined {
  const inside = [length_cm, width_cm, height_cm];
  return inside.every((side) => side > 0) ? `${inside.map(formatNumber).join(' × ')} cm` : undefined;
}
