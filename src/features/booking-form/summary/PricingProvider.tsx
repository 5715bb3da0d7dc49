import type { ReactNode } from 'react';
import { toQuoteInput, useQuote } from '@/hooks/useQuote';
import { useDebouncedDraft } from '../form/useDebouncedDraft';
import { PricingContext } from './usePricing';

/** Delay from a keystroke to the check of its effect on the price: the letter itself renders first. */
const AFTER_TYPING_MS = 50;

/** Prices the form's draft for the parts that show a price; the other parts do not render when the price changes. */
export function PricingProvider({ children }: { children: ReactNode }) {
  const state = useQuote(useDebouncedDraft(toQuoteInput, AFTER_TYPING_MS));
  return <PricingContext value={state}>{children}</PricingContext>;
}
