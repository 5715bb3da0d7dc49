import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_LIST_FILTER, readListAddress, writeListAddress, type ListAddress, type ListFilter } from './listAddress';

/** Tab, page, filter and view live in the address, so that Back, a reload and a shared link lead to the same list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readListAddress(params), [params]);

  const go = useCallback(
    (change: Partial<ListAddress>, { replace = false } = {}) =>
      setParams((current) => writeListAddress({ ...readListAddress(current), ...change }), {
        replace,
        preventScrollReset: replace,
      }),
    [setParams],
  );

  /** A filter takes the place of the one before in the history, and starts at the first page. */
  const filter = useCallback(
    (part: Partial<ListFilter>) =>
      setParams(
        (current) => {
          const now = readListAddress(current);
          return writeListAddress({ ...now, page: 0, filter: { ...now.filter, ...part } });
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  const clearFilter = useCallback(() => filter(NO_LIST_FILTER), [filter]);
  return { address, go, filter, clearFilter };
}
