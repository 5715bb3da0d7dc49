import { DRAFT_SAVE_DELAY_MS } from '../../../config/constants';
import type { DeliveryDraft } from '../../../store/draft';

type Keep = (draft: DeliveryDraft) => void;

/** Saves a draft a moment after every edit, or at once; `read` gives what is typed now. */
export function createDraftSaver(read: () => DeliveryDraft, keep: Keep, drop: () => void) {
  let savedAt = read().saved_at;
  let isDirty = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const save = () => {
    clearTimeout(timer);
    if (isOver) return;
    isDirty = false;
    savedAt = new Date().toISOString();
    // A copy: the store freezes what it keeps, and the form goes on writing into its own.
    keep(structuredClone({ ...read(), saved_at: savedAt }));
    listeners.forEach((listener) => listener());
  };
  const flush = () => {
    if (isDirty) save();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** ISO time of the last save; empty before the first. */
    savedAt: () => savedAt,
    touched: () => {
      isDirty = true;
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_SAVE_DELAY_MS);
    },
    save,
    flush,
    /** Removes the draft; nothing of this form is saved any more. */
    discard: () => {
      clearTimeout(timer);
      isOver = true;
      drop();
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
