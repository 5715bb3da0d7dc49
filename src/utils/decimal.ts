/** What is typed into a number field, reduced to digits and one decimal point of at most `decimals` places. */
export function cleanDecimal(text: string, decimals: number): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  if (decimals === 0 || rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}

/** The number of a cleaned text; null when there is none yet. */
export function parseDecimal(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** One step up or down from a value, kept within the bounds and free of binary drift. */
export function stepDecimal(value: number | null, step: number, min: number, max: number): number {
  const next = value === null ? Math.max(min, 0) : Math.round((value + step) * 1e6) / 1e6;
  return Math.min(max, Math.max(min, next));
}
