import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  const changeFilter = useCallback(
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

  const [clearCount, setClearCount] = useState(0);
  const clearFilter = () => {
    setClearCount((count) => count + 1);
    changeFilter(NO_LIST_FILTER);
  };
  return { params, changeParams, changeFilter, clearFilter, clearCount };
}
