import { useMemo } from 'react';
import { referenceApi } from '@/api/reference';
import type { GoodsSource } from '@/domain/draft/goodsPresets';
import { useAppDispatch } from '@/store/hooks';

const { getGoodsTypes, getCategories, getSubcategories, getUnitsOfMeasure } = referenceApi.endpoints;
const ONCE = { subscribe: false } as const;

/** Returns the server's goods lists. Each list is fetched once and cached; the goods fields use the same cache. */
export function useGoodsSource(): GoodsSource {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      types: () => dispatch(getGoodsTypes.initiate(undefined, ONCE)).unwrap(),
      categories: (type) => dispatch(getCategories.initiate(String(type), ONCE)).unwrap(),
      subcategories: (category) => dispatch(getSubcategories.initiate(String(category), ONCE)).unwrap(),
      units: () => dispatch(getUnitsOfMeasure.initiate(undefined, ONCE)).unwrap(),
    }),
    [dispatch],
  );
}
