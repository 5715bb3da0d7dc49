import type { FieldPath } from 'react-hook-form';
import { createEmptyItem, type DeliveryDraft, type DraftItem } from '@/domain/draft/draft';
import { useBooking } from '../form/bookingContext';

type Field = keyof DraftItem;

/** Replaces an item that was just removed: its fields read the form once more while they unmount. */
export const REMOVED_ITEM = createEmptyItem('');

/** Sets the fields of one item; returns their errors and refs. */
export function useItemFields(index: number) {
  const { form, fields, errorOf } = useBooking();
  const getPath = (field: Field) => `items.${index}.${field}` as FieldPath<DeliveryDraft>;
  return {
    set: (field: Field, value: DraftItem[Field]) => form.setValue(getPath(field), value),
    errorOf: (field: Field) => errorOf(getPath(field)),
    getRef: (field: Field) => fields.getRef(getPath(field)),
  };
}
