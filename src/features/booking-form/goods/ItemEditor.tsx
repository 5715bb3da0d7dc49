import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FoldedGoods, FoldedGoodsSkeleton } from '@/components/delivery/FoldedGoods';
import { GoodsPresets } from '@/components/delivery/GoodsPresets';
import type { GoodsValue } from '@/components/delivery/goods';
import type { DraftItem } from '@/domain/draft/draft';
import { toLoadItem } from '@/domain/draft/draftTotals';
import {
  clearedByRows,
  findPreset,
  getPresetLines,
  isUntouchedItem,
  toPresetLabels,
} from '@/domain/draft/goodsPresets';
import type { GoodsPresets as Presets } from '@/hooks/useGoodsPresets';
import { useBooking } from '../form/bookingContext';
import { GoodsPhotos } from '../photos/GoodsPhotos';
import { DropoffField } from './DropoffField';
import { ItemDetails } from './ItemDetails';
import { ItemGoods } from './ItemGoods';
import { useItemFields } from './useItemFields';

type ItemEditorProps = { index: number; goods: string; presets: Presets };

/** Preset of an item, and its fields in detail. */
export function ItemEditor({ index, goods: key, presets }: ItemEditorProps) {
  const { form, photos } = useBooking();
  const { set } = useItemFields(index);
  const { item, chosen, lines, isFillingIn, choose } = useItemPreset(index, presets);
  const { isOpen, setIsOpen } = useUnfolded(index);
  const handleEdit = (goods: GoodsValue) => {
    // edited fields stay unfolded, also if they become those of a preset
    setIsOpen(true);
    form.setValue(`items.${index}`, { ...form.getValues(`items.${index}`), ...clearedByRows(chosen, goods) });
  };
  // one place for both cases: a field that is edited keeps the focus when the item loses its preset
  const hasFields = chosen ? isOpen : !isFillingIn;
  return (
    <div className="grid gap-4">
      <GoodsPresets
        presets={presets.presets.map(toPresetLabels)}
        chosen={chosen?.name}
        isPending={presets.isPending}
        onChoose={(name) => {
          choose(name);
          setIsOpen(false);
        }}
      />
      <DropoffField index={index} />
      {isFillingIn && <FoldedGoodsSkeleton />}
      {chosen && (
        <FoldedGoods
          lines={lines}
          quantity={item.quantity}
          onQuantity={(quantity) => set('quantity', quantity)}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
      )}
      {hasFields && (
        <>
          <ItemGoods index={index} onEdit={handleEdit} />
          <ItemDetails index={index} />
          <GoodsPhotos box={photos} goods={key} />
        </>
      )}
    </div>
  );
}

/** Returns whether the fields are unfolded: on request, and once one of them has a problem. */
function useUnfolded(index: number) {
  const { problems } = useBooking();
  const [isOpen, setIsOpen] = useState(false);
  const hasProblem = problems.some(({ path }) => path.startsWith(`items.${index}.`) && path !== `items.${index}.stop`);
  if (hasProblem && !isOpen) setIsOpen(true);
  return { isOpen, setIsOpen };
}

const toPresetFields = (item: DraftItem) => ({
  type: item.type,
  category: item.category,
  subcategory: item.subcategory,
  uom: item.uom,
  ...toLoadItem(item),
});

/** Returns the preset of an item and its lines; an untouched item gets the preselected preset. */
function useItemPreset(index: number, { presets, preselected, isLoading }: Presets) {
  const { form } = useBooking();
  const item = useWatch({ control: form.control, name: `items.${index}`, compute: toPresetFields });
  const chosen = findPreset(presets, item);

  useEffect(() => {
    const current = form.getValues(`items.${index}`);
    if (preselected && isUntouchedItem(current)) form.setValue(`items.${index}`, { ...current, ...preselected.goods });
  }, [form, index, preselected]);

  return {
    item,
    chosen,
    /** True until an untouched item gets its preset. */
    isFillingIn: isUntouchedItem(form.getValues(`items.${index}`)) && (isLoading || preselected !== undefined),
    lines: chosen ? getPresetLines(chosen, item) : [],
    choose: (name: string) => {
      const preset = presets.find((candidate) => candidate.name === name);
      if (preset) form.setValue(`items.${index}`, { ...form.getValues(`items.${index}`), ...preset.goods });
    },
  };
}
