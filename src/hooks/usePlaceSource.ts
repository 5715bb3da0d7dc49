import { referenceApi } from '@/api/reference';
import type { PlaceSource } from '@/domain/places/resolvePlaces';
import { useAppDispatch } from '@/store/hooks';

const { getRegions, getProvinces, getCities, getBarangays } = referenceApi.endpoints;
const ONCE = { subscribe: false } as const;

/** Returns the server's place lists for the check of an imported file. Each list is fetched once and cached. */
export function usePlaceSource(): PlaceSource {
  const dispatch = useAppDispatch();
  return {
    regions: () => dispatch(getRegions.initiate(undefined, ONCE)).unwrap(),
    provinces: (region) => dispatch(getProvinces.initiate(region, ONCE)).unwrap(),
    cities: (province) => dispatch(getCities.initiate(province, ONCE)).unwrap(),
    barangays: (city) => dispatch(getBarangays.initiate(city, ONCE)).unwrap(),
  };
}
