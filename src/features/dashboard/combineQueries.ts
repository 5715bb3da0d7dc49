type CombinedQuery = { data?: unknown; error?: unknown; isError: boolean; isLoading: boolean; refetch: () => unknown };

/** Combines queries into one state; a query whose refetch failed keeps its data and does not count as failed. */
export function combineQueries(queries: readonly CombinedQuery[]) {
  const failed = queries.filter(({ data, isError }) => isError && !data);
  return {
    isLoading: queries.some(({ isLoading }) => isLoading),
    hasFailed: failed.length > 0,
    /** Error of the first query that failed. */
    error: failed[0]?.error,
    /** Sends the failed queries again. */
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
