import type { FieldPath } from 'react-hook-form';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import type { StopPatch } from '@/domain/draft/stopFrom';
import { useBooking } from '../form/bookingContext';

type TextName = 'contact_name' | 'contact_mobile' | 'address_line' | 'landmark' | 'notes';

/** Reads and writes one stop of the form. */
export function useStopFields(index: number) {
  const { form, fields, errorOf } = useBooking();
  const pathOf = (field: keyof DraftStop) => `stops.${index}.${field}` as FieldPath<DeliveryDraft>;

  return {
    /** Props of a text field: registration, error and focus target. */
    text: (name: TextName) => {
      const { ref, ...input } = form.register(`stops.${index}.${name}`);
      const found = fields.at(`stops.${index}.${name}`);
      return {
        ...input,
        ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
          ref(element);
          found(element);
        },
        error: errorOf(pathOf(name)),
      };
    },
    errorOf: (name: keyof DraftStop) => errorOf(pathOf(name)),
    /** Sets several fields through the form, so that draft and price follow. */
    patch: (values: StopPatch) => {
      for (const [name, value] of Object.entries(values)) form.setValue(pathOf(name as keyof DraftStop), value);
    },
  };
}
