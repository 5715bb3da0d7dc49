import { DRAFT_SAVE_DELAY_MS } from '@/config/constants';
import type { DeliveryDraft } from '@/domain/draft/draft';

type Keeper = {
  /** What is typed now. */
  read: () => DeliveryDraft;
  keep: (draft: DeliveryDraft) => void;
  drop: () => void;
  /** Whether another tab has kept this draft since this one did. */
  hasNewer: () => boolean;
  /** Takes what the other tab kept in place of what this one did. */
  takeNewer: () => void;
};

/** Saves a draft a moment after every edit, or at once; never unasked over what another tab has saved since. */
export function createDraftSaver({ read, keep, drop, hasNewer, takeNewer }: Keeper) {
  let savedAt = read().saved_at;
  let isDirty = false;
  let isOver = false;
  let isOvertaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const save = () => {
    clearTimeout(timer);
    if (isOver) return;
    isDirty = false;
    isOvertaken = false;
    savedAt = new Date().toISOString();
    // A copy: the store freezes what it keeps, and the form goes on writing into its own.
    keep(structuredClone({ ...read(), saved_at: savedAt }));
    tell();
  };
  const look = () => {
    if (isOver || isOvertaken === hasNewer()) return;
    isOvertaken = !isOvertaken;
    tell();
  };
  const flush = () => {
    if (!isDirty) return;
    look();
    if (!isOvertaken) save();
  };
  const end = () => {
    clearTimeout(timer);
    isOver = true;
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
    /** Another tab has saved since: nothing is saved here until it is said which of the two it is. */
    isOvertaken: () => isOvertaken,
    touched: () => {
      isDirty = true;
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_SAVE_DELAY_MS);
    },
    /** Saves what is here, whatever another tab did. */
    save,
    flush,
    /** Another tab has written something. */
    look,
    /** Gives what is here up for what the other tab saved. */
    giveWay: () => {
      end();
      takeNewer();
    },
    /** Removes the draft; nothing of this form is saved any more. */
    discard: () => {
      end();
      drop();
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
