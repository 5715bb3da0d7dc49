import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import type { GoodsValue } from '@/components/delivery/goods';
import { SelectField } from '@/components/form/SelectField';
import type { DraftItem, DraftStop } from '@/domain/draft/draft';
import { NO_SUBCATEGORY } from '@/domain/draft/draftWire';
import { useGoodsLists } from '@/hooks/useGoodsLists';
import { getStopLabel } from '@/utils/text';
import { useBooking } from '../form/bookingContext';
import { useDebouncedStops } from '../form/useDebouncedStops';
import { useItemFields } from './useItemFields';

const FIELDS: (keyof GoodsValue)[] = ['type', 'category', 'subcategory', 'uom', 'quantity', 'weight_kg'];

const toGoods = ({ type, category, subcategory, uom, quantity, weight_kg }: DraftItem): GoodsValue => ({
  type,
  category,
  subcategory,
  uom,
  quantity,
  weight_kg,
});

/** Type, quantity, weight and drop-off of an item. */
export function ItemGoods({ index }: { index: number }) {
  const { form } = useBooking();
  const { set, errorOf, at } = useItemFields(index);
  const goods = useWatch({ control: form.control, name: `items.${index}`, compute: toGoods });
  const lists = useGoodsLists(goods.type, goods.category);

  // a category without subcategories has nothing to choose from
  const { isWithoutSubcategories } = lists;
  useEffect(() => {
    if (isWithoutSubcategories && goods.subcategory === '') form.setValue(`items.${index}.subcategory`, NO_SUBCATEGORY);
  }, [form, index, isWithoutSubcategories, goods.subcategory]);

  return (
    <GoodsFields
      value={goods}
      onChange={(next) => FIELDS.forEach((field) => next[field] !== goods[field] && set(field, next[field]))}
      options={lists}
      loading={lists.loading}
      errors={Object.fromEntries(FIELDS.map((field) => [field, errorOf(field) ?? lists.failed[field]]))}
      onRetry={lists.retry}
      fieldRef={at}
    >
      <UnloadAt index={index} />
    </GoodsFields>
  );
}

const toPlaces = (stops: DraftStop[]) => stops.map(({ key, address_line }) => ({ key, address_line }));

function UnloadAt({ index }: { index: number }) {
  const { form } = useBooking();
  const { set, errorOf, at } = useItemFields(index);
  const stops = useDebouncedStops(toPlaces);
  const stop = useWatch({ control: form.control, name: `items.${index}.stop` });
  const dropoffs = stops.slice(1).map(({ key, address_line }, position) => ({
    value: key,
    label: getStopLabel(position + 1, stops.length),
    detail: address_line,
  }));
  return (
    <SelectField
      ref={at('stop')}
      label="Deliver to"
      options={dropoffs}
      value={stop}
      onChange={(key) => set('stop', key)}
      error={errorOf('stop')}
    />
  );
}
