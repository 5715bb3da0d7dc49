import { Package } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useGetCategoriesQuery, useGetGoodsTypesQuery, useGetUnitsOfMeasureQuery } from '@/api/reference';
import { ChoiceCard } from '@/components/ui/ChoiceCard';
import { EVERY_DROPOFF, type DraftItem, type DraftStop } from '@/domain/draft/draft';
import { getStopLabel } from '@/utils/stopNames';
import { useBooking } from '../form/bookingContext';
import { getUnitsLabel } from './goodsLabels';
import { REMOVED_ITEM } from './useItemFields';

type GoodsTabProps = { index: number; group: string; isChosen: boolean; onChoose: (key: string) => void };

const NONE: never[] = [];
const toShown = ({ key, type, category, quantity, uom, stop }: DraftItem = REMOVED_ITEM) => ({
  key,
  type,
  category,
  quantity,
  uom,
  stop,
});

/** Returns the drop-off of an item, which tells equal goods apart; '' where there is no choice. */
function getDropoffLabel(stops: DraftStop[], key: string): string {
  if (stops.length <= 2) return '';
  if (key === EVERY_DROPOFF) return ' per drop-off';
  const index = stops.findIndex((stop) => stop.key === key);
  return index > 0 ? `, ${getStopLabel(index, stops.length).toLowerCase()}` : '';
}

/** Tab of one item: its category, or its type, its quantity and its drop-off. */
export function GoodsTab({ index, group, isChosen, onChoose }: GoodsTabProps) {
  const { form } = useBooking();
  const item = useWatch({ control: form.control, name: `items.${index}`, compute: toShown });
  const dropoff = useWatch({
    control: form.control,
    name: 'stops',
    compute: (stops) => getDropoffLabel(stops, item.stop),
  });
  const types = useGetGoodsTypesQuery();
  const categories = useGetCategoriesQuery(item.type, { skip: item.type === '' });
  const { data: units = NONE } = useGetUnitsOfMeasureQuery();
  const category = categories.currentData?.find(({ id }) => String(id) === item.category)?.category_name;
  const type = types.data?.find(({ id }) => String(id) === item.type)?.type;
  return (
    <ChoiceCard
      name={group}
      value={item.key}
      isChosen={isChosen}
      onChoose={onChoose}
      mark="none"
      className="min-h-[52px] rounded-md! py-1.5!"
    >
      <Package size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand-600" />
      <span className="min-w-0">
        <span className="block truncate text-small font-560">{category ?? type ?? `Goods ${index + 1}`}</span>
        <span className="block text-caption text-ink-600">
          {getUnitsLabel([item], units)}
          {dropoff}
        </span>
      </span>
    </ChoiceCard>
  );
}
