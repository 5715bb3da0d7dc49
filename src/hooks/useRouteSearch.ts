import { useState } from 'react';
import { usePlaceSearch } from './usePlaceSearch';

/** A route field has no address fields to fill in instead. */
const SEARCH_FAILED = "We couldn't search places. Type again to retry.";

/** Searches places for the route field's active row, identified by `key`. */
export function useRouteSearch() {
  const { field, clear } = usePlaceSearch();
  const [key, setKey] = useState('');
  return {
    search: {
      key,
      hits: field.hits,
      isSearching: field.isSearching,
      problem: field.problem && SEARCH_FAILED,
    },
    query: (row: string, text: string) => {
      setKey(row);
      field.onQuery(text);
    },
    clear,
  };
}
