import type { Booking, Price, RateLine } from '@/api/wire';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';

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

const discountLabel = (change: number, voucherCode?: string | null) =>
  change > 0 && voucherCode ? `Voucher ${voucherCode}` : `${change > 0 ? 'Larger' : 'Smaller'} discount`;

/**
 * What a booking was made for, as the server keeps it: with its lines, or as a total alone, which then differs from
 * `price` by nothing that could be named. Null where the booking has no price yet.
 */
export function bookedPrice({ quote, total }: Pick<Booking, 'quote' | 'total'>, price: Price): Price | null {
  return quote ?? (total > 0 ? { ...price, total } : null);
}

/** How a price differs from the one that was agreed to, line by line; null where the totals are the same. */
export function priceChange(agreed: Price | null, price: Price, voucherCode?: string | null): PriceChange | null {
  if (!agreed) return null;
  const difference = toCentavos(price.total) - toCentavos(agreed.total);
  if (difference === 0) return null;
  const before = centavosByCode(agreed.breakdown);
  const now = centavosByCode(price.breakdown);
  const reasons: string[] = [];
  for (const code of new Set([...before.keys(), ...now.keys()])) {
    const change = (now.get(code)?.amount ?? 0) - (before.get(code)?.amount ?? 0);
    if (change !== 0) reasons.push(`${now.get(code)?.label ?? before.get(code)?.label}: ${signed(change)}`);
  }
  const discountChange = toCentavos(price.discount) - toCentavos(agreed.discount);
  // said as what it does to the price, so that the lines add up
  if (discountChange !== 0) reasons.push(`${discountLabel(discountChange, voucherCode)}: ${signed(-discountChange)}`);
  return { difference: fromCentavos(difference), reasons };
}
