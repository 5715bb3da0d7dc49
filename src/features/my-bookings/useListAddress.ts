import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_LIST_FILTER, readListAddress, writeListAddress, type ListAddress, type ListFilter } from './listAddress';

/** Keeps tab, page, filter and view in the URL, so that Back, a reload and a shared link restore the same list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readListAddress(params), [params]);

  const changeAddress = useCallback(
    (change: Partial<ListAddress>, { replace = false } = {}) =>
      setParams((current) => writeListAddress({ ...readListAddress(current), ...change }), {
        replace,
        preventScrollReset: replace,
      }),
    [setParams],
  );

  /** Returns to the first page and replaces the history entry, so that Back skips intermediate filters. */
  const changeFilter = useCallback(
    (part: Partial<ListFilter>) =>
      setParams(
        (current) => {
          const { filter, ...rest } = readListAddress(current);
          return writeListAddress({ ...rest, page: 0, filter: { ...filter, ...part } });
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  const clearFilter = useCallback(() => changeFilter(NO_LIST_FILTER), [changeFilter]);
  return { address, changeAddress, changeFilter, clearFilter };
}
