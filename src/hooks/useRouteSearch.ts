import { useState } from 'react';
import type { LocationHit } from '@/api/wire';
import { usePlaceSearch } from './usePlaceSearch';

/** The search behind a route field: one at a time, for the row that is being typed in. */
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
