import { VOLUMETRIC_DIVISOR } from '@/config/constants';
import type { VehicleSpec } from '../goods/vehicles';
import type { ItemRecord } from '../records/bookings';

export type Load = { kg: number; cbm: number; units: number };

const CM3_PER_CBM = 1_000_000;

/** Sizes of one unit in cm, longest first; null where one is unknown. */
function sizesOf({ length_cm, width_cm, height_cm }: ItemRecord): [number, number, number] | null {
  if (!length_cm || !width_cm || !height_cm) return null;
  const [a = 0, b = 0, c = 0] = [length_cm, width_cm, height_cm].sort((one, other) => other - one);
  return [a, b, c];
}

const volumeOf = (item: ItemRecord): number => {
  const sizes = sizesOf(item);
  return sizes ? sizes[0] * sizes[1] * sizes[2] : 0;
};

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** What all goods weigh and fill together; goods of unknown size fill nothing. */
export function getTotalLoad(items: ItemRecord[]): Load {
  const sum = (of: (item: ItemRecord) => number) => items.reduce((total, item) => total + of(item) * item.quantity, 0);
  return {
    kg: round(
      sum((item) => item.weight_kg),
      2,
    ),
    cbm: round(sum(volumeOf) / CM3_PER_CBM, 4),
    units: sum(() => 1),
  };
}

/** The larger of the weight and the volumetric weight, in kg with one decimal. */
export const chargeableKg = (items: ItemRecord[]): number => {
  const { kg, cbm } = getTotalLoad(items);
  return round(Math.max(kg, (cbm * CM3_PER_CBM) / VOLUMETRIC_DIVISOR), 1);
};

const say = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Why the goods do not go into the vehicle, or null when they do. */
export function getTooSmallSentence(vehicle: VehicleSpec, items: ItemRecord[]): string | null {
  const { kg, cbm } = getTotalLoad(items);
  if (kg > vehicle.max_weight_kg) {
    return `The goods weigh ${say(kg)} kg; the ${vehicle.name} takes ${say(vehicle.max_weight_kg)} kg.`;
  }
  if (cbm > vehicle.max_volume_cbm) {
    return `The goods fill ${say(cbm)} m³; the ${vehicle.name} takes ${say(vehicle.max_volume_cbm)} m³.`;
  }
  const room = [vehicle.length_cm, vehicle.width_cm, vehicle.height_cm].sort((a, b) => b - a);
  const isTooLong = items.some((item) => sizesOf(item)?.some((side, index) => side > (room[index] ?? 0)));
  return isTooLong ? `One of the goods is larger than the ${say(room[0] ?? 0)} cm box of the ${vehicle.name}.` : null;
}
