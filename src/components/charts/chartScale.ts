/** Where there is nothing to draw, the axis still says what it measures. */
const EMPTY_MAX = 1_000;

/** The round number at or above a value that an axis can end at: 1, 2 or 5 times a power of ten. */
export function niceMax(value: number): number {
  if (!(value > 0)) return EMPTY_MAX;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** Pesos on an axis: ₱500, ₱2k, ₱1.5M, ₱2.50. */
export function axisPesos(pesos: number): string {
  if (pesos >= 1_000_000) return `₱${Math.round(pesos / 100_000) / 10}M`;
  if (pesos >= 1_000) return `₱${Math.round(pesos / 100) / 10}k`;
  return `₱${Number.isInteger(pesos) ? pesos : pesos.toFixed(2)}`;
}
