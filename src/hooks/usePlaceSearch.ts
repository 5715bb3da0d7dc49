import { useEffect, useRef, useState } from 'react';
import { useLazySearchLocationsQuery } from '@/api/bookings';
import type { LocationHit } from '@/api/wire';
import { PLACE_SEARCH_DELAY_MS } from '@/config/constants';
import { hitLine } from '@/domain/draft/stopFrom';
import { isApiError } from '@/lib/http/error';

const QUERY_MIN = 2;

/** A place with the line that tells it from its namesakes. */
export type PlaceHit = LocationHit & { detail: string };

/** The hits as rows of a list; of those that read alike the first stays. */
export function toPlaceHits(hits: readonly LocationHit[]): PlaceHit[] {
  const rows = new Map<string, PlaceHit>();
  for (const hit of hits) {
    const detail = hitLine(hit);
    const text = `${hit.label}\n${detail}`;
    if (!rows.has(text)) rows.set(text, { ...hit, detail });
  }
  return [...rows.values()];
}

/** Searches places a moment after the last key press; an answer to an older text is dropped. */
export function usePlaceSearch() {
  const [search] = useLazySearchLocationsQuery();
  const [text, setText] = useState('');
  const [hits, setHits] = useState<PlaceHit[]>([]);
  const [isSearching, setIsSearching] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (query: string, turn: number) => {
    const answer = await search({ query }, true);
    if (turn !== newest.current) return;
    setHits(toPlaceHits(answer.data ?? []));
    setProblem(
      answer.isError && isApiError(answer.error) ? 'Places could not be searched. Enter the address below.' : undefined,
    );
    setIsSearching(false);
  };

  const handleQuery = (query: string) => {
    setText(query);
    clearTimeout(timer.current);
    newest.current += 1;
    const turn = newest.current;
    const wanted = query.trim();
    if (wanted.length < QUERY_MIN) {
      setHits([]);
      setIsSearching(false);
      return;
    }
    setIsSearching(true);
    timer.current = setTimeout(() => void ask(wanted, turn), PLACE_SEARCH_DELAY_MS);
  };

  const clear = () => handleQuery('');
  return { text, hits, isSearching, problem, handleQuery, clear };
}
