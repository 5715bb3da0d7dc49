import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch, type FieldPath } from 'react-hook-form';
import { GoodsFields, type GoodsOption } from '../../../components/delivery/GoodsFields';
import type { GoodsValue } from '../../../components/delivery/goods';
import { SelectField } from '../../../components/form/SelectField';
import { Button } from '../../../components/ui/Button';
import { useGoodsLists } from '../../../store/delivery/useGoodsLists';
import type { DeliveryDraft, DraftItem } from '../../../store/draft';
import { stopName } from '../../../store/draftRules';
import { NO_SUBCATEGORY } from '../../../store/draftWire';
import { useBooking } from '../form/bookingContext';
import { GoodsPhotos } from '../photos/GoodsPhotos';
import { ItemDetails } from './ItemDetails';

type ItemEditorProps = { index: number; item: DraftItem; onRemove?: () => void };

const FIELDS: (keyof GoodsValue)[] = ['type', 'category', 'subcategory', 'uom', 'quantity', 'weight_kg'];

/** The fields of one kind of goods. */
export function ItemEditor({ index, item, onRemove }: ItemEditorProps) {
  const { form, fields, errorOf, photos } = useBooking();
  const stops = useWatch({ control: form.control, name: 'stops' });
  const lists = useGoodsLists(item.type, item.category);
  const pathOf = (field: keyof DraftItem) => `items.${index}.${field}` as FieldPath<DeliveryDraft>;
  const set = (field: keyof DraftItem, value: DraftItem[keyof DraftItem]) => form.setValue(pathOf(field), value);

  // A category without subcategories leaves nothing to choose.
  const isBare = lists.isWithoutSubcategories;
  useEffect(() => {
    if (isBare && item.subcategory === '') form.setValue(`items.${index}.subcategory`, NO_SUBCATEGORY);
  }, [form, index, isBare, item.subcategory]);
  const subcategories: readonly GoodsOption[] = isBare ? [{ id: NO_SUBCATEGORY, name: 'None' }] : lists.subcategories;

  const handleGoods = (next: GoodsValue) => {
    for (const field of FIELDS) if (next[field] !== item[field]) set(field, next[field]);
  };

  return (
    <div className="grid gap-4">
      <GoodsFields
        value={item}
        onChange={handleGoods}
        options={{ ...lists, subcategories }}
        loading={lists.loading}
        errors={Object.fromEntries(FIELDS.map((field) => [field, errorOf(pathOf(field)) ?? lists.failed[field]]))}
        fieldRef={(field) => fields.at(pathOf(field))}
      >
        <SelectField
          ref={fields.at(pathOf('stop'))}
          label="Unload at"
          options={stops.slice(1).map((stop, at) => ({
            value: stop.key,
            label: stopName(at + 1, stops.length),
            detail: stop.address_line,
          }))}
          value={item.stop}
          onChange={(key) => set('stop', key)}
          error={errorOf(pathOf('stop'))}
        />
      </GoodsFields>
      <ItemDetails item={item} set={set} errorOf={(field) => errorOf(pathOf(field))} at={(f) => fields.at(pathOf(f))} />
      <GoodsPhotos box={photos} goods={item.key} />
      {onRemove && (
        <div>
          <Button
            variant="danger"
            size="sm"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          >
            Remove these goods
          </Button>
        </div>
      )}
    </div>
  );
}
