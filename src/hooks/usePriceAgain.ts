import { useMemo } from 'react';
import type { Booking } from '@/api/wire';
import type { RepeatPrice } from '@/components/delivery/BookAgainDialog';
import { toDraft } from '@/domain/draft/draftOfBooking';
import { findRate } from '@/domain/draft/draftQuote';
import { getRefusalReasons } from '@/domain/draft/priceMessages';
import { getPriceSince, getTotalWithoutVoucher } from '@/domain/draft/priceSince';
import { toQuoteInput, useQuote, type QuoteInput } from './useQuote';

const NO_BOOKING: QuoteInput = { problems: [], request: null };
const INCOMPLETE = 'This booking has too few details for a price.';

/** Prices a booking that is made once more; without a booking no request is sent. */
export function usePriceAgain(booking: Booking | null): { price: RepeatPrice; refetch: () => void } {
  const draft = useMemo(() => (booking ? toDraft(booking) : null), [booking]);
  const input = useMemo(() => (draft ? toQuoteInput(draft) : NO_BOOKING), [draft]);
  const { pricing, refetch } = useQuote(input, 0);

  const price = useMemo((): RepeatPrice => {
    if (!booking || !draft || pricing.kind === 'pricing') return { kind: 'loading' };
    if (pricing.kind === 'missing') {
      return pricing.problems.length === 0 ? { kind: 'loading' } : { kind: 'failed', message: INCOMPLETE };
    }
    if (pricing.kind === 'failed') return { kind: 'failed', message: getRefusalReasons(pricing.error) };
    const rate = findRate(pricing.quote, draft);
    if (!rate) return { kind: 'no-vehicle' };
    const last = { total: getTotalWithoutVoucher(booking), date: booking.date_created };
    return { kind: 'known', total: rate.total, ...getPriceSince(last, rate.total, pricing.pricedAt) };
  }, [booking, draft, pricing]);

  return { price, refetch };
}
