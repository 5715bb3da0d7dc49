import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookingMode } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { DraftProblem } from '@/domain/draft/draftRules';
import type { PhotoBox } from '../photos/photoBox';
import type { FieldRegistry } from './fieldRegistry';

export type BookingFormMethods = UseFormReturn<DeliveryDraft>;

/** What the parts of the booking form share. */
export type BookingContextValue = {
  form: BookingFormMethods;
  mode: BookingMode;
  account: string;
  /** What is typed, as it is priced and sent: of the services that are wished those that are offered. */
  toSend: () => DeliveryDraft;
  /** Tells which services the vehicle offers. */
  offer: (codes: readonly string[]) => void;
  fields: FieldRegistry;
  photos: PhotoBox;
  problems: DraftProblem[];
  showProblems: (problems: DraftProblem[]) => void;
  errorOf: (path: string) => string | undefined;
  /** Key of the stop that is being edited; empty while the list is shown. */
  openStop: string;
  /** Opens a stop with the focus in its search. */
  editStop: (key: string) => void;
  /** Back to the list, with the focus on the card of the stop that was open. */
  closeStop: () => void;
  /** Key of the goods whose fields are shown. */
  chosenItem: string;
  setChosenItem: (key: string) => void;
  /** Opens what holds the field and puts the focus there. */
  focusField: (path: string) => void;
};

export const BookingContext = createContext<BookingContextValue | null>(null);

export function useBooking(): BookingContextValue {
  const value = useContext(BookingContext);
  if (!value) throw new Error('A part of the booking form stands outside of it');
  return value;
}
