import { useEffect, useRef, useState } from 'react';
import type { LocationHit } from '@/api/wire';
import { DRAFT_SAVE_DELAY_MS } from '@/config/constants';
import type { BookingMode } from '@/config/paths';
import { emptyDraft, emptyStop, type DeliveryDraft, type DraftItem, type DraftStop } from '@/domain/draft/draft';
import { canAddStop, removeStop } from '@/domain/draft/draftMoves';
import { fromPickedHit, NO_PIN } from '@/domain/draft/stopFrom';
import { draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { useDebouncedCallback } from './useDebouncedCallback';

const UNPLACED: Partial<DraftStop> = { region: null, province: null, city: null, barangay: null, ...NO_PIN };

/** Saves the draft, debounced, and at once when the page is left or the account changes. */
function useDraftSaving(draft: DeliveryDraft, account: string) {
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

/** Edits the customer's or visitor's draft, which the quote box, quick quotation and the booking form share. */
export function useQuoteDraft() {
  const store = useAppStore();
  const account = useAppSelector(selectAccountKey);
  const [draft, change] = useState(() => selectDraft(account)(store.getState()) ?? emptyDraft('exclusive'));
  const save = useDraftSaving(draft, account);

  const changeStop = (key: string, patch: Partial<DraftStop>) =>
    change((current) => ({
      ...current,
      stops: current.stops.map((stop) => (stop.key === key ? { ...stop, ...patch } : stop)),
    }));

  return {
    draft,
    /** Saves at once, before another page opens. */
    save,
    setMode: (mode: BookingMode) => change((current) => ({ ...current, mode })),
    /** Sets a typed address, which has no place until the customer picks one. */
    typeAddress: (key: string, text: string) => changeStop(key, { address_line: text, ...UNPLACED }),
    pickPlace: (key: string, hit: LocationHit) =>
      change((current) => ({
        ...current,
        stops: current.stops.map((stop) => (stop.key === key ? { ...stop, ...fromPickedHit(hit, stop) } : stop)),
      })),
    placeStop: changeStop,
    clearStop: (key: string) => changeStop(key, { address_line: '', ...UNPLACED }),
    addStop: () =>
      change((current) =>
        canAddStop(current) ? { ...current, stops: current.stops.toSpliced(-1, 0, emptyStop()) } : current,
      ),
    removeStop: (key: string) =>
      change((current) => ({
        ...current,
        ...removeStop(
          current,
          current.stops.findIndex((stop) => stop.key === key),
        ),
      })),
    changeItem: (patch: Partial<DraftItem>) =>
      change((current) => ({
        ...current,
        items: current.items.map((item, index) => (index === 0 ? { ...item, ...patch } : item)),
      })),
    setVehicle: (vehicle_type: string) => change((current) => ({ ...current, vehicle_type })),
  };
}
