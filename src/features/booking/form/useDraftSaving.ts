import { useEffect, useRef, useState } from 'react';
import { DRAFT_SAVE_DELAY_MS } from '../../../config/constants';
import { draftDiscarded, draftSaved } from '../../../store/booking';
import { useAppDispatch } from '../../../store/hooks';
import type { BookingForm } from './bookingContext';

export type DraftSaving = {
  /** ISO time of the last save; empty before the first. */
  savedAt: string;
  /** Saves what is typed, now. */
  save: () => void;
  /** Removes the draft; nothing of this form is saved any more. */
  discard: () => void;
};

/** Saves the draft a moment after every edit, and at once when the page is left. */
export function useDraftSaving(form: BookingForm, account: string): DraftSaving {
  const dispatch = useAppDispatch();
  const [savedAt, setSavedAt] = useState(() => form.getValues('saved_at'));
  const isOver = useRef(false);
  const isDirty = useRef(false);

  const save = () => {
    if (isOver.current) return;
    const saved_at = new Date().toISOString();
    dispatch(draftSaved({ account, draft: structuredClone({ ...form.getValues(), saved_at }) }));
    isDirty.current = false;
    setSavedAt(saved_at);
  };

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      if (isDirty.current) latestSave.current();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        isDirty.current = true;
        clearTimeout(timer);
        timer = setTimeout(flush, DRAFT_SAVE_DELAY_MS);
      },
    });
    // Before the store writes what it holds, which happens at the same event.
    window.addEventListener('pagehide', flush, { capture: true });
    return () => {
      window.removeEventListener('pagehide', flush, { capture: true });
      unsubscribe();
      flush();
    };
  }, [form]);

  const discard = () => {
    isOver.current = true;
    dispatch(draftDiscarded({ account }));
  };

  return { savedAt, save, discard };
}
