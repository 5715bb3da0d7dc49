/** An amount of up to twelve digits in whole pesos is exact to the centavo. */
const WHOLE_DIGITS_MAX = 12;

/** Reduces a typed number to at most twelve digits, and one decimal point with at most `decimals` places. */
export function cleanDecimal(text: string, decimals: number): string {
  const [digits = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const whole = digits.slice(0, WHOLE_DIGITS_MAX);
  if (decimals === 0 || rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}

/** Parses a cleaned text; null if it has no digit. */
export function parseDecimal(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** Adds a step to a value, within the bounds and without binary rounding errors. */
export function stepDecimal(value: number | null, step: number, min: number, max: number): number {
  const next = value === null ? Math.max(min, 0) : Math.round((value + step) * 1e6) / 1e6;
  return Math.min(max, Math.max(min, next));
}
