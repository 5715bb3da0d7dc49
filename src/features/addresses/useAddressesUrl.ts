import { useSearchParams } from 'react-router-dom';
import { useUrlText } from '@/hooks/useUrlText';
import { readAddressFilter, type AddressFilter } from './addressFilters';

const NEW = 'new';

/** Reads and writes the URL state of the page: search, filter, open panel and open import. */
export function useAddressesUrl() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string, options: { replace: boolean }) => {
    setParams(
      (current) => {
        if (value === '') current.delete(name);
        else current.set(name, value);
        return current;
      },
      { ...options, preventScrollReset: true },
    );
  };
  const search = useUrlText(params.get('q') ?? '', (text) => change('q', text, { replace: true }));
  const open = params.get('address');
  return {
    query: search.text,
    filter: readAddressFilter(params.get('show')),
    isNew: open === NEW,
    openId: open,
    isImporting: params.get('import') !== null,
    search: search.change,
    setFilter: (filter: AddressFilter) => change('show', filter === 'all' ? '' : filter, { replace: true }),
    openNew: () => change('address', NEW, { replace: false }),
    openAddress: (id: string) => change('address', id, { replace: false }),
    closeAddress: () => change('address', '', { replace: true }),
    openImport: () => change('import', 'csv', { replace: false }),
    closeImport: () => change('import', '', { replace: true }),
  };
}

export type AddressesUrl = ReturnType<typeof useAddressesUrl>;
