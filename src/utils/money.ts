/** Pesos are numbers on the wire; every sum is made in whole centavos, so that it never drifts. */

const CURRENCY = 'PHP';
const LOCALE = 'en-US';
/** Shown where the server left a text or an amount out. */
const MISSING = '-';

const pesoFormat = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY });
const numberFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });
const dollarFormat = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A true minus sign lines up with the digits; a hyphen does not. */
const withMinus = (text: string) => text.replace('-', '−');

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
  return withMinus(pesoFormat.format(fromCentavos(toCentavos(pesos))));
}

/** A plain number with thousands separators and its own decimals: 1,204 (spec section 9). */
export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  return withMinus(numberFormat.format(value + 0));
}

/** Two decimals with comma separators and no currency sign: 1,250.00 (spec section 9). */
export function formatDollarStyle(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  return withMinus(dollarFormat.format(fromCentavos(toCentavos(value))));
}
