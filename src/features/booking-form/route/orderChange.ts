import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useQuoteDeliveryQuery } from '@/api/bookings';
import type { Quote, QuoteRequest } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import type { DraftStop } from '@/domain/draft/draft';
import { findRate } from '@/domain/draft/draftQuote';
import { toQuoteRequest } from '@/domain/draft/draftWire';
import { getOrderSavingMessage, getStraightSavingMessage } from '@/domain/draft/orderSaving';
import { toQuoteInput } from '@/hooks/useQuote';
import { useBooking } from '../form/bookingContext';
import { usePricing } from '../summary/usePricing';

/** Change to the shortest order of the stops. */
export type OrderChange = {
  previousKeys: string[];
  /** Id of the new route; the change ends with any other route. */
  routeId: string;
  savedKm: number;
  /** Quote requests of both orders; null if the draft has no price. */
  requests: { before: QuoteRequest; after: QuoteRequest } | null;
};

/** Returns an id of the places in their order, and of the mode, which has its own prices. */
export const getRouteId = (stops: readonly DraftStop[], mode: BookingMode) =>
  JSON.stringify([mode, stops.map(({ key, lat, lng }) => [key, lat, lng])]);

/** Returns the function that describes the change of the draft to another order. */
export function useOrderChange() {
  const { mode, getDraftToSend } = useBooking();
  const { pricing } = usePricing();
  return (stops: DraftStop[], savedKm: number): OrderChange => {
    const draft = getDraftToSend();
    const before = pricing.kind === 'failed' ? null : toQuoteInput(draft).request;
    return {
      previousKeys: draft.stops.map(({ key }) => key),
      routeId: getRouteId(stops, mode),
      savedKm,
      requests: before && { before, after: toQuoteRequest({ ...draft, stops }) },
    };
  };
}

/** Returns what a new order saves, from the server's quotes of both orders; '' without a change. */
export function useSavingMessage(change: OrderChange | null): string {
  const { form, mode } = useBooking();
  const vehicle_type = useWatch({ control: form.control, name: 'vehicle_type' });
  const before = useQuoteDeliveryQuery(change?.requests?.before ?? skipToken);
  const after = useQuoteDeliveryQuery(change?.requests?.after ?? skipToken);
  const toPrice = (quote: Quote) => ({
    km: quote.distance_km,
    total: findRate(quote, { mode, vehicle_type })?.total ?? null,
  });
  if (!change) return '';
  if (before.isFetching || after.isFetching) return 'Getting the price of the new order…';
  if (!before.currentData || !after.currentData) return getStraightSavingMessage(change.savedKm);
  return getOrderSavingMessage(toPrice(before.currentData), toPrice(after.currentData));
}
