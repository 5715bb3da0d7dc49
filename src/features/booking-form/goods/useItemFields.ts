import type { FieldPath } from 'react-hook-form';
import type { DeliveryDraft, DraftItem } from '@/domain/draft/draft';
import { useBooking } from '../form/bookingContext';

type Field = keyof DraftItem;

/** Sets the fields of one item; returns their errors and focus targets. */
export function useItemFields(index: number) {
  const { form, fields, errorOf } = useBooking();
  const pathOf = (field: Field) => `items.${index}.${field}` as FieldPath<DeliveryDraft>;
  return {
    set: (field: Field, value: DraftItem[Field]) => form.setValue(pathOf(field), value),
    errorOf: (field: Field) => errorOf(pathOf(field)),
    at: (field: Field) => fields.at(pathOf(field)),
  };
}
