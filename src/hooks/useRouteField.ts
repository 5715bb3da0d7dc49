import type { LocationHit } from '@/api/wire';
import { useLocate } from './useLocate';
import type { useQuoteDraft } from './useQuoteDraft';
import { useRouteSearch } from './useRouteSearch';
import { useUnknownPlaces } from './useUnknownPlaces';

/** Connects a route field to a quote's draft: search, picked places and the customer's position. */
export function useRouteField(quote: ReturnType<typeof useQuoteDraft>) {
  const { search, query, clear } = useRouteSearch();
  const locate = useLocate();
  const unknown = useUnknownPlaces(quote.draft.stops);

  const placeHere = async (key: string) => {
    const place = await locate.myPlace();
    if (place) quote.placeStop(key, place);
  };

  return {
    problem: locate.problem,
    /** Returns the error of a row whose text is not a known place. */
    errorOf: unknown.errorOf,
    isJudged: unknown.isJudged,
    check: unknown.check,
    field: {
      search,
      onQuery: (key: string, text: string) => {
        unknown.typed(key);
        quote.typeAddress(key, text);
        query(key, text);
      },
      onPick: (key: string, hit: LocationHit) => {
        quote.pickPlace(key, hit);
        clear();
      },
      onClear: (key: string) => {
        quote.clearStop(key);
        clear();
      },
      onLeave: unknown.left,
      onAdd: quote.addStop,
      onRemove: quote.removeStop,
      onUseMyLocation: locate.canLocate ? (key: string) => void placeHere(key) : undefined,
      isLocating: locate.isLocating,
    },
  };
}
