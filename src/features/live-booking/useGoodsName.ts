import {
  useGetCategoriesQuery,
  useGetGoodsTypesQuery,
  useGetSubcategoriesQuery,
  useGetUnitsOfMeasureQuery,
} from '@/api/reference';
import type { Id, Item } from '@/api/wire';
import { formatNumber } from '@/utils/money';

/** Resolves the ids of an item to its amount and name; ids that no list contains are left out. */
export function useGoodsName({ type, category, subcategory, uom, quantity, description }: Item) {
  const types = useGetGoodsTypesQuery().data;
  const categories = useGetCategoriesQuery(type, { skip: !type || !category }).data;
  const subcategories = useGetSubcategoriesQuery(category, { skip: !category || !subcategory }).data;
  const units = useGetUnitsOfMeasureQuery().data;
  const isSame = (id: Id | null | undefined) => (entry: { id: Id }) => String(entry.id) === String(id);
  const names = [
    types?.find(isSame(type))?.type,
    categories?.find(isSame(category))?.category_name,
    subcategories?.find(isSame(subcategory))?.subcategory_name,
  ];
  return {
    amount: `${formatNumber(quantity)} ${units?.find(isSame(uom))?.name ?? 'units'}`,
    name: [names.filter(Boolean).join(', '), description].filter(Boolean).join(': '),
  };
}
