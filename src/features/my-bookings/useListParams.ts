import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlText } from '@/hooks/useUrlText';
import { NO_LIST_FILTER, readListParams, writeListParams, type ListFilter, type ListParams } from './listParams';

/** Keeps tab, page, filter and view in the URL, so that Back, a reload and a shared link restore the same list. */
export function useListParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = useMemo(() => readListParams(searchParams), [searchParams]);

  const changeParams = useCallback(
    (change: Partial<ListParams>, { replace = false } = {}) =>
      setSearchParams((current) => writeListParams({ ...readListParams(current), ...change }), {
        replace,
        preventScrollReset: replace,
      }),
    [setSearchParams],
  );

  /** Returns to the first page and replaces the history entry, so that Back skips intermediate filters. */
  const writeFilter = useCallback(
    (part: Partial<ListFilter>) =>
      setSearchParams(
        (current) => {
          const { filter, ...rest } = readListParams(current);
          return writeListParams({ ...rest, page: 0, filter: { ...filter, ...part } });
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearchParams],
  );

  const search = useUrlText(params.filter.query, (query) => writeFilter({ query }));
  const clearFilter = () => {
    search.clear();
    writeFilter(NO_LIST_FILTER);
  };
  const changeFilter = (part: Partial<ListFilter>) => writeFilter({ query: search.take(), ...part });
  return { params, search, changeParams, changeFilter, clearFilter };
}
