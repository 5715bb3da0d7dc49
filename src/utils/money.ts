/** Money: pesos are numbers on the wire, and sums use whole centavos to avoid rounding errors. */

const PESO = '₱';
/** Replaces a missing amount. */
const MISSING = '-';

/** A minus sign is as wide as the digits; a hyphen is not. */
const MINUS = '−';

/** Adds thousands separators. The first use of Intl takes 0.1 s on a slow machine, which would delay the first price. */
const groupDigits = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats pesos with two decimals; the sign precedes `currency`. */
function formatAmount(pesos: number, currency: string): string {
  const centavos = toCentavos(pesos);
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? MINUS : ''}${currency}${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** Converts pesos to whole centavos, rounded half away from zero. */
export function toCentavos(pesos: number): number {
  // the factor corrects the binary error of amounts such as 1.005; `+ 0` turns -0 into 0
  const size = Math.round(Math.abs(pesos) * 100 * (1 + Number.EPSILON));
  return (pesos < 0 ? -size : size) + 0;
}

/** Converts whole centavos to pesos. */
export function fromCentavos(centavos: number): number {
  return centavos / 100;
}

/** Sums peso amounts, exact to the centavo. */
export function sumPesos(amounts: readonly number[]): number {
  return fromCentavos(amounts.reduce((sum, amount) => sum + toCentavos(amount), 0));
}

/** Formats pesos as ₱1,250.00 or −₱150.00; "-" if missing (spec section 9). */
export function formatPeso(pesos: number | null | undefined): string {
  if (pesos === null || pesos === undefined || !Number.isFinite(pesos)) return MISSING;
  return formatAmount(pesos, PESO);
}

/** Formats whole centavos as pesos: ₱1,250.00. */
export const formatCentavos = (centavos: number): string => formatPeso(fromCentavos(centavos));

/** Formats a number with thousands separators and its own decimals: 1,204 (spec section 9). */
export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? MINUS : ''}${groupDigits(whole)}${decimals ? `.${decimals}` : ''}`;
}

/** Formats a number with one decimal and thousands separators: 1,523.4. */
export function formatTenths(value: number): string {
  const [whole = '', tenths = ''] = value.toFixed(1).split('.');
  return `${groupDigits(whole)}.${tenths}`;
}

/** Formats a number with two decimals and no currency sign: 1,250.00 (spec section 9). */
export function formatDollarStyle(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  return formatAmount(value, '');
}
