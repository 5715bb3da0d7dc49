import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocationHit } from '@/api/wire';
import { DRAFT_SAVE_DELAY_MS } from '@/config/constants';
import type { BookingMode } from '@/config/paths';
import { emptyDraft, emptyStop, type DeliveryDraft, type DraftItem, type DraftStop } from '@/domain/draft/draft';
import { canAddStop, removeStop } from '@/domain/draft/draftMoves';
import { fromPickedHit, NO_PIN } from '@/domain/draft/stopFrom';
import { draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

const UNPLACED: Partial<DraftStop> = { region: null, province: null, city: null, barangay: null, ...NO_PIN };

/** Saves a moment after the last edit, and at once when the page is left. */
function useSaving(draft: DeliveryDraft, account: string) {
  const dispatch = useAppDispatch();
  const first = useRef(draft);
  const unsaved = useRef<DeliveryDraft | null>(null);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    dispatch(draftSaved({ account, draft: { ...unsaved.current, saved_at: new Date().toISOString() } }));
    unsaved.current = null;
  }, [account, dispatch]);

  useEffect(() => {
    if (draft === first.current) return;
    unsaved.current = draft;
    const timer = setTimeout(save, DRAFT_SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);

  useEffect(() => {
    window.addEventListener('pagehide', save, { capture: true });
    return () => {
      window.removeEventListener('pagehide', save, { capture: true });
      save();
    };
  }, [save]);
  return save;
}

/** The draft of whoever is here, edited in place: the quote box, quick quotation and the booking form share it. */
export function useQuoteDraft() {
  const store = useAppStore();
  const account = useAppSelector(selectAccountKey);
  const [draft, change] = useState(() => selectDraft(account)(store.getState()) ?? emptyDraft('exclusive'));
  const save = useSaving(draft, account);

  const changeStop = (key: string, patch: Partial<DraftStop>) =>
    change((current) => ({
      ...current,
      stops: current.stops.map((stop) => (stop.key === key ? { ...stop, ...patch } : stop)),
    }));

  return {
    draft,
    /** Saves at once, for a step that leads to another page. */
    save,
    setMode: (mode: BookingMode) => change((current) => ({ ...current, mode })),
    /** Typed text is an address without a place until one is picked. */
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
        items: current.items.map((item, at) => (at === 0 ? { ...item, ...patch } : item)),
      })),
    setVehicle: (vehicle_type: string) => change((current) => ({ ...current, vehicle_type })),
  };
}
