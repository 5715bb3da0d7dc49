import type { Booking, Price, RateLine } from '@/api/wire';
import { formatCentavos, fromCentavos, toCentavos } from '@/utils/money';

/** A difference in pesos and its reasons, one line each. */
export type PriceChange = { difference: number; reasons: string[] };

const centavosByCode = (lines: RateLine[]) => {
  const byCode = new Map<string, { label: string; amount: number }>();
  for (const { code, label, amount } of lines) {
    byCode.set(code, { label, amount: (byCode.get(code)?.amount ?? 0) + toCentavos(amount) });
  }
  return byCode;
};

const signed = (centavos: number) => `${formatCentavos(Math.abs(centavos))} ${centavos > 0 ? 'more' : 'less'}`;

const discountChangeLabel = (change: number, voucherCode?: string | null) =>
  change > 0 && voucherCode ? `Voucher ${voucherCode}` : `${change > 0 ? 'Larger' : 'Smaller'} discount`;

/**
 * Returns the price at the time of booking. Without a stored quote it takes the lines of `price`, so that a difference
 * has no named reason. Null if the booking has no price yet.
 */
export function bookedPrice({ quote, total }: Pick<Booking, 'quote' | 'total'>, price: Price): Price | null {
  return quote ?? (total > 0 ? { ...price, total } : null);
}

/** Compares a price with the agreed one, line by line; null if the totals are equal. */
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
  // shown as its effect on the price, so that the lines add up
  if (discountChange !== 0)
    reasons.push(`${discountChangeLabel(discountChange, voucherCode)}: ${signed(-discountChange)}`);
  return { difference: fromCentavos(difference), reasons };
}
