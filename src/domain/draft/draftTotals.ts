import { VOLUMETRIC_DIVISOR } from '@/config/constants';
import type { DraftItem } from './draft';

/** Fields of an item that determine weight and volume. */
export type LoadItem = Pick<DraftItem, 'quantity' | 'weight_kg' | 'length_cm' | 'width_cm' | 'height_cm'>;

/** Picks the fields of an item that determine weight and volume. */
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
  /** Cubic metres of the goods with a known size. */
  cbm: number;
  /** Volumetric weight: VOLUMETRIC_DIVISOR cm³ count as 1 kg. */
  volumetricKg: number;
  /** The larger of actual and volumetric weight, which a shared load may be charged by. */
  chargeableKg: number;
};

const clampToZero = (value: number | null) => (value !== null && Number.isFinite(value) && value > 0 ? value : 0);
/** Rounds to the gram, without binary fractions. */
const roundToGrams = (kg: number) => Math.round(kg * 1000) / 1000;

/** Returns the cm³ of one unit; 0 if a side is missing. */
const getUnitVolume = (item: LoadItem) =>
  clampToZero(item.length_cm) * clampToZero(item.width_cm) * clampToZero(item.height_cm);

/** Sums up the goods of a load. */
export function sumLoad(items: readonly LoadItem[]): LoadTotals {
  let units = 0;
  let kg = 0;
  let cubicCm = 0;
  for (const item of items) {
    const quantity = clampToZero(item.quantity);
    units += quantity;
    kg += quantity * clampToZero(item.weight_kg);
    cubicCm += quantity * getUnitVolume(item);
  }
  const actual = roundToGrams(kg);
  const volumetricKg = roundToGrams(cubicCm / VOLUMETRIC_DIVISOR);
  return { units, kg: actual, cbm: cubicCm / 1_000_000, volumetricKg, chargeableKg: Math.max(actual, volumetricKg) };
}
