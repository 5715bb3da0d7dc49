import { useGetBarangaysQuery, useGetCitiesQuery, useGetProvincesQuery, useGetRegionsQuery } from './reference';
import type { Id, Place } from './wire';

type Chosen = { id: Id } | null;
export type ChosenPlaces = { region: Chosen; province: Chosen; city: Chosen };

export type PlaceLevelList = { places: Place[]; isLoading: boolean; isError: boolean; onRetry: () => void };

const NONE: Place[] = [];

type Query = { currentData?: Place[]; isFetching: boolean; isError: boolean; refetch: () => unknown };

const listOf = (query: Query, isAsked: boolean): PlaceLevelList => ({
  places: isAsked ? (query.currentData ?? NONE) : NONE,
  isLoading: isAsked && query.isFetching,
  isError: isAsked && query.isError,
  onRetry: () => void query.refetch(),
});

/**
 * The lists beneath what is chosen, level by level. A region without provinces lists its cities under its own id, which
 * `hasNoProvinces` says.
 */
export function usePlaceLists({ region, province, city }: ChosenPlaces) {
  const regions = useGetRegionsQuery();
  const provinces = useGetProvincesQuery(region?.id ?? '', { skip: !region });
  const hasNoProvinces = region !== null && provinces.currentData?.length === 0;
  const cityParent = province?.id ?? (hasNoProvinces ? region.id : undefined);
  const cities = useGetCitiesQuery(cityParent ?? '', { skip: cityParent === undefined });
  const barangays = useGetBarangaysQuery(city?.id ?? '', { skip: !city });
  return {
    region: listOf(regions, true),
    province: listOf(provinces, region !== null),
    city: listOf(cities, cityParent !== undefined),
    barangay: listOf(barangays, city !== null),
    hasNoProvinces,
  };
}
