import type { Quote, QuoteRequest, Rate } from '@/api/wire';
import { findRate } from '@/domain/draft/draftQuote';
import type { DraftProblem } from '@/domain/draft/draftRules';
import { toQuoteRequest } from '@/domain/draft/draftWire';
import { getRefusalReasons } from '@/domain/draft/priceMessages';
import { isStale } from '@/hooks/useQuote';
import { toApiError } from '@/lib/http/error';
import { isSameContent } from '@/utils/isSameContent';
import type { BookingContextValue } from '../form/bookingContext';
import type { ShownPrice } from '../summary/BookingSummary';
import { toFailureState, toRefusedState, type SubmitState } from './submitState';

type FetchQuote = (request: QuoteRequest) => Promise<Quote>;
/** A rate, or the state that explains a refusal and the problems of single fields. */
type CheckedPrice = { rate: Rate } | { objection: SubmitState; problems: DraftProblem[] };

const NO_RATE: CheckedPrice = {
  objection: toRefusedState('This vehicle has no price for this route. Choose another one.'),
  problems: [],
};

/** Returns the rate to book on, or why there is none. Fetches a stale or unseen price first. */
export async function checkPrice(
  { form, mode, getDraftToSend }: BookingContextValue,
  { pricing: shown, toTotal }: ShownPrice,
  fetchQuote: FetchQuote,
): Promise<CheckedPrice> {
  const request = toQuoteRequest(getDraftToSend());
  const getRate = (quote: Quote) => findRate(quote, { mode, vehicle_type: form.getValues('vehicle_type') });
  const before = shown.kind === 'priced' && isSameContent(shown.request, request) ? getRate(shown.quote) : undefined;
  if (before !== undefined && !isStale(shown)) return before ? { rate: before } : NO_RATE;
  try {
    const rate = getRate(await fetchQuote(request));
    if (!rate) return NO_RATE;
    if (before?.total === rate.total) return { rate };
    const from = before ? toTotal(before) : null;
    return { objection: { kind: 'price-changed', from, to: toTotal(rate) }, problems: [] };
  } catch (caught) {
    const error = toApiError(caught);
    const { state, problems } = toFailureState(error, form.getValues(), Date.now());
    if (problems.length > 0) return { objection: state, problems };
    return { objection: toRefusedState(`We couldn't check the price. ${getRefusalReasons(error)}`), problems };
  }
}
