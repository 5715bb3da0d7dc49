/** Pesos are numbers on the wire; every sum is made in whole centavos, so that it never drifts. */

const PESO = '₱';
/** Shown where the server left a text or an amount out. */
const MISSING = '-';

/** A true minus sign lines up with the digits; a hyphen does not. */
const MINUS = '−';

/** By hand: the first use of Intl costs a slow machine a tenth of a second, before the first price is seen. */
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Pesos with two decimals, its sign before `currency`. */
function amountText(pesos: number, currency: string): string {
  const centavos = toCentavos(pesos);
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? MINUS : ''}${currency}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** Pesos to whole centavos, rounded half away from zero. */
export function toCentavos(pesos: number): number {
  // The nudge undoes the binary error of amounts such as 1.005; `+ 0` turns -0 into 0.
  const size = Math.round(Math.abs(pesos) * 100 * (1 + Number.EPSILON));
  return (pesos < 0 ? -size : size) + 0;
}

/** Whole centavos to pesos. */
export function fromCentavos(centavos: number): number {
  return centavos / 100;
}

/** Sum of peso amounts, exact to the centavo. */
export function sumPesos(amounts: readonly number[]): number {
  return fromCentavos(amounts.reduce((sum, amount) => sum + toCentavos(amount), 0));
}

/** Pesos as ₱1,250.00, a negative as −₱150.00, a missing one as "-" (spec section 9). */
export function formatPeso(pesos: number | null | undefined): string {
  if (pesos === null || pesos === undefined || !Number.isFinite(pesos)) return MISSING;
  return amountText(pesos, PESO);
}

/** A plain number with thousands separators and its own decimals: 1,204 (spec section 9). */
export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? MINUS : ''}${grouped(whole)}${decimals ? `.${decimals}` : ''}`;
}

/** Two decimals with comma separators and no currency sign: 1,250.00 (spec section 9). */
export function formatDollarStyle(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  return amountText(value, '');
}
