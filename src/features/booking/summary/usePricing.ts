import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { Rate } from '../../../api/wire';
import { rateFor } from '../../../store/draftQuote';
import type { Pricing } from '../../../store/quoter';
import { useBooking } from '../form/bookingContext';

/** How the price stands, and the rate of the vehicle that is chosen. */
export function usePricing(): { pricing: Pricing; rate: Rate | null } {
  const { form, mode, quoter } = useBooking();
  const pricing = useSyncExternalStore(quoter.subscribe, quoter.snapshot);
  const vehicle_type = useWatch({ control: form.control, name: 'vehicle_type' });
  return { pricing, rate: pricing.kind === 'priced' ? rateFor(pricing.quote, { mode, vehicle_type }) : null };
}
