import { useGetBarangaysQuery, useGetCitiesQuery, useGetProvincesQuery, useGetRegionsQuery } from './reference';
import type { Id, Place } from './wire';

type Chosen = { id: Id } | null;
export type ChosenPlaces = { region: Chosen; province: Chosen; city: Chosen };

export type PlaceLevelList = {
  places: Place[];
  isLoading: boolean;
  isError: boolean;
  isEmpty: boolean;
  onRetry: () => void;
};

const NONE: Place[] = [];

type Query = { currentData?: Place[]; isFetching: boolean; isError: boolean; refetch: () => unknown };

const listOf = (query: Query, isAsked: boolean): PlaceLevelList => ({
  places: isAsked ? (query.currentData ?? NONE) : NONE,
  isLoading: isAsked && query.isFetching,
  isError: isAsked && query.isError,
  isEmpty: isAsked && query.currentData?.length === 0,
  onRetry: () => void query.refetch(),
});

/** The lists beneath what is chosen, level by level. What is beneath an empty level is listed under the one above it. */
export function usePlaceLists({ region, province, city }: ChosenPlaces) {
  const regions = useGetRegionsQuery();
  const provinces = useGetProvincesQuery(region?.id ?? '', { skip: !region });
  const hasNoProvinces = region !== null && provinces.currentData?.length === 0;
  const cityParent = province?.id ?? (hasNoProvinces ? region.id : undefined);
  // a city that is no place has no id
  const barangayParent = city && (city.id || cityParent);
  const cities = useGetCitiesQuery(cityParent ?? '', { skip: cityParent === undefined });
  const barangays = useGetBarangaysQuery(barangayParent ?? '', { skip: !barangayParent });
  return {
    region: listOf(regions, true),
    province: listOf(provinces, region !== null),
    city: listOf(cities, cityParent !== undefined),
    barangay: listOf(barangays, Boolean(barangayParent)),
  };
}
