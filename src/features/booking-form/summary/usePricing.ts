import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { Rate } from '@/api/wire';
import { findRate } from '@/domain/draft/draftQuote';
import type { PricingState } from '@/hooks/useQuote';
import { useBooking } from '../form/bookingContext';

export const PricingContext = createContext<PricingState | null>(null);

/** Returns the draft's price and the rate of the chosen vehicle. */
export function usePricing(): PricingState & { rate: Rate | null } {
  const { form, mode } = useBooking();
  const state = useContext(PricingContext);
  if (!state) throw new Error('usePricing is called outside of PricingProvider');
  const vehicle_type = useWatch({ control: form.control, name: 'vehicle_type' });
  const { pricing } = state;
  return { ...state, rate: pricing.kind === 'priced' ? findRate(pricing.quote, { mode, vehicle_type }) : null };
}
