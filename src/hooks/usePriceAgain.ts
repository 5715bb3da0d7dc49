import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Booking } from '@/api/wire';
import { draftOfBooking } from '@/domain/draft/draftOfBooking';
import { rateFor } from '@/domain/draft/draftQuote';
import { getRefusalReasons } from '@/domain/draft/priceMessages';
import { priceSince } from '@/domain/draft/priceSince';
import { useQuoters } from './useQuoters';

/** What a delivery costs today beside what it cost the last time. */
export type PriceAgain =
  | { kind: 'asking' }
  | { kind: 'known'; total: number; difference: number; words: string }
  /** The server prices this load, but not with the vehicle of the last time. */
  | { kind: 'no-vehicle' }
  | { kind: 'failed'; message: string };

const ONE = ['again'] as const;
const INCOMPLETE = 'This booking lacks what a price is made of.';

/** Today's price of a booking that is made once more; nothing is asked while there is no booking. */
export function usePriceAgain(booking: Booking | null): {
  price: PriceAgain;
  askAgain: () => void;
} {
  const { again } = useQuoters(ONE);
  const draft = useMemo(() => (booking ? draftOfBooking(booking) : null), [booking]);
  const pricing = useSyncExternalStore(again.subscribe, again.snapshot);

  // before anything is painted: the price of another booking is never seen beside this one
  useLayoutEffect(() => {
    if (draft) again.update(draft, 0);
    return () => again.stop();
  }, [again, draft]);

  const price = useMemo((): PriceAgain => {
    if (!booking || !draft || pricing.kind === 'pricing') return { kind: 'asking' };
    if (pricing.kind === 'missing') {
      return pricing.problems.length === 0 ? { kind: 'asking' } : { kind: 'failed', message: INCOMPLETE };
    }
    if (pricing.kind === 'failed') return { kind: 'failed', message: getRefusalReasons(pricing.error) };
    const rate = rateFor(pricing.quote, draft);
    if (!rate) return { kind: 'no-vehicle' };
    const last = { total: booking.total, date: booking.date_created };
    return { kind: 'known', total: rate.total, ...priceSince(last, rate.total, pricing.at) };
  }, [booking, draft, pricing]);

  return { price, askAgain: () => void again.askAgain() };
}
