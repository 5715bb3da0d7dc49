import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef } from 'react';
import { useQuoteDeliveryQuery } from '@/api/bookings';
import type { Quote, QuoteRequest } from '@/api/wire';
import { QUOTE_DELAY_MS, QUOTE_STALE_MS } from '@/config/constants';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { findQuoteProblems, type DraftProblem } from '@/domain/draft/draftRules';
import { toQuoteRequest } from '@/domain/draft/draftWire';
import { toApiError, type ApiError } from '@/lib/http/error';
import { useDebouncedValue } from './useDebouncedValue';

/** State of a draft's price; `pricedAt` is when the quote arrived, in ms of the device's clock. */
export type Pricing =
  | { kind: 'missing'; problems: DraftProblem[] }
  | { kind: 'pricing' }
  | { kind: 'priced'; request: QuoteRequest; quote: Quote; pricedAt: number }
  | { kind: 'failed'; error: ApiError };

/** Request for a draft's price, or null with the problems of the draft. */
export type QuoteInput = { problems: DraftProblem[]; request: QuoteRequest | null };

/** Price of a draft and its refresh. */
export type PricingState = { pricing: Pricing; refetch: () => void };

/** Builds the request for a draft's price, or lists the problems that leave it without one. */
export function toQuoteInput(draft: DeliveryDraft): QuoteInput {
  const problems = findQuoteProblems(draft);
  return { problems, request: problems.length === 0 ? toQuoteRequest(draft) : null };
}

/** Returns true for a quote too old to book on. */
export const isStale = (pricing: Pricing, now = Date.now()) =>
  pricing.kind === 'priced' && now - pricing.pricedAt > QUOTE_STALE_MS;

/**
 * Prices a draft with a debounced query: a superseded request's response is ignored, and a refusal with a Retry-After
 * delays the next request.
 */
export function useQuote({ problems, request }: QuoteInput, delayMs = QUOTE_DELAY_MS): PricingState {
  const heldUntil = useRef(0);
  const key = JSON.stringify(request);
  const settled = useDebouncedValue(key, delayMs, heldUntil) === key ? request : null;
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useQuoteDeliveryQuery(settled ?? skipToken);

  useEffect(() => {
    if (error) heldUntil.current = Date.now() + (toApiError(error).retryAfterSeconds ?? 0) * 1000;
  }, [error]);

  const pricing = useMemo((): Pricing => {
    if (!request) return { kind: 'missing', problems };
    if (!settled || isFetching) return { kind: 'pricing' };
    if (error) return { kind: 'failed', error: toApiError(error) };
    if (!currentData || fulfilledTimeStamp === undefined) return { kind: 'pricing' };
    return { kind: 'priced', request: settled, quote: currentData, pricedAt: fulfilledTimeStamp };
  }, [request, problems, settled, isFetching, error, currentData, fulfilledTimeStamp]);

  return useMemo(
    () => ({
      pricing,
      refetch: () => {
        if (settled) void refetch();
      },
    }),
    [pricing, settled, refetch],
  );
}
