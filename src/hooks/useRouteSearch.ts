import { useState } from 'react';
import type { LocationHit } from '@/api/wire';
import { usePlaceSearch } from './usePlaceSearch';

/** Searches places for the route field's active row, identified by `key`. */
export function useRouteSearch() {
  const search = usePlaceSearch();
  const [key, setKey] = useState('');
  return {
    search: {
      key,
      hits: search.hits as readonly LocationHit[],
      isSearching: search.isSearching,
      problem: search.problem,
    },
    query: (row: string, text: string) => {
      setKey(row);
      search.handleQuery(text);
    },
    clear: search.clear,
  };
}
