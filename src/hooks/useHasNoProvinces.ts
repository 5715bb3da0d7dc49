import { referenceApi } from '@/api/reference';
import type { PlaceRef } from '@/domain/draft/draft';
import { useAppStore } from '@/store/hooks';

/**
 * Returns a check of a region without provinces, for form schemas. It reads the list that the province field has
 * already loaded; a region whose list is not loaded counts as one with provinces.
 */
export function useHasNoProvinces() {
  const store = useAppStore();
  return (region: PlaceRef | null): boolean =>
    region !== null && referenceApi.endpoints.getProvinces.select(region.id)(store.getState()).data?.length === 0;
}
