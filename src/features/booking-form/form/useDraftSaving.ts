import { useEffect, useState } from 'react';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { hasTypedInput } from '@/domain/draft/typedDraft';
import { draftDiscarded, draftSaved } from '@/store/booking';
import { useAppStore } from '@/store/hooks';
import type { AppThunk } from '@/store/rootState';
import { selectAccountKey } from '@/store/user';
import type { ChangedBooking } from '../change/change';
import type { BookingFormMethods } from './bookingContext';
import { createDraftSaver, type DraftSaver } from './draftSaver';

/** Fields that the form fills in by itself; a new draft is saved once the customer enters something. */
const FILLED_IN = /^(?:items\.|vehicle_type$)/;

/** Converts the ISO time of a save to ms; 0 for a draft that was never saved. */
const toTime = (savedAt = '') => Date.parse(savedAt) || 0;

/** Returns the draft that another tab saved since, or that was opened over this one, such as a past delivery. */
const findNewerDraft =
  (account: string, change: ChangedBooking | null, savedAt: string): AppThunk<DeliveryDraft | undefined> =>
  (_dispatch, _getState, { storage }) => {
    const { drafts, exclusiveBooking } = storage.readBooking();
    const changed = exclusiveBooking?.bookingId === change?.bookingId ? exclusiveBooking?.form?.draft : undefined;
    const stored = change ? changed : drafts[account];
    return toTime(stored?.saved_at) > toTime(savedAt) ? stored : undefined;
  };

/**
 * Saves the draft of this form after every edit, and at once when the page is left. The draft of a changed booking is
 * saved with that booking.
 */
export function useDraftSaving(form: BookingFormMethods, account: string, change: ChangedBooking | null): DraftSaver {
  const store = useAppStore();
  const [saver] = useState(() => {
    const write = (draft: DeliveryDraft) => {
      const state = store.getState();
      // after a logout nothing is written for that customer; an expired session leaves `booking` to its owner
      if (selectAccountKey(state) !== account && state.booking.account !== account) return;
      store.dispatch(draftSaved({ account, draft, change: change ?? undefined }));
    };
    return createDraftSaver({
      read: () => form.getValues(),
      write,
      remove: () => {
        if (!change) store.dispatch(draftDiscarded({ account }));
      },
      findNewer: (savedAt) => store.dispatch(findNewerDraft(account, change, savedAt)),
    });
  });

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name = '' }) => {
        const isFilledInByForm = saver.savedAt() === '' && FILLED_IN.test(name) && !hasTypedInput(values);
        if (!isFilledInByForm) saver.scheduleSave();
      },
    });
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === 'booking') saver.checkForNewer();
    };
    // runs before redux-persist writes the state at the same event
    window.addEventListener('pagehide', saver.flush, { capture: true });
    window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('pagehide', saver.flush, { capture: true });
      window.removeEventListener('storage', handleStorage);
      unsubscribe();
      saver.flush();
    };
  }, [form, saver]);

  return saver;
}
