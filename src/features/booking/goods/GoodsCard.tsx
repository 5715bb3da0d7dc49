import { Package, Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useGetCategoriesQuery, useGetGoodsTypesQuery, useGetUnitsOfMeasureQuery } from '../../../api/reference';
import { FieldError } from '../../../components/form/Field';
import { Card } from '../../../components/ui/Card';
import { ChoiceCard } from '../../../components/ui/ChoiceCard';
import { emptyItem, type DraftItem } from '../../../store/draft';
import { useBooking } from '../form/bookingContext';
import { ItemEditor } from './ItemEditor';
import { loadWords, unitsWords } from './goodsWords';

const NONE: never[] = [];

/** The goods as tabs along the top, and the fields of the chosen one. */
export function GoodsCard() {
  const { form, fields, errorOf, chosenItem, setChosenItem, photos } = useBooking();
  const { append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const items = useWatch({ control: form.control, name: 'items' });
  const { data: units = NONE } = useGetUnitsOfMeasureQuery();
  const group = useId();
  const found = items.findIndex((item) => item.key === chosenItem);
  const index = found < 0 ? 0 : found;
  const chosen = items[index];

  const handleAdd = () => {
    const item = emptyItem(chosen?.stop ?? form.getValues('stops').at(-1)?.key ?? '');
    append(item, { shouldFocus: false });
    setChosenItem(item.key);
  };
  const handleRemove = () => {
    if (!chosen) return;
    photos.drop([chosen.key]);
    setChosenItem(items[index === 0 ? 1 : index - 1]?.key ?? '');
    remove(index);
    document.getElementById('goods-heading')?.focus();
  };

  return (
    <Card as="section" aria-labelledby="goods-heading">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="goods-heading" tabIndex={-1} className="rounded-xs text-h3 font-620">
          Goods
        </h2>
        <p className="tabular text-small text-ink-600">{loadWords(items, units)}</p>
      </div>
      <div role="radiogroup" aria-label="Goods" className="mb-5 flex flex-wrap gap-2">
        {items.map((item, at) => (
          <ChoiceCard
            key={item.key}
            name={group}
            value={item.key}
            isChosen={at === index}
            onChoose={setChosenItem}
            mark="none"
            className="min-h-[52px] rounded-md! py-1.5!"
          >
            <GoodsTab item={item} fallback={`Goods ${at + 1}`} words={unitsWords([item], units)} />
          </ChoiceCard>
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
      {chosen && (
        <ItemEditor
          key={chosen.key}
          index={index}
          item={chosen}
          onRemove={items.length > 1 ? handleRemove : undefined}
        />
      )}
      <div ref={fields.at('items')} tabIndex={-1} className="rounded-sm">
        <FieldError error={errorOf('items')} />
      </div>
    </Card>
  );
}

/** What the goods are, in the most exact word that was chosen. */
function GoodsTab({ item, fallback, words }: { item: DraftItem; fallback: string; words: string }) {
  const types = useGetGoodsTypesQuery();
  const categories = useGetCategoriesQuery(item.type, { skip: item.type === '' });
  const category = categories.currentData?.find(({ id }) => String(id) === item.category)?.category_name;
  const type = types.data?.find(({ id }) => String(id) === item.type)?.type;
  return (
    <>
      <Package size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand-600" />
      <span className="min-w-0">
        <span className="block truncate text-small font-560">{category ?? type ?? fallback}</span>
        <span className="block text-caption text-ink-600">{words}</span>
      </span>
    </>
  );
}
