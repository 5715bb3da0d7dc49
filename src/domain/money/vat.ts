/** VAT of the Philippines; prices include it. */
export const VAT_PERCENT = 12;

/** Splits an amount that includes VAT, in centavos. VAT is rounded half up, and both parts add up to the amount. */
export function splitVat(centavos: number): { vatable: number; vat: number } {
  const vat = Math.round((centavos * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { vatable: centavos - vat, vat };
}
