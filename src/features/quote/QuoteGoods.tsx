import { FoldedGoods, FoldedGoodsSkeleton } from '@/components/delivery/FoldedGoods';
import { GoodsFields } from '@/components/delivery/GoodsFields';
import { GoodsPresets } from '@/components/delivery/GoodsPresets';
import { SameGoodsBox } from '@/components/delivery/SameGoodsBox';
import type { GoodsValue } from '@/components/delivery/goods';
import { Card } from '@/components/ui/Card';
import type { DraftItem } from '@/domain/draft/draft';
import { hasSameGoods } from '@/domain/draft/dropoffGoods';
import { isUntouchedItem } from '@/domain/draft/goodsPresets';
import { useGoodsLists } from '@/hooks/useGoodsLists';
import { useGoodsPresets } from '@/hooks/useGoodsPresets';
import { useItemPreset } from '@/hooks/useItemPreset';

/** Fields of an item that a quote shows. */
const FIELDS = ['type', 'category', 'subcategory', 'uom', 'quantity', 'weight_kg'] as const;

type QuoteGoodsProps = {
  item: DraftItem | undefined;
  onChange: (patch: Partial<DraftItem>) => void;
  /** Returns the server's error of a field, by its name. */
  getError: (field: string) => string | undefined;
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

type QuoteItemProps = Pick<QuoteGoodsProps, 'onChange' | 'getError'> & { item: DraftItem };
type QuoteFieldsProps = Pick<QuoteItemProps, 'item' | 'getError'> & {
  onChange: (goods: GoodsValue) => void;
  /** Undefined if no list of a preset failed. */
  onRetryPresets: (() => void) | undefined;
};

/** Preset of the item, and its fields. */
function QuoteItem({ item, onChange, getError }: QuoteItemProps) {
  const presets = useGoodsPresets();
  const hasProblem = FIELDS.some((field) => getError(field) !== undefined);
  const preset = useItemPreset({ presets, item, isUntouched: isUntouchedItem(item), hasProblem, onChange });
  return (
    <>
      <GoodsPresets {...preset.choice} />
      {preset.isFillingIn && <FoldedGoodsSkeleton />}
      {preset.folded && <FoldedGoods {...preset.folded} />}
      {preset.hasFields && (
        <QuoteFields item={item} onChange={preset.editFields} getError={getError} onRetryPresets={presets.retry} />
      )}
    </>
  );
}

function QuoteFields({ item, onChange, getError, onRetryPresets }: QuoteFieldsProps) {
  const lists = useGoodsLists(item.type, item.category, onRetryPresets);
  return (
    <GoodsFields
      columns={3}
      value={item}
      onChange={onChange}
      options={lists}
      loading={lists.loading}
      errors={Object.fromEntries(FIELDS.map((field) => [field, lists.failed[field] ?? getError(field)]))}
      onRetry={lists.retry}
    />
  );
}
