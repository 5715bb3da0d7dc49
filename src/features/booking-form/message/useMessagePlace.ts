import { useSearchLocationsQuery } from '@/api/bookings';
import { PLACE_SEARCH_DELAY_MS } from '@/config/constants';
import { placeLine } from '@/domain/draft/stopFrom';
import { messagePlace, messageQuery, type MessagePlace, type ReadPlaceNames } from '@/domain/message/messagePlace';
import { useDebouncedValue } from '../form/useDebouncedValue';

/** Returns the place that a message names, from the same search as a stop's address, and a message about it. */
export function useMessagePlace(names: ReadPlaceNames): { found: MessagePlace | null; message: string } {
  const query = messageQuery(names);
  const debouncedQuery = useDebouncedValue(query, PLACE_SEARCH_DELAY_MS);
  const { currentData, isFetching, isError } = useSearchLocationsQuery(
    { query: debouncedQuery },
    { skip: debouncedQuery === '' },
  );
  if (query === '') return { found: null, message: 'No barangay or city was found: choose them in the stop.' };
  if (query !== debouncedQuery || isFetching) return { found: null, message: 'Looking the place up...' };
  if (isError) return { found: null, message: 'The place could not be looked up: choose it in the stop.' };
  const found = messagePlace(currentData ?? [], names);
  if (!found) return { found, message: 'This place was not found: choose it in the stop.' };
  const line = [placeLine(found.place), found.place.province?.name].filter(Boolean).join(', ');
  return {
    found,
    message: found.isWhole
      ? `Place found: ${line}.`
      : `Only the city was found: ${line}. Choose the barangay in the stop.`,
  };
}
