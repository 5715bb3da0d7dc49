import { useEffect, useState } from 'react';
import { bookingsApi } from '@/api/bookings';
import type { Quote, QuoteRequest } from '@/api/wire';
import { toApiError, type ApiError } from '@/lib/http/error';
import { useAppDispatch } from '@/store/hooks';

const { quoteDelivery } = bookingsApi.endpoints;

/** Price of one booking: its quote, the error, or neither while it loads. */
export type BatchQuote = { quote?: Quote; error?: ApiError };

/** Prices several bookings, one request at a time, so that the server's rate limit is not reached. */
export function useBatchQuotes(requests: readonly QuoteRequest[]) {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(requests);
  const [round, setRound] = useState(0);
  const runKey = `${round} ${key}`;
  const [priced, setPriced] = useState<{ runKey: string; quotes: BatchQuote[] }>({ runKey: '', quotes: [] });

  useEffect(() => {
    let isLatest = true;
    const priceAll = async () => {
      const quotes: BatchQuote[] = [];
      for (const request of JSON.parse(key) as QuoteRequest[]) {
        try {
          quotes.push({ quote: await dispatch(quoteDelivery.initiate(request, { subscribe: false })).unwrap() });
        } catch (error) {
          quotes.push({ error: toApiError(error) });
        }
        if (!isLatest) return;
        setPriced({ runKey, quotes: [...quotes] });
      }
    };
    void priceAll();
    return () => {
      isLatest = false;
    };
  }, [dispatch, key, runKey]);

  return {
    quotes: priced.runKey === runKey ? priced.quotes : [],
    retry: () => setRound((count) => count + 1),
  };
}
