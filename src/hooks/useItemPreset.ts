import { useEffect, useEffectEvent, useState } from 'react';
import type { GoodsValue } from '@/components/delivery/goods';
import type { DraftItem } from '@/domain/draft/draft';
import {
  findPreset,
  getFieldsToClear,
  getPresetLines,
  mayHavePreset,
  toPresetLabels,
  type PresetGoods,
} from '@/domain/draft/goodsPresets';
import type { FoundPresets } from './useGoodsPresets';

type ItemPresetOptions = {
  presets: FoundPresets;
  item: Omit<PresetGoods, 'is_perishable'>;
  /** True for an item without any input. */
  isUntouched: boolean;
  /** True if one of the item's fields has a problem, which unfolds them. */
  hasProblem: boolean;
  onChange: (patch: Partial<DraftItem>) => void;
};

/** Chooses the preset of an item, and folds its fields while it has one. An untouched item gets the preselected preset. */
export function useItemPreset({ presets: list, item, isUntouched, hasProblem, onChange }: ItemPresetOptions) {
  const { presets, preselected, mayPreselect, isPending } = list;
  const [isOpen, setIsOpen] = useState(false);
  if (hasProblem && !isOpen) setIsOpen(true);
  const chosen = findPreset(presets, item);
  // fixed at opening: fields that the customer types in stay on the page
  const [mayFold] = useState(() => mayHavePreset(item));
  const isFolding = mayFold && isPending && !chosen && !isOpen;
  // until an untouched item gets its preset, and a saved one is known to have one
  const isFillingIn = isUntouched ? mayPreselect : isFolding;

  const preselect = useEffectEvent(() => {
    if (preselected && isUntouched) onChange(preselected.goods);
  });
  useEffect(() => preselect(), [preselected]);

  // one condition for both cases: a field that is edited keeps the focus when the item loses its preset
  const hasFields = chosen ? isOpen : !isFillingIn;
  return {
    isFillingIn,
    hasFields,
    /** Props of the presets to choose from. */
    choice: {
      presets: presets.map(toPresetLabels),
      chosen: chosen?.name,
      isPending,
      // the fields show one error with a retry for all lists
      onRetry: hasFields ? undefined : list.retry,
      onChoose: (name: string) => {
        const preset = presets.find((candidate) => candidate.name === name);
        if (preset) onChange(preset.goods);
        setIsOpen(false);
      },
    },
    /** Props of the folded goods; undefined for goods without a preset. */
    folded: chosen && {
      lines: getPresetLines(chosen, item),
      quantity: item.quantity,
      onQuantity: (quantity: number | null) => onChange({ quantity }),
      isOpen,
      onToggle: () => setIsOpen(!isOpen),
    },
    editFields: (goods: GoodsValue) => {
      onChange({ ...goods, ...getFieldsToClear(chosen, goods) });
      // edited fields stay unfolded, also if they become those of a preset
      setIsOpen(true);
    },
  };
}
