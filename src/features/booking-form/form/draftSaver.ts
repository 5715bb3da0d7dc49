import { DRAFT_SAVE_DELAY_MS } from '@/config/constants';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { createSubscription } from '@/utils/subscription';

type DraftStorage = {
  /** Returns the current values of the form. */
  read: () => DeliveryDraft;
  write: (draft: DeliveryDraft) => void;
  remove: () => void;
  /** Returns the draft that another form or tab has saved since `savedAt`. */
  findNewer: (savedAt: string) => DeliveryDraft | undefined;
};

/** Saves a draft after a debounce or at once; a newer draft of another tab is not overwritten without a question. */
export function createDraftSaver({ read, write, remove, findNewer }: DraftStorage) {
  let savedAt = read().saved_at;
  let isDirty = false;
  let hasStopped = false;
  let isOvertaken = false;
  /** Newer draft of another tab, overwritten in storage by the one that is being booked. */
  let overwritten: DeliveryDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, notify } = createSubscription();

  const save = () => {
    clearTimeout(timer);
    if (hasStopped) return;
    isDirty = false;
    isOvertaken = false;
    savedAt = new Date().toISOString();
    // a copy: the store freezes its state, and the form keeps writing into its own values
    write(structuredClone({ ...read(), saved_at: savedAt }));
    notify();
  };
  const checkForNewer = () => {
    if (hasStopped || isOvertaken === (findNewer(savedAt) !== undefined)) return;
    isOvertaken = !isOvertaken;
    notify();
  };
  const flush = () => {
    if (!isDirty) return;
    checkForNewer();
    if (!isOvertaken) save();
  };
  const end = () => {
    clearTimeout(timer);
    hasStopped = true;
  };

  return {
    subscribe,
    /** ISO time of the last save; empty before the first. */
    savedAt: () => savedAt,
    /** True while another tab's draft is newer: nothing is saved until the customer chooses one. */
    isOvertaken: () => isOvertaken,
    scheduleSave: () => {
      isDirty = true;
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_SAVE_DELAY_MS);
    },
    /** Saves this tab's draft, also over another tab's. */
    save: () => {
      overwritten = undefined;
      save();
    },
    /** Saves the draft that is being booked; `discard` then restores the one of another tab. */
    saveToBook: () => {
      overwritten = findNewer(savedAt) ?? overwritten;
      save();
    },
    flush,
    checkForNewer,
    /** Takes the other tab's draft in place of this one. */
    adoptNewer: () => {
      end();
      const newer = findNewer(savedAt);
      if (newer) write(newer);
    },
    /** Removes the draft and restores another tab's newer one; this form saves nothing any more. */
    discard: () => {
      end();
      const kept = findNewer(savedAt) ?? overwritten;
      if (kept) write(kept);
      else remove();
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
