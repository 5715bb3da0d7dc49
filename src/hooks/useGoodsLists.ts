import {
  useGetCategoriesQuery,
  useGetGoodsTypesQuery,
  useGetSubcategoriesQuery,
  useGetUnitsOfMeasureQuery,
} from '@/api/reference';
import type { DraftItem } from '@/domain/draft/draft';
import { NO_SUBCATEGORY } from '@/domain/draft/draftWire';

type GoodsOption = { id: string | number; name: string };

const NONE: GoodsOption[] = [];
/** Options of a category without subcategories. */
const ONLY_NONE: GoodsOption[] = [{ id: NO_SUBCATEGORY, name: 'None' }];
const FAILED = 'This list did not load.';

/** Loads the goods lists that depend on the chosen type and category. Their retry also calls `retryPresets`. */
export function useGoodsLists(type: string, category: string, retryPresets?: () => void) {
  const types = useGetGoodsTypesQuery();
  const categories = useGetCategoriesQuery(type, { skip: type === '' });
  const subcategories = useGetSubcategoriesQuery(category, { skip: category === '' });
  const units = useGetUnitsOfMeasureQuery();
  const failed: Partial<Record<keyof DraftItem, string>> = {
    type: types.isError ? FAILED : undefined,
    category: categories.isError ? FAILED : undefined,
    subcategory: subcategories.isError ? FAILED : undefined,
    uom: units.isError ? FAILED : undefined,
  };
  const missing = [types, categories, subcategories, units].filter(({ isError }) => isError);
  const retry = () => {
    missing.forEach((list) => void list.refetch());
    retryPresets?.();
  };
  const isWithoutSubcategories = subcategories.currentData?.length === 0;
  return {
    types: types.data?.map(({ id, type: name }) => ({ id, name })) ?? NONE,
    categories: categories.currentData?.map(({ id, category_name }) => ({ id, name: category_name })) ?? NONE,
    subcategories: isWithoutSubcategories
      ? ONLY_NONE
      : (subcategories.currentData?.map(({ id, subcategory_name }) => ({ id, name: subcategory_name })) ?? NONE),
    units: units.data ?? NONE,
    isWithoutSubcategories,
    loading: {
      types: types.isLoading,
      categories: categories.isFetching,
      subcategories: subcategories.isFetching,
      units: units.isLoading,
    },
    failed,
    /** Refetches the lists that failed; undefined if none did. */
    retry: missing.length === 0 && !retryPresets ? undefined : retry,
  };
}
