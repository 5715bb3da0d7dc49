import { useEffect, useEffectEvent, useState } from 'react';
import { FoldedGoods, FoldedGoodsSkeleton } from '@/components/delivery/FoldedGoods';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import { GoodsPresets } from '@/components/delivery/GoodsPresets';
import { SameGoodsBox } from '@/components/delivery/SameGoodsBox';
import type { GoodsValue } from '@/components/delivery/goods';
import { Card } from '@/components/ui/Card';
import type { DraftItem } from '@/domain/draft/draft';
import { hasSameGoods } from '@/domain/draft/dropoffGoods';
import {
  clearedByRows,
  findPreset,
  getPresetLines,
  isUntouchedItem,
  toPresetLabels,
} from '@/domain/draft/goodsPresets';
import { useGoodsLists } from '@/hooks/useGoodsLists';
import { useGoodsPresets } from '@/hooks/useGoodsPresets';

/** Fields of an item that a quote shows. */
const FIELDS = ['type', 'category', 'subcategory', 'uom', 'quantity', 'weight_kg'] as const;

type QuoteGoodsProps = {
  item: DraftItem | undefined;
  onChange: (patch: Partial<DraftItem>) => void;
  /** Returns the server's error of a field, by its name. */
  errorOf: (field: string) => string | undefined;
  hasSeveralDropoffs: boolean;
  onSameGoods: (isSame: boolean) => void;
};

/** Goods of a quote: a single item; the booking form takes several. */
export function QuoteGoods(props: QuoteGoodsProps) {
  const { item, hasSeveralDropoffs, onSameGoods } = props;
  if (!item) return null;
  return (
    <Card as="section" aria-labelledby="quote-goods" className="flex flex-col gap-4">
      <h2 id="quote-goods" className="text-h3 font-620">
        Goods
      </h2>
      <QuoteItem {...props} item={item} />
      {hasSeveralDropoffs && <SameGoodsBox isSame={hasSameGoods([item])} onChange={onSameGoods} />}
    </Card>
  );
}

type QuoteItemProps = Pick<QuoteGoodsProps, 'onChange' | 'errorOf'> & { item: DraftItem };
type QuoteFieldsProps = Pick<QuoteItemProps, 'item' | 'errorOf'> & { onChange: (goods: GoodsValue) => void };

/** Preset of the item; its fields fold while it has one. An untouched item gets the preselected preset. */
function QuoteItem({ item, onChange, errorOf }: QuoteItemProps) {
  const { presets, preselected, isPending, isLoading } = useGoodsPresets();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const chosen = findPreset(presets, item);
  // true until an untouched item gets its preset
  const isFillingIn = isUntouchedItem(item) && (isLoading || preselected !== undefined);
  const hasProblem = FIELDS.some((field) => errorOf(field) !== undefined);
  if (hasProblem && !isUnfolded) setIsUnfolded(true);

  const preselect = useEffectEvent(() => {
    if (preselected && isUntouchedItem(item)) onChange(preselected.goods);
  });
  useEffect(() => preselect(), [preselected]);

  const handleChoose = (name: string) => {
    const preset = presets.find((candidate) => candidate.name === name);
    if (preset) onChange(preset.goods);
    setIsUnfolded(false);
  };
  const handleEdit = (goods: GoodsValue) => {
    onChange({ ...goods, ...clearedByRows(chosen, goods) });
    // edited fields stay unfolded, also if they become those of a preset
    setIsUnfolded(true);
  };
  // one place for both cases: a field that is edited keeps the focus when the item loses its preset
  const hasFields = chosen ? isUnfolded : !isFillingIn;
  return (
    <>
      <GoodsPresets
        presets={presets.map(toPresetLabels)}
        chosen={chosen?.name}
        isPending={isPending}
        onChoose={handleChoose}
      />
      {isFillingIn && <FoldedGoodsSkeleton />}
      {chosen && (
        <FoldedGoods
          lines={getPresetLines(chosen, item)}
          quantity={item.quantity}
          onQuantity={(quantity) => onChange({ quantity })}
          isOpen={isUnfolded}
          onToggle={() => setIsUnfolded(!isUnfolded)}
        />
      )}
      {hasFields && <QuoteFields item={item} onChange={handleEdit} errorOf={errorOf} />}
    </>
  );
}

function QuoteFields({ item, onChange, errorOf }: QuoteFieldsProps) {
  const lists = useGoodsLists(item.type, item.category);
  return (
    <GoodsFields
      columns={3}
      value={item}
      onChange={onChange}
      options={lists}
      loading={lists.loading}
      errors={Object.fromEntries(FIELDS.map((field) => [field, lists.failed[field] ?? errorOf(field)]))}
      onRetry={lists.retry}
    />
  );
}
