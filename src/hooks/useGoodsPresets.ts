import { useEffect, useState } from 'react';
import { referenceApi } from '@/api/reference';
import { PRESETS_MAX, resolvePresets, type GoodsPreset, type GoodsSource } from '@/domain/draft/goodsPresets';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/rootState';

const { getGoodsTypes, getCategories, getSubcategories, getUnitsOfMeasure } = referenceApi.endpoints;
const ONCE = { subscribe: false } as const;

/** Each list is fetched once and cached; the goods fields use the same cache. */
const createSource = (dispatch: AppDispatch): GoodsSource => ({
  types: () => dispatch(getGoodsTypes.initiate(undefined, ONCE)).unwrap(),
  categories: (type) => dispatch(getCategories.initiate(type, ONCE)).unwrap(),
  subcategories: (category) => dispatch(getSubcategories.initiate(category, ONCE)).unwrap(),
  units: () => dispatch(getUnitsOfMeasure.initiate(undefined, ONCE)).unwrap(),
});

/**
 * Returns the presets that the server has the rows for, as they are found; `preselected` is the first one. `isLoading`
 * is true until it is found or known to be missing.
 */
export function useGoodsPresets() {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<(GoodsPreset | null | undefined)[]>(() => Array.from({ length: PRESETS_MAX }));
  useEffect(() => {
    let isCurrent = true;
    resolvePresets(createSource(dispatch)).forEach((resolved, index) => {
      void resolved.then((preset) => {
        if (isCurrent) setFound((before) => before.with(index, preset));
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch]);
  return {
    presets: found.filter((preset) => preset !== null && preset !== undefined),
    /** True until every preset is found or known to be missing. */
    isPending: found.includes(undefined),
    preselected: found[0] ?? undefined,
    isLoading: found[0] === undefined,
  };
}

export type GoodsPresets = ReturnType<typeof useGoodsPresets>;
