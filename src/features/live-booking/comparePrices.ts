import type { Booking, Price } from '@/api/wire';
import { isBreakdownComplete } from '@/components/delivery/prices';
import { getPriceChange, type PriceChange } from '@/domain/booking/priceChange';

export type PriceComparison = {
  /** Price shown at booking time; null if it was not saved. */
  quote: Price | null;
  /** Price to pay or paid; its breakdown may be empty. */
  final: Price;
  /** Difference from the quote with its reasons; null if there is none or the quote is unknown. */
  change: PriceChange | null;
  /** False if the breakdown is missing or does not add up to the total. */
  isExplained: boolean;
};

/**
 * Compares the quote with the final price. The server's quote wins over `savedQuote`, which this browser showed at
 * booking time. With an incomplete breakdown only the totals are compared, so no reason is invented.
 */
export function comparePrices(booking: Booking, savedQuote: Price | null): PriceComparison {
  const quote = booking.quote ?? savedQuote;
  const final = booking.charged ?? { breakdown: [], discount: 0, total: booking.total };
  const isExplained = final.breakdown.length > 0 && isBreakdownComplete(final.breakdown, final.discount, final.total);
  const change = getPriceChange(quote, final, booking.voucher_code);
  const hasReasons = isExplained && quote !== null && isBreakdownComplete(quote.breakdown, quote.discount, quote.total);
  return { quote, final, change: change && { ...change, reasons: hasReasons ? change.reasons : [] }, isExplained };
}
