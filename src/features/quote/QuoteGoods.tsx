import { GoodsFields } from '@/components/delivery/GoodsFields';
import { Card } from '@/components/ui/Card';
import type { DraftItem } from '@/domain/draft/draft';
import { useGoodsLists } from '@/hooks/useGoodsLists';

type QuoteGoodsProps = {
  item: DraftItem | undefined;
  onChange: (patch: Partial<DraftItem>) => void;
  /** Returns the server's error of a field, by its name. */
  errorOf: (field: string) => string | undefined;
};

/** Goods of a quote: a single item; the booking form takes several. */
export function QuoteGoods({ item, onChange, errorOf }: QuoteGoodsProps) {
  const lists = useGoodsLists(item?.type ?? '', item?.category ?? '');
  if (!item) return null;
  return (
    <Card as="section" aria-labelledby="quote-goods">
      <h2 id="quote-goods" className="mb-3 text-h3 font-620">
        Goods
      </h2>
      <GoodsFields
        columns={3}
        value={item}
        onChange={onChange}
        options={lists}
        loading={lists.loading}
        errors={{
          type: lists.failed.type ?? errorOf('type'),
          category: lists.failed.category ?? errorOf('category'),
          subcategory: lists.failed.subcategory ?? errorOf('subcategory'),
          uom: lists.failed.uom ?? errorOf('uom'),
          quantity: errorOf('quantity'),
          weight_kg: errorOf('weight_kg'),
        }}
        onRetry={lists.retry}
      />
    </Card>
  );
}
