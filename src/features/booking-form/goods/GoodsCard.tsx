import { Copy, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useGetUnitsOfMeasureQuery } from '@/api/reference';
import { FieldError } from '@/components/form/Field';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { createDraftKey, createEmptyItem, type DraftItem } from '@/domain/draft/draft';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import { useGoodsPresets } from '@/hooks/useGoodsPresets';
import { useBooking } from '../form/bookingContext';
import { GoodsTab } from './GoodsTab';
import { ItemEditor } from './ItemEditor';
import { SameGoods } from './SameGoods';
import { getLoadLabel } from './goodsLabels';

const NONE: never[] = [];
const getKeys = (items: DraftItem[]) => items.map((item) => item.key);

/** Items as tabs, and the fields of the chosen item. */
export function GoodsCard() {
  const { form, fields, errorOf, chosenItem, setChosenItem, photos } = useBooking();
  const { append, insert, remove } = useFieldArray({ control: form.control, name: 'items' });
  const keys = useWatch({ control: form.control, name: 'items', compute: getKeys });
  const presets = useGoodsPresets();
  const group = useId();
  const chosenIndex = Math.max(0, keys.indexOf(chosenItem));
  const chosen = keys[chosenIndex];

  const handleAdd = () => {
    const { items, stops } = form.getValues();
    const item = createEmptyItem(items[chosenIndex]?.stop ?? stops.at(-1)?.key ?? '');
    append(item, { shouldFocus: false });
    setChosenItem(item.key);
  };
  const handleDuplicate = () => {
    const item = form.getValues('items')[chosenIndex];
    if (!item) return;
    const copy = { ...item, key: createDraftKey() };
    insert(chosenIndex + 1, copy, { shouldFocus: false });
    setChosenItem(copy.key);
  };
  const handleRemove = () => {
    if (chosen === undefined) return;
    photos.remove([chosen]);
    setChosenItem(keys[chosenIndex === 0 ? 1 : chosenIndex - 1] ?? '');
    remove(chosenIndex);
    document.getElementById('goods-heading')?.focus();
  };

  return (
    <Card as="section" aria-labelledby="goods-heading" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="goods-heading" tabIndex={-1} className="rounded-xs text-h3 font-620">
          Goods
        </h2>
        <LoadLine />
      </div>
      {keys.length > 1 && (
        <div role="radiogroup" aria-label="Goods" className="flex flex-wrap gap-2">
          {keys.map((key, index) => (
            <GoodsTab key={key} index={index} group={group} isChosen={index === chosenIndex} onChoose={setChosenItem} />
          ))}
        </div>
      )}
      <SameGoods />
      {chosen !== undefined && <ItemEditor key={chosen} index={chosenIndex} itemKey={chosen} presets={presets} />}
      <div ref={fields.getRef('items')} tabIndex={-1} className="rounded-sm">
        <div className="flex flex-wrap gap-2.5">
          <Action label="Add goods" icon={Plus} onPress={handleAdd} />
          {chosen !== undefined && <Action label="Duplicate item" icon={Copy} onPress={handleDuplicate} />}
          {keys.length > 1 && <Action label="Remove item" icon={Trash2} variant="danger" onPress={handleRemove} />}
        </div>
        <FieldError error={errorOf('items')} />
      </div>
    </Card>
  );
}

type ActionProps = { label: string; icon: LucideIcon; variant?: 'secondary' | 'danger'; onPress: () => void };

function Action({ label, icon: Icon, variant = 'secondary', onPress }: ActionProps) {
  return (
    <Button variant={variant} size="sm" icon={<Icon size={16} strokeWidth={1.75} aria-hidden />} onClick={onPress}>
      {label}
    </Button>
  );
}

function LoadLine() {
  const { form } = useBooking();
  const items = useWatch({ control: form.control, compute: getWholeLoad });
  const { data: units = NONE } = useGetUnitsOfMeasureQuery();
  return <p className="tabular text-small text-ink-600">{getLoadLabel(items, units)}</p>;
}
