import { useGetBarangaysQuery, useGetCitiesQuery, useGetProvincesQuery, useGetRegionsQuery } from '@/api/reference';
import type { Id, Place } from '@/api/wire';

type Chosen = { id: Id } | null;
type ChosenPlaces = { region: Chosen; province: Chosen; city: Chosen };

type PlaceLevelList = {
  places: Place[];
  isLoading: boolean;
  isError: boolean;
  isEmpty: boolean;
  onRetry: () => void;
};

const NONE: Place[] = [];

type ListQuery = { currentData?: Place[]; isFetching: boolean; isError: boolean; refetch: () => unknown };

const toLevelList = (query: ListQuery, isEnabled: boolean): PlaceLevelList => ({
  places: isEnabled ? (query.currentData ?? NONE) : NONE,
  isLoading: isEnabled && query.isFetching,
  isError: isEnabled && query.isError,
  isEmpty: isEnabled && query.currentData?.length === 0,
  onRetry: () => void query.refetch(),
});

/** Returns the options of each place level. An empty level is skipped: its children come from the level above. */
export function usePlaceLists({ region, province, city }: ChosenPlaces) {
  const regions = useGetRegionsQuery();
  const provinces = useGetProvincesQuery(region?.id ?? '', { skip: !region });
  const hasNoProvinces = region !== null && provinces.currentData?.length === 0;
  const cityParent = province?.id ?? (hasNoProvinces ? region.id : undefined);
  // a city from a search hit may have no id
  const barangayParent = city && (city.id || cityParent);
  const cities = useGetCitiesQuery(cityParent ?? '', { skip: cityParent === undefined });
  const barangays = useGetBarangaysQuery(barangayParent ?? '', { skip: !barangayParent });
  return {
    region: toLevelList(regions, true),
    province: toLevelList(provinces, region !== null),
    city: toLevelList(cities, cityParent !== undefined),
    barangay: toLevelList(barangays, Boolean(barangayParent)),
  };
}
