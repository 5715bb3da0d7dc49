import { useEffect, useEffectEvent } from 'react';
import { findBookingProblems } from '@/domain/draft/draftRules';
import { isPinBeingLocated } from '../route/locateStop';
import type { BookingContextValue } from './bookingContext';
import { STOP_SEARCH_ID } from './fieldRegistry';

/** The form chooses the vehicle once the goods are known. */
export const CHOSEN_BY_FORM = 'vehicle_type';

/**
 * Moves the focus of a keyboard user from the page to the first thing that the form still needs. The page has a visible
 * focus only if it was opened by keyboard; a mouse user keeps the top of the form in view.
 */
export function useFocusFirstMissing({ form, openStop, focusField }: BookingContextValue) {
  const focusFirst = useEffectEvent(() => {
    if (!document.activeElement?.matches('main:focus-visible')) return;
    if (openStop) document.getElementById(STOP_SEARCH_ID)?.focus();
    else {
      const draft = form.getValues();
      const missing = findBookingProblems(draft).find(
        ({ path }) => path !== CHOSEN_BY_FORM && !isPinBeingLocated(path, draft.stops),
      );
      if (missing) focusField(missing.path);
    }
  });
  useEffect(() => {
    // the page itself gets the focus after the form has rendered
    const frame = requestAnimationFrame(() => focusFirst());
    return () => cancelAnimationFrame(frame);
  }, []);
}
