import type { Booking, Price } from '@/api/wire';
import { isComplete } from '@/components/delivery/prices';
import { priceChange, type PriceChange } from '@/domain/booking/priceChange';

export type PriceStory = {
  /** What was shown when it was booked; null where nobody kept it. */
  quote: Price | null;
  /** What is to be paid, or was: its lines may be missing, its total never is. */
  final: Price;
  /** How the two differ, and why; null where they do not, or one is unknown. */
  change: PriceChange | null;
  /** False where the lines are missing or do not make the total. */
  isExplained: boolean;
};

/**
 * The quote against the final price. The server's own record counts; without it, what this browser was shown when the
 * booking was made (`kept`). Where lines are missing only the totals are compared: no reason is made up.
 */
export function priceStory(booking: Booking, kept: Price | null): PriceStory {
  const quote = booking.quote ?? kept;
  const final = booking.charged ?? { breakdown: [], discount: 0, total: booking.total };
  const isExplained = final.breakdown.length > 0 && isComplete(final.breakdown, final.discount, final.total);
  const change = priceChange(quote, final, booking.voucher_code);
  const canSayWhy = isExplained && quote !== null && isComplete(quote.breakdown, quote.discount, quote.total);
  return { quote, final, change: change && { ...change, reasons: canSayWhy ? change.reasons : [] }, isExplained };
}
