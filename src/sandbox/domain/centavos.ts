/** Converts centavos to the pesos of the API. */
export const toPesos = (centavos: number): number => centavos / 100;

/** Converts pesos from the API to centavos; NaN if they are not a number. */
export const parseCentavos = (pesos: unknown): number => {
  const number = typeof pesos === 'number' || (typeof pesos === 'string' && pesos.trim() !== '') ? Number(pesos) : NaN;
  return Number.isFinite(number) ? Math.round(number * 100) : NaN;
};

/** Returns true for a finite amount with at most two decimals. */
export const isWholeCentavos = (pesos: unknown): boolean => {
  const centavos = parseCentavos(pesos);
  return Number.isSafeInteger(centavos) && toPesos(centavos) === Number(pesos);
};
