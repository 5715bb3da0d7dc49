import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useGetUnitsOfMeasureQuery } from '@/api/reference';
import { FieldError } from '@/components/form/Field';
import { Card } from '@/components/ui/Card';
import { emptyItem, type DraftItem } from '@/domain/draft/draft';
import { toLoadItem } from '@/domain/draft/draftTotals';
import { useBooking } from '../form/bookingContext';
import { GoodsTab } from './GoodsTab';
import { ItemEditor } from './ItemEditor';
import { getLoadLabel, type PackedItem } from './goodsLabels';

const NONE: never[] = [];
const keysOf = (items: DraftItem[]) => items.map((item) => item.key);

const toPacked = (items: DraftItem[]): PackedItem[] => items.map((item) => ({ ...toLoadItem(item), uom: item.uom }));

/** Items as tabs, and the fields of the chosen item. */
export function GoodsCard() {
  const { form, fields, errorOf, chosenItem, setChosenItem, photos } = useBooking();
  const { append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const keys = useWatch({ control: form.control, name: 'items', compute: keysOf });
  const group = useId();
  const index = Math.max(0, keys.indexOf(chosenItem));
  const chosen = keys[index];

  const handleAdd = () => {
    const { items, stops } = form.getValues();
    const item = emptyItem(items[index]?.stop ?? stops.at(-1)?.key ?? '');
    append(item, { shouldFocus: false });
    setChosenItem(item.key);
  };
  const handleRemove = () => {
    if (chosen === undefined) return;
    photos.remove([chosen]);
    setChosenItem(keys[index === 0 ? 1 : index - 1] ?? '');
    remove(index);
    document.getElementById('goods-heading')?.focus();
  };

  return (
    <Card as="section" aria-labelledby="goods-heading">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="goods-heading" tabIndex={-1} className="rounded-xs text-h3 font-620">
          Goods
        </h2>
        <LoadLine />
      </div>
      <div role="radiogroup" aria-label="Goods" className="mb-5 flex flex-wrap gap-2">
        {keys.map((key, at) => (
          <GoodsTab key={key} index={at} group={group} isChosen={at === index} onChoose={setChosenItem} />
        ))}
        <button
          type="button"
          className="flex min-h-[52px] items-center gap-2 rounded-md border border-dashed border-ink-400 px-4 text-small font-560 hover:bg-ink-50"
          onClick={handleAdd}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add goods
        </button>
      </div>
      {chosen !== undefined && (
        <ItemEditor key={chosen} index={index} goods={chosen} onRemove={keys.length > 1 ? handleRemove : undefined} />
      )}
      <div ref={fields.at('items')} tabIndex={-1} className="rounded-sm">
        <FieldError error={errorOf('items')} />
      </div>
    </Card>
  );
}

function LoadLine() {
  const { form } = useBooking();
  const items = useWatch({ control: form.control, name: 'items', compute: toPacked });
  const { data: units = NONE } = useGetUnitsOfMeasureQuery();
  return <p className="tabular text-small text-ink-600">{getLoadLabel(items, units)}</p>;
}
