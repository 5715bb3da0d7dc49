import { useEffect, useState } from 'react';
import { useGetGoodsTypesQuery, useGetUnitsOfMeasureQuery } from '@/api/reference';
import { PRESETS_MAX, isPreset, resolvePresets, type ResolvedPreset } from '@/domain/draft/goodsPresets';
import { useGoodsSource } from './useGoodsSource';

/** Returns the presets that the server has the rows for, as they are found. */
export function useGoodsPresets() {
  const source = useGoodsSource();
  const types = useGetGoodsTypesQuery();
  const units = useGetUnitsOfMeasureQuery();
  // looks the presets up again once lists that failed are loaded
  const hasLists = types.isSuccess && units.isSuccess;
  const [found, setFound] = useState<(ResolvedPreset | undefined)[]>(() => Array.from({ length: PRESETS_MAX }));
  const [attempt, setAttempt] = useState(0);
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
  }, [source, hasLists, attempt]);
  const [first] = found;
  const retry = () => {
    // not undefined, which would show the placeholder instead of the fields
    setFound((before) => before.map((preset) => (preset === 'failed' ? null : preset)));
    setAttempt(attempt + 1);
  };
  return {
    presets: found.filter(isPreset),
    /** True until every preset is found or known to be missing. */
    isPending: found.includes(undefined),
    /** The first preset, which an untouched item gets; undefined until it is found. */
    preselected: isPreset(first) ? first : undefined,
    /** False once the first preset is known to be missing. */
    mayPreselect: first === undefined || isPreset(first),
    /** Loads the failed lists again; undefined if none failed. */
    retry: found.includes('failed') ? retry : undefined,
  };
}

export type FoundPresets = ReturnType<typeof useGoodsPresets>;
