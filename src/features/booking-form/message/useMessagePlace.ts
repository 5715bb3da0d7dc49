import { useSearchLocationsQuery } from '@/api/bookings';
import { PLACE_SEARCH_DELAY_MS } from '@/config/constants';
import { placeLine } from '@/domain/draft/stopFrom';
import { useDebouncedValue } from '../form/useDebouncedValue';
import { messagePlace, messageQuery, type MessagePlace, type ReadPlaceNames } from './messagePlace';

/** The place that barangay and city of a message mean, looked up like any place that is typed into a stop's search. */
export function useMessagePlace(names: ReadPlaceNames): { found: MessagePlace | null; words: string } {
  const query = messageQuery(names);
  const settled = useDebouncedValue(query, PLACE_SEARCH_DELAY_MS);
  const { currentData, isFetching, isError } = useSearchLocationsQuery({ query: settled }, { skip: settled === '' });
  if (query === '') return { found: null, words: 'No barangay or city was found: choose them in the stop.' };
  if (query !== settled || isFetching) return { found: null, words: 'Looking the place up...' };
  if (isError) return { found: null, words: 'The place could not be looked up: choose it in the stop.' };
  const found = messagePlace(currentData ?? [], names);
  if (!found) return { found, words: 'This place was not found: choose it in the stop.' };
  const line = [placeLine(found.place), found.place.province?.name].filter(Boolean).join(', ');
  return {
    found,
    words: found.isWhole
      ? `Place found: ${line}.`
      : `Only the city was found: ${line}. Choose the barangay in the stop.`,
  };
}
