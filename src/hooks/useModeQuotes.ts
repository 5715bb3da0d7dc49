import { useMemo } from 'react';
import type { Rate } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { findLowestRate, findRate } from '@/domain/draft/draftQuote';
import { toQuoteInput, useQuote, type Pricing, type PricingState } from './useQuote';

export type ModeQuote = PricingState & { rate: Rate | null };
export type ModeQuotes = Record<BookingMode, ModeQuote>;

/** Prices the same load in both modes. */
export function useModeQuotes(draft: DeliveryDraft): ModeQuotes {
  const inputs = useMemo(
    () => ({
      exclusive: toQuoteInput({ ...draft, mode: 'exclusive' }),
      shared: toQuoteInput({ ...draft, mode: 'shared' }),
    }),
    [draft],
  );
  const special = useQuote(inputs.exclusive);
  const joint = useQuote(inputs.shared);
  return {
    exclusive: { ...special, rate: getRate(special.pricing, { mode: 'exclusive', vehicle_type: draft.vehicle_type }) },
    shared: { ...joint, rate: getRate(joint.pricing, { mode: 'shared', vehicle_type: '' }) },
  };
}

/** Returns the rate of the chosen vehicle; without one, the lowest rate. */
function getRate(pricing: Pricing, choice: { mode: BookingMode; vehicle_type: string }): Rate | null {
  if (pricing.kind !== 'priced') return null;
  return findRate(pricing.quote, choice) ?? findLowestRate(pricing.quote.rates);
}
