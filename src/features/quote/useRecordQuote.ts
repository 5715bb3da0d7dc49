import { useEffect } from 'react';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { ModeQuote } from '@/hooks/useModeQuotes';
import { quickQuoteSaved } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';

/** Stores every shown price on this device for the list at /quickquote. */
export function useRecordQuote(draft: DeliveryDraft, { pricing, rate }: ModeQuote) {
  const dispatch = useAppDispatch();
  const quote = pricing.kind === 'priced' ? pricing.quote : null;
  const quotedAt = pricing.kind === 'priced' ? pricing.pricedAt : 0;
  useEffect(() => {
    if (!quote || !rate) return;
    dispatch(
      quickQuoteSaved({
        id: String(quote.id),
        quotedAt: new Date(quotedAt).toISOString(),
        mode: draft.mode,
        total: rate.total,
        vehicleName: rate.vehicle_type?.name ?? '',
        distanceKm: quote.distance_km,
        draft,
      }),
    );
  }, [dispatch, draft, quote, quotedAt, rate]);
}
