import type { FieldPath } from 'react-hook-form';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import type { StopPatch } from '@/domain/draft/stopFrom';
import { useBooking } from '../form/bookingContext';
import { useTextField } from '../form/useTextField';
import { patchStop } from './patchStop';

type TextName = 'contact_name' | 'contact_mobile' | 'address_line' | 'landmark' | 'notes';

/** Reads and writes one stop of the form. */
export function useStopFields(index: number) {
  const { form, errorOf } = useBooking();
  const textField = useTextField();
  const getPath = (field: keyof DraftStop) => `stops.${index}.${field}` as FieldPath<DeliveryDraft>;

  return {
    /** Returns the props of a text field. */
    text: (name: TextName) => textField(`stops.${index}.${name}`),
    errorOf: (name: keyof DraftStop) => errorOf(getPath(name)),
    patch: (values: StopPatch) => patchStop(form, form.getValues(`stops.${index}.key`), values),
  };
}
