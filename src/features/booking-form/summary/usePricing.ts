import { startTransition, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Rate } from '@/api/wire';
import { rateFor } from '@/domain/draft/draftQuote';
import type { Pricing } from '@/hooks/quoter';
import { useBooking } from '../form/bookingContext';

/** How the price stands, and the rate of the vehicle that is chosen. What is typed is drawn before a price is. */
export function usePricing(): { pricing: Pricing; rate: Rate | null } {
  const { form, mode, quoter } = useBooking();
  const [pricing, setPricing] = useState(quoter.snapshot);
  useEffect(() => {
    const follow = () => startTransition(() => setPricing(quoter.snapshot()));
    follow();
    return quoter.subscribe(follow);
  }, [quoter]);
  const vehicle_type = useWatch({ control: form.control, name: 'vehicle_type' });
  return { pricing, rate: pricing.kind === 'priced' ? rateFor(pricing.quote, { mode, vehicle_type }) : null };
}
