import { useWatch } from 'react-hook-form';
import { FoldedGoods, FoldedGoodsSkeleton } from '@/components/delivery/FoldedGoods';
import { GoodsPresets } from '@/components/delivery/GoodsPresets';
import type { DraftItem } from '@/domain/draft/draft';
import { toLoadItem } from '@/domain/draft/draftTotals';
import { isUntouchedItem } from '@/domain/draft/goodsPresets';
import type { FoundPresets } from '@/hooks/useGoodsPresets';
import { useItemPreset } from '@/hooks/useItemPreset';
import { useBooking } from '../form/bookingContext';
import { GoodsPhotos } from '../photos/GoodsPhotos';
import { DropoffField } from './DropoffField';
import { ItemDetails } from './ItemDetails';
import { ItemGoods } from './ItemGoods';
import { REMOVED_ITEM } from './useItemFields';

type ItemEditorProps = { index: number; itemKey: string; presets: FoundPresets };

/** Leaves out the texts, so that typing them does not render the whole item. */
const toPresetItem = (item: DraftItem = REMOVED_ITEM) => ({
  item: {
    type: item.type,
    category: item.category,
    subcategory: item.subcategory,
    uom: item.uom,
    ...toLoadItem(item),
  },
  isUntouched: isUntouchedItem(item),
});

/** Preset of an item, and its fields in detail. */
export function ItemEditor({ index, itemKey, presets }: ItemEditorProps) {
  const { form, photos, problems } = useBooking();
  const watched = useWatch({ control: form.control, name: `items.${index}`, compute: toPresetItem });
  const hasProblem = problems.some(({ path }) => path.startsWith(`items.${index}.`) && path !== `items.${index}.stop`);
  const preset = useItemPreset({
    ...watched,
    presets,
    hasProblem,
    // one change: a half-filled item would be saved as the customer's input
    onChange: (patch) => form.setValue(`items.${index}`, { ...form.getValues(`items.${index}`), ...patch }),
  });
  return (
    <div className="grid gap-4">
      <GoodsPresets {...preset.choice} />
      <DropoffField index={index} />
      {preset.isFillingIn && <FoldedGoodsSkeleton />}
      {preset.folded && <FoldedGoods {...preset.folded} />}
      {preset.hasFields && (
        <>
          <ItemGoods index={index} onEdit={preset.editFields} onRetryPresets={presets.retry} />
          <ItemDetails index={index} />
          <GoodsPhotos box={photos} itemKey={itemKey} />
        </>
      )}
    </div>
  );
}
