import type { Rate, RateLine } from '../../api/wire';
import type { PriceEstimate } from '../../store/booking';
import { formatPeso, fromCentavos, toCentavos } from '../../utils/money';

/** In pesos, and why, a line each. */
export type PriceChange = { difference: number; reasons: string[] };

const centavosByCode = (lines: RateLine[]) => {
  const byCode = new Map<string, { label: string; amount: number }>();
  for (const { code, label, amount } of lines) {
    byCode.set(code, { label, amount: (byCode.get(code)?.amount ?? 0) + toCentavos(amount) });
  }
  return byCode;
};

const signed = (centavos: number) =>
  `${formatPeso(fromCentavos(Math.abs(centavos)))} ${centavos > 0 ? 'more' : 'less'}`;

/** How an offer differs from the estimate that was agreed to, line by line; null where the totals are the same. */
export function priceChange(estimate: PriceEstimate | null, rate: Rate): PriceChange | null {
  if (!estimate) return null;
  const difference = toCentavos(rate.total) - toCentavos(estimate.total);
  if (difference === 0) return null;
  const before = centavosByCode(estimate.breakdown);
  const now = centavosByCode(rate.breakdown);
  const reasons: string[] = [];
  for (const code of new Set([...before.keys(), ...now.keys()])) {
    const change = (now.get(code)?.amount ?? 0) - (before.get(code)?.amount ?? 0);
    if (change !== 0) reasons.push(`${now.get(code)?.label ?? before.get(code)?.label}: ${signed(change)}`);
  }
  const discountChange = toCentavos(rate.discount) - toCentavos(estimate.discount);
  if (discountChange !== 0) reasons.push(`Discount: ${signed(discountChange)}`);
  return { difference: fromCentavos(difference), reasons };
}
