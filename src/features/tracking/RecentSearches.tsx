import { History, X } from 'lucide-react';
import { searchRemoved, searchesCleared, selectRecentSearches } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { getSearchLabel } from './numbers';

/** Recent searches of this browser, to repeat or remove; logout clears them. */
export function RecentSearches({ onSearch }: { onSearch: (search: string) => void }) {
  const dispatch = useAppDispatch();
  const searches = useAppSelector(selectRecentSearches);
  if (searches.length === 0) return null;
  return (
    <section aria-label="Recent searches">
      <div className="flex items-center gap-3">
        <h2 className="flex items-center gap-2 text-small font-560 text-ink-700">
          <History size={16} strokeWidth={1.75} aria-hidden />
          Recent searches in this browser
        </h2>
        <button
          type="button"
          className="min-h-6 rounded-xs text-small font-560 text-brand-700 hover:underline"
          onClick={() => dispatch(searchesCleared())}
        >
          Clear all
        </button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {searches.map((search) => (
          <li
            key={search}
            className="tabular flex h-8 items-center rounded-full bg-white text-small ring-1 ring-ink-200"
          >
            <button
              type="button"
              className="h-full rounded-l-full pr-1 pl-3.5 font-560 hover:text-brand-700"
              onClick={() => onSearch(search)}
            >
              {getSearchLabel(search)}
            </button>
            <button
              type="button"
              aria-label={`Remove ${getSearchLabel(search)}`}
              className="mr-1 grid size-6 place-items-center rounded-full text-ink-600 hover:bg-ink-100"
              onClick={() => dispatch(searchRemoved(search))}
            >
              <X size={14} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
