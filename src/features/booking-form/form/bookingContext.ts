import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookingMode } from '@/config/modes';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { DraftProblem } from '@/domain/draft/draftRules';
import type { PhotoBox } from '../photos/photoBox';
import type { UnsentCode } from '../voucher/useUnsentCode';
import type { FieldRegistry } from './fieldRegistry';

export type BookingFormMethods = UseFormReturn<DeliveryDraft>;

/** Form, problems and actions that the parts of the booking form share. */
export type BookingContextValue = {
  form: BookingFormMethods;
  mode: BookingMode;
  account: string;
  /** Returns the draft as it is priced and sent: with the wanted services that the vehicle offers. */
  getDraftToSend: () => DeliveryDraft;
  /** Sets the services that the vehicle offers. */
  setOfferedServices: (codes: readonly string[]) => void;
  fields: FieldRegistry;
  photos: PhotoBox;
  /** Voucher code that is typed and not applied. */
  unsentCode: UnsentCode;
  problems: DraftProblem[];
  showProblems: (problems: DraftProblem[]) => void;
  errorOf: (path: string) => string | undefined;
  /** Key of the open stop; empty while the list is shown. */
  openStop: string;
  /** Key of the last stop that `focusField` opened: its fields show before it has a place; empty at first. */
  unfoldedStop: string;
  /** Opens a stop with the focus in its search. */
  editStop: (key: string) => void;
  /** Returns to the list and focuses the card of the stop that was open. */
  closeStop: () => void;
  /** Key of the item whose fields are shown. */
  chosenItem: string;
  setChosenItem: (key: string) => void;
  /** Opens the stop or item with the field and focuses it. */
  focusField: (path: string) => void;
};

export const BookingContext = createContext<BookingContextValue | null>(null);

export function useBooking(): BookingContextValue {
  const value = useContext(BookingContext);
  if (!value) throw new Error('useBooking is called outside of the booking form');
  return value;
}
