import type { Booking, Price, RateLine } from '@/api/wire';
import { formatCentavos, fromCentavos, toCentavos } from '@/utils/money';

/** A difference in pesos and its reasons, one line each. */
export type PriceChange = { difference: number; reasons: string[] };

const sumByCode = (lines: RateLine[]) => {
  const byCode = new Map<string, { label: string; amount: number }>();
  for (const { code, label, amount } of lines) {
    byCode.set(code, { label, amount: (byCode.get(code)?.amount ?? 0) + toCentavos(amount) });
  }
  return byCode;
};

const formatDifference = (centavos: number) =>
  `${formatCentavos(Math.abs(centavos))} ${centavos > 0 ? 'more' : 'less'}`;

const getDiscountChangeLabel = (change: number, voucherCode?: string | null) =>
  change > 0 && voucherCode ? `Voucher ${voucherCode}` : `${change > 0 ? 'Larger' : 'Smaller'} discount`;

/**
 * Returns the price at the time of booking. Without a stored quote it takes the lines of `price`, so that a difference
 * has no named reason. Null if the booking has no price yet.
 */
export function getBookedPrice({ quote, total }: Pick<Booking, 'quote' | 'total'>, price: Price): Price | null {
  return quote ?? (total > 0 ? { ...price, total } : null);
}

/** Compares a price with the agreed one, line by line; null if the totals are equal. */
export function getPriceChange(agreed: Price | null, price: Price, voucherCode?: string | null): PriceChange | null {
  if (!agreed) return null;
  const difference = toCentavos(price.total) - toCentavos(agreed.total);
  if (difference === 0) return null;
  const before = sumByCode(agreed.breakdown);
  const now = sumByCode(price.breakdown);
  const reasons: string[] = [];
  for (const code of new Set([...before.keys(), ...now.keys()])) {
    const change = (now.get(code)?.amount ?? 0) - (before.get(code)?.amount ?? 0);
    if (change !== 0) reasons.push(`${now.get(code)?.label ?? before.get(code)?.label}: ${formatDifference(change)}`);
  }
  const discountChange = toCentavos(price.discount) - toCentavos(agreed.discount);
  // shown as its effect on the price, so that the lines add up
  if (discountChange !== 0)
    reasons.push(`${getDiscountChangeLabel(discountChange, voucherCode)}: ${formatDifference(-discountChange)}`);
  return { difference: fromCentavos(difference), reasons };
}
