/** Pesos as they go over the wire. */
export const toPesos = (centavos: number): number => centavos / 100;

/** Centavos of an amount from the wire; NaN where it is no number. */
export const parseCentavos = (pesos: unknown): number => {
  const number = typeof pesos === 'number' || (typeof pesos === 'string' && pesos.trim() !== '') ? Number(pesos) : NaN;
  return Number.isFinite(number) ? Math.round(number * 100) : NaN;
};

/** True for a finite amount with no more than two decimals. */
export const isWholeCentavos = (pesos: unknown): boolean => {
  const centavos = parseCentavos(pesos);
  return Number.isSafeInteger(centavos) && toPesos(centavos) === Number(pesos);
};

/** ₱1,530.40 from centavos, for sentences. */
export const sayPesos = (centavos: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PHP' }).format(centavos / 100);
