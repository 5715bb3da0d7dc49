import { rateFor } from '@/domain/draft/draftQuote';
import { getRefusalReasons } from '@/domain/draft/priceMessages';
import { isStale } from '@/hooks/quoter';
import type { BookingContextValue } from '../form/bookingContext';
import { toRefusedState, type SubmitState } from './submitState';

type Quoted = Pick<BookingContextValue, 'form' | 'mode' | 'quoter'>;

const noRate = toRefusedState('This vehicle has no price for this route. Choose another one.');

/** Returns the rate of the chosen vehicle in the latest quote. */
export function getChosenRate({ form, mode, quoter }: Quoted, pricing = quoter.snapshot()) {
  if (pricing.kind !== 'priced') return null;
  return rateFor(pricing.quote, { mode, vehicle_type: form.getValues('vehicle_type') });
}

/** Refreshes a stale price; returns why it cannot be booked at, or null where it is fresh and was on the screen. */
export async function checkPrice(booking: Quoted): Promise<SubmitState | null> {
  const before = booking.quoter.snapshot();
  if (before.kind === 'priced' && !isStale(before)) return getChosenRate(booking, before) ? null : noRate;
  const after = await booking.quoter.askAgain();
  if (after.kind === 'failed')
    return toRefusedState(`The price could not be checked. ${getRefusalReasons(after.error)}`);
  const from = getChosenRate(booking, before)?.total;
  const to = getChosenRate(booking, after)?.total;
  if (to === undefined) return noRate;
  return from === to ? null : { kind: 'price-changed', from: from ?? null, to };
}
