import { VOLUMETRIC_DIVISOR } from '@/config/constants';
import type { DraftItem } from './draft';

/** What of the goods decides weight and room. */
export type LoadItem = Pick<DraftItem, 'quantity' | 'weight_kg' | 'length_cm' | 'width_cm' | 'height_cm'>;

export const toLoadItem = ({ quantity, weight_kg, length_cm, width_cm, height_cm }: DraftItem): LoadItem => ({
  quantity,
  weight_kg,
  length_cm,
  width_cm,
  height_cm,
});

export type LoadTotals = {
  units: number;
  /** Actual weight. */
  kg: number;
  /** Cubic metres, of the goods whose size is given. */
  cbm: number;
  /** What the size alone would weigh. */
  volumetricKg: number;
  /** The larger of actual and volumetric: what a shared load may be charged by. */
  chargeableKg: number;
};

const atLeastZero = (value: number | null) => (value !== null && Number.isFinite(value) && value > 0 ? value : 0);
/** Weights are told to the gram: this keeps binary fractions out of what is shown. */
const toGrams = (kg: number) => Math.round(kg * 1000) / 1000;

/** cm³ of one unit; 0 while a side is missing. */
const unitVolume = (item: LoadItem) =>
  atLeastZero(item.length_cm) * atLeastZero(item.width_cm) * atLeastZero(item.height_cm);

/** Adds up the goods of a load: kg, m³ and the chargeable weight (VOLUMETRIC_DIVISOR cm³ per kg). */
export function loadTotals(items: readonly LoadItem[]): LoadTotals {
  let units = 0;
  let kg = 0;
  let cubicCm = 0;
  for (const item of items) {
    const quantity = atLeastZero(item.quantity);
    units += quantity;
    kg += quantity * atLeastZero(item.weight_kg);
    cubicCm += quantity * unitVolume(item);
  }
  const actual = toGrams(kg);
  const volumetricKg = toGrams(cubicCm / VOLUMETRIC_DIVISOR);
  return { units, kg: actual, cbm: cubicCm / 1_000_000, volumetricKg, chargeableKg: Math.max(actual, volumetricKg) };
}
