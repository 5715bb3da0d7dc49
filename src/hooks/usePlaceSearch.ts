import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useSearchLocationsQuery } from '@/api/bookings';
import type { LocationHit } from '@/api/wire';
import { PLACE_QUERY_MIN, PLACE_SEARCH_DELAY_MS } from '@/config/constants';
import { formatHit } from '@/domain/draft/stopFrom';
import { isApiError } from '@/lib/http/error';
import { useDebouncedValue } from './useDebouncedValue';

const SEARCH_FAILED = "We couldn't search places. Enter the address below.";
/** For a field without address fields below it. */
export const TYPE_AGAIN = "We couldn't search places. Type again to retry.";

/** A place with a line that distinguishes it from others with the same name. */
export type PlaceHit = LocationHit & { detail: string };

/** Converts search hits to list rows, and drops rows with the same text. */
export function toPlaceHits(hits: readonly LocationHit[]): PlaceHit[] {
  const rows = new Map<string, PlaceHit>();
  for (const hit of hits) {
    const detail = formatHit(hit);
    const text = `${hit.label}\n${detail}`;
    if (!rows.has(text)) rows.set(text, { ...hit, detail });
  }
  return [...rows.values()];
}

const NO_HITS: PlaceHit[] = [];

/** Returns the props of a field that searches places, debounced. Earlier hits stay while it searches. */
export function usePlaceSearch(failure = SEARCH_FAILED) {
  const [text, setText] = useState('');
  const query = text.trim();
  const isSearchable = query.length >= PLACE_QUERY_MIN;
  const isSettled = useDebouncedValue(text, PLACE_SEARCH_DELAY_MS) === text;
  const { currentData, error, isError, isFetching } = useSearchLocationsQuery(
    isSearchable && isSettled ? { query } : skipToken,
  );

  const found = useMemo(() => currentData && toPlaceHits(currentData), [currentData]);
  const [earlier, setEarlier] = useState(NO_HITS);
  const hits = isSearchable && !isError ? (found ?? earlier) : NO_HITS;
  if (hits !== earlier) setEarlier(hits);

  const clear = () => setText('');
  return {
    field: {
      value: text,
      hits,
      isSearching: isSearchable && (!isSettled || isFetching),
      problem: isError && isApiError(error) ? failure : undefined,
      onQuery: setText,
      onClear: clear,
    },
    clear,
  };
}
