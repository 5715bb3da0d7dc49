import { toCentavos } from '@/utils/money';

/** One line of a price, in pesos. */
export type PriceLine = { code: string; label: string; amount: number };

/** Checks that the lines minus the discount equal the total, to the centavo (public/openapi.yaml, Rate). */
export function isBreakdownComplete(lines: readonly PriceLine[], discount: number, total: number): boolean {
  const sum = lines.reduce((centavos, { amount }) => centavos + toCentavos(amount), 0);
  return sum - toCentavos(discount) === toCentavos(total);
}
