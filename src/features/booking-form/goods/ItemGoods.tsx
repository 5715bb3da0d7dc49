import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import type { GoodsValue } from '@/components/delivery/goods';
import type { DraftItem } from '@/domain/draft/draft';
import { NO_SUBCATEGORY } from '@/domain/draft/draftWire';
import { useGoodsLists } from '@/hooks/useGoodsLists';
import { useBooking } from '../form/bookingContext';
import { REMOVED_ITEM, useItemFields } from './useItemFields';

const FIELDS: (keyof GoodsValue)[] = ['type', 'category', 'subcategory', 'uom', 'quantity', 'weight_kg'];

const toGoods = ({ type, category, subcategory, uom, quantity, weight_kg }: DraftItem = REMOVED_ITEM): GoodsValue => ({
  type,
  category,
  subcategory,
  uom,
  quantity,
  weight_kg,
});

type ItemGoodsProps = {
  index: number;
  onEdit: (goods: GoodsValue) => void;
  /** Undefined if no list of a preset failed. */
  onRetryPresets: (() => void) | undefined;
};

/** Type, quantity and weight of an item. */
export function ItemGoods({ index, onEdit, onRetryPresets }: ItemGoodsProps) {
  const { form } = useBooking();
  const { errorOf, getRef } = useItemFields(index);
  const goods = useWatch({ control: form.control, name: `items.${index}`, compute: toGoods });
  const lists = useGoodsLists(goods.type, goods.category, onRetryPresets);

  // a category without subcategories has nothing to choose from
  const { isWithoutSubcategories } = lists;
  useEffect(() => {
    if (isWithoutSubcategories && goods.subcategory === '') form.setValue(`items.${index}.subcategory`, NO_SUBCATEGORY);
  }, [form, index, isWithoutSubcategories, goods.subcategory]);

  return (
    <GoodsFields
      value={goods}
      onChange={onEdit}
      options={lists}
      loading={lists.loading}
      errors={Object.fromEntries(FIELDS.map((field) => [field, errorOf(field) ?? lists.failed[field]]))}
      onRetry={lists.retry}
      fieldRef={getRef}
    />
  );
}
