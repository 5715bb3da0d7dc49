import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { DRAFT_SAVE_DELAY_MS } from '@/config/constants';
import type { BookingMode } from '@/config/modes';
import {
  createEmptyDraft,
  createEmptyStop,
  type DeliveryDraft,
  type DraftItem,
  type DraftStop,
} from '@/domain/draft/draft';
import { canAddStop, removeStop } from '@/domain/draft/draftMoves';
import { withOwnGoods, withSameGoods } from '@/domain/draft/dropoffGoods';
import { draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { useDebouncedCallback } from './useDebouncedCallback';

/** Saves the draft, debounced, and at once when the page is left or the account changes. */
function useQuoteDraftSaving(draft: DeliveryDraft, account: string) {
  const dispatch = useAppDispatch();
  const loaded = useRef(draft);
  const { run: saveLater, flush: save } = useDebouncedCallback((edited: DeliveryDraft) => {
    dispatch(draftSaved({ account, draft: { ...edited, saved_at: new Date().toISOString() } }));
  }, DRAFT_SAVE_DELAY_MS);

  useEffect(() => {
    if (draft !== loaded.current) saveLater(draft);
  }, [draft, saveLater]);

  useEffect(() => {
    // captured, so that it runs before the store writes
    window.addEventListener('pagehide', save, { capture: true });
    return () => {
      window.removeEventListener('pagehide', save, { capture: true });
      save();
    };
  }, [account, save]);
  return save;
}

/** Copies the values: the store freezes its state, and the form keeps writing into its own values. */
const copyValues = (values: DeliveryDraft) => structuredClone(values);

/** Form for the customer's or visitor's draft, which the quote box, quick quotation and the booking form share. */
export function useQuoteForm(schema: GenericSchema<DeliveryDraft>) {
  const store = useAppStore();
  const account = useAppSelector(selectAccountKey);
  const [opened] = useState(() => selectDraft(account)(store.getState()) ?? createEmptyDraft('exclusive'));
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: opened });
  const { control, setValue, getValues } = form;
  const stops = useFieldArray({ control, name: 'stops', keyName: 'fieldId' });
  const draft = useWatch({ control, compute: copyValues });
  const save = useQuoteDraftSaving(draft, account);

  return {
    form,
    draft,
    /** Saves at once, before another page opens. */
    save,
    setMode: (mode: BookingMode) => setValue('mode', mode),
    changeStop: (index: number, patch: Partial<DraftStop>) => {
      const stop = getValues(`stops.${index}`);
      setValue(`stops.${index}`, { ...stop, ...patch });
    },
    addStop: () => {
      const { stops: current, items } = getValues();
      if (!canAddStop({ stops: current })) return;
      stops.insert(current.length - 1, createEmptyStop(), { shouldFocus: false });
      // a quote has no field for the drop-off of its goods
      if (current.length === 2) setValue('items', withSameGoods(items));
    },
    removeStop: (index: number) => {
      const route = removeStop(getValues(), index);
      stops.remove(index);
      setValue('items', route.items);
    },
    changeItem: (patch: Partial<DraftItem>) => setValue('items.0', { ...getValues('items.0'), ...patch }),
    setSameGoods: (isSame: boolean) => {
      const { stops: current, items } = getValues();
      setValue('items', isSame ? withSameGoods(items) : withOwnGoods(items, current));
    },
    setVehicle: (vehicle_type: string) => setValue('vehicle_type', vehicle_type),
  };
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;
