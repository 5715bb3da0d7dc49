import { useSearchLocationsQuery } from '@/api/bookings';
import { useGetBarangaysQuery } from '@/api/reference';
import { PLACE_SEARCH_DELAY_MS } from '@/config/constants';
import { formatBarangayAndCity } from '@/domain/draft/stopFrom';
import {
  findCityOptions,
  findMessagePlace,
  getMessageQuery,
  withListedBarangay,
  type MessagePlace,
  type ParsedPlaceNames,
} from '@/domain/message/messagePlace';
import type { CityOption } from '@/domain/message/takeCity';
import { useDebouncedValue } from '@/hooks/useDebouncedValue';

type FoundPlace = {
  found: MessagePlace | null;
  message: string;
  /** The customer has something to check or choose. */
  isDoubtful: boolean;
  /** Cities to choose from; empty if the city is certain or unknown. */
  choices: CityOption[];
};

const NO_CHOICES: CityOption[] = [];
const toPlain = (message: string): FoundPlace => ({ found: null, message, isDoubtful: false, choices: NO_CHOICES });
const toDoubt = (message: string): FoundPlace => ({ ...toPlain(message), isDoubtful: true });

function toFoundPlace(found: MessagePlace, barangay: string): FoundPlace {
  const line = [formatBarangayAndCity(found.place), found.place.province?.name].filter(Boolean).join(', ');
  if (found.isWhole) return { ...toPlain(`Place found: ${line}.`), found };
  const what =
    barangay === ''
      ? 'Choose the barangay in the stop.'
      : `“${barangay}” isn't a barangay there: choose it in the stop.`;
  return { ...toDoubt(`Only the city was found: ${line}. ${what}`), found };
}

/**
 * Returns the place that a message names, from the same search as a stop's address, and a message about it. `guesses` are
 * the cities that a doubtful one can be: there is no place until the customer has chosen or changed the city.
 */
export function useMessagePlace(names: ParsedPlaceNames, guesses: CityOption[]): FoundPlace {
  const query = getMessageQuery(names);
  const debouncedQuery = useDebouncedValue(query, PLACE_SEARCH_DELAY_MS);
  const { currentData, isFetching, isError } = useSearchLocationsQuery(
    { query: debouncedQuery },
    { skip: debouncedQuery === '' },
  );
  const inCity = findMessagePlace(currentData ?? [], names);
  const isBarangayMissing = inCity !== null && !inCity.isWhole && names.barangay !== '';
  const list = useGetBarangaysQuery(inCity?.place.city?.id ?? '', { skip: !isBarangayMissing });

  if (guesses.length > 0)
    return { ...toDoubt("We aren't sure which city this is. Choose or enter it."), choices: guesses };
  if (query === '') return toDoubt("We couldn't find a barangay or city. Choose them in the stop.");
  if (query !== debouncedQuery || isFetching || (isBarangayMissing && list.isFetching))
    return toPlain('Looking up the place…');
  const choices = findCityOptions(currentData ?? [], names);
  if (choices.length > 0) {
    const what = names.city === '' ? 'The message names no city.' : `There is more than one ${names.city}.`;
    return { ...toDoubt(`${what} Choose the right one.`), choices };
  }
  if (isError) return toDoubt("We couldn't look up the place. Choose it in the stop.");
  if (!inCity) return toDoubt("We couldn't find this place. Choose it in the stop.");
  return toFoundPlace(withListedBarangay(inCity, list.currentData ?? [], names.barangay), names.barangay);
}
