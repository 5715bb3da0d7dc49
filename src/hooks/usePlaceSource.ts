import { referenceApi } from '@/api/reference';
import type { PlaceSource } from '@/domain/places/resolvePlaces';
import { useAppDispatch } from '@/store/hooks';

const { getRegions, getProvinces, getCities, getBarangays } = referenceApi.endpoints;
const QUIETLY = { subscribe: false } as const;

/** The place lists of the server for a file that is checked: each is asked for once and kept like those of a form. */
export function usePlaceSource(): PlaceSource {
  const dispatch = useAppDispatch();
  return {
    regions: () => dispatch(getRegions.initiate(undefined, QUIETLY)).unwrap(),
    provinces: (region) => dispatch(getProvinces.initiate(region, QUIETLY)).unwrap(),
    cities: (province) => dispatch(getCities.initiate(province, QUIETLY)).unwrap(),
    barangays: (city) => dispatch(getBarangays.initiate(city, QUIETLY)).unwrap(),
  };
}
