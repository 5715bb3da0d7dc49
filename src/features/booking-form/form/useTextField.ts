import type { FieldPathByValue } from 'react-hook-form';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { useBooking } from './bookingContext';

type TextPath = FieldPathByValue<DeliveryDraft, string>;

/** Returns the function that gives a text field its props: registration, error and focus target. */
export function useTextField() {
  const { form, fields, errorOf } = useBooking();
  return (path: TextPath) => {
    const { ref, ...input } = form.register(path);
    const focusTarget = fields.getRef(path);
    return {
      ...input,
      ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
        ref(element);
        focusTarget(element);
      },
      error: errorOf(path),
    };
  };
}
