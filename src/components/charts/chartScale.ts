/** Axis maximum of a chart without values. */
const EMPTY_MAX = 1_000;

/** Rounds a value up to an axis maximum: 1, 2 or 5 times a power of ten. */
export function getAxisMax(value: number): number {
  if (!(value > 0)) return EMPTY_MAX;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** Formats pesos for an axis: ₱500, ₱2k, ₱1.5M, ₱2.50. */
export function formatAxisPesos(pesos: number): string {
  if (pesos >= 1_000_000) return `₱${Math.round(pesos / 100_000) / 10}M`;
  if (pesos >= 1_000) return `₱${Math.round(pesos / 100) / 10}k`;
  return `₱${Number.isInteger(pesos) ? pesos : pesos.toFixed(2)}`;
}
