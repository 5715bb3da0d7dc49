import { useEffect, useState } from 'react';
import { useLazySearchLocationsQuery } from '@/api/bookings';
import type { LocationHit } from '@/api/wire';
import { PLACE_QUERY_MIN, PLACE_SEARCH_DELAY_MS } from '@/config/constants';
import { formatHit } from '@/domain/draft/stopFrom';
import { isApiError } from '@/lib/http/error';
import { useDebouncedCallback } from './useDebouncedCallback';
import { useLatestRun } from './useLatestRun';

const SEARCH_FAILED = "We couldn't search places. Enter the address below.";

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

/** Returns the props of a field that searches places, debounced; a response for an older text is ignored. */
export function usePlaceSearch() {
  const [search] = useLazySearchLocationsQuery();
  const [text, setText] = useState('');
  const [hits, setHits] = useState<PlaceHit[]>([]);
  const [isSearching, setIsSearching] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const runs = useLatestRun();

  const fetchHits = async (query: string, run: number) => {
    const result = await search({ query }, true);
    if (!runs.isLatest(run)) return;
    setHits(toPlaceHits(result.data ?? []));
    setProblem(result.isError && isApiError(result.error) ? SEARCH_FAILED : undefined);
    setIsSearching(false);
  };
  const { run: searchLater, cancel } = useDebouncedCallback(
    (query: string, run: number) => void fetchHits(query, run),
    PLACE_SEARCH_DELAY_MS,
  );
  useEffect(() => cancel, [cancel]);

  const handleQuery = (query: string) => {
    setText(query);
    cancel();
    const run = runs.start();
    const trimmed = query.trim();
    if (trimmed.length < PLACE_QUERY_MIN) {
      setHits([]);
      setIsSearching(false);
      return;
    }
    setIsSearching(true);
    searchLater(trimmed, run);
  };

  const clear = () => handleQuery('');
  return { field: { value: text, hits, isSearching, problem, onQuery: handleQuery, onClear: clear }, clear };
}
