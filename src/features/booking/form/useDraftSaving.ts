import { useEffect, useState } from 'react';
import { draftDiscarded, draftSaved } from '../../../store/booking';
import { useAppStore } from '../../../store/hooks';
import { selectAccountKey } from '../../../store/user';
import type { BookingForm } from './bookingContext';
import { createDraftSaver, type DraftSaver } from './draftSaver';

/** Keeps the draft of this form: after every edit, and at once when the page is left. */
export function useDraftSaving(form: BookingForm, account: string): DraftSaver {
  const store = useAppStore();
  const [saver] = useState(() =>
    createDraftSaver(
      () => form.getValues(),
      (draft) => {
        const state = store.getState();
        // Logged out meanwhile: nothing of theirs is written any more. An expiry leaves `booking` theirs.
        if (selectAccountKey(state) !== account && state.booking.account !== account) return;
        store.dispatch(draftSaved({ account, draft }));
      },
      () => store.dispatch(draftDiscarded({ account })),
    ),
  );

  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saver.touched });
    // Before the store writes what it holds, which happens at the same event.
    window.addEventListener('pagehide', saver.flush, { capture: true });
    return () => {
      window.removeEventListener('pagehide', saver.flush, { capture: true });
      unsubscribe();
      saver.flush();
    };
  }, [form, saver]);

  return saver;
}
