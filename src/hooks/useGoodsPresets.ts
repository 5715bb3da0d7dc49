import { useEffect, useState } from 'react';
import { useGetGoodsTypesQuery, useGetUnitsOfMeasureQuery } from '@/api/reference';
import { PRESETS_MAX, resolvePresets, type GoodsPreset } from '@/domain/draft/goodsPresets';
import { useGoodsSource } from './useGoodsSource';

/** Returns the presets that the server has the rows for, as they are found. */
export function useGoodsPresets() {
  const source = useGoodsSource();
  const types = useGetGoodsTypesQuery();
  const units = useGetUnitsOfMeasureQuery();
  // looks the presets up again once lists that failed are loaded
  const hasLists = types.isSuccess && units.isSuccess;
  const [found, setFound] = useState<(GoodsPreset | null | undefined)[]>(() => Array.from({ length: PRESETS_MAX }));
  useEffect(() => {
    let isCurrent = true;
    resolvePresets(source).forEach((resolved, index) => {
      void resolved.then((preset) => {
        if (isCurrent) setFound((before) => before.with(index, preset));
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [source, hasLists]);
  return {
    presets: found.filter((preset) => preset !== null && preset !== undefined),
    /** True until every preset is found or known to be missing. */
    isPending: found.includes(undefined),
    /** The first preset, which an untouched item gets; undefined until it is found. */
    preselected: found[0] ?? undefined,
    /** False once the first preset is known to be missing. */
    mayPreselect: found[0] !== null,
  };
}

export type FoundPresets = ReturnType<typeof useGoodsPresets>;
