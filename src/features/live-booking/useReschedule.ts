import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { Booking } from '@/api/wire';
import { CHOOSE_DATE, CHOOSE_PICKUP_TIME } from '@/config/fieldMessages';
import { getBookPath } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { toDraft } from '@/domain/draft/draftOfBooking';
import { toScheduleRequest } from '@/domain/draft/draftWire';
import { hasTypedInput } from '@/domain/draft/typedDraft';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useKeepValues } from '@/hooks/useKeepValues';
import { usePickupTimes } from '@/hooks/usePickupTimes';
import { useUnsent } from '@/hooks/useUnsent';
import { formatDayTime, toIsoDay } from '@/lib/dates';
import { checkFields } from '@/lib/formSchema';
import { getServerTime } from '@/lib/http/serverClock';
import { draftDiscarded, draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { selectAccountKey } from '@/store/user';
import { useStatusUpdate } from './useStatusUpdate';

/** Message after a reschedule whose booking form did not open. */
export const NEW_BOOKING_IN_FORM = 'Your new booking is in the booking form.';

const newTimeFields = v.object({ date: v.string(), pickup_at: v.string() });

/** Validates the new pickup time; a time is only missing once a date is chosen. */
const newTimeSchema = v.pipe(
  newTimeFields,
  checkFields(({ date, pickup_at }) => ({
    date: date === '' ? CHOOSE_DATE : null,
    pickup_at: date !== '' && pickup_at === '' ? CHOOSE_PICKUP_TIME : null,
  })),
);

const joinAddresses = ({ stops }: DeliveryDraft) => stops.map(({ address_line }) => address_line).join('\n');

const isSameRoute = (draft: DeliveryDraft, other: DeliveryDraft) =>
  draft.mode === other.mode && joinAddresses(draft) === joinAddresses(other);

const getReplacedAddress = (earlier: DeliveryDraft | undefined, draft: DeliveryDraft): string =>
  hasTypedInput(earlier) && !isSameRoute(earlier, draft)
    ? (earlier.stops.at(-1)?.address_line.trim() ?? '') || 'no address yet'
    : '';

/** Form for the new pickup time. It keeps an unsent choice of a day that is not over. */
function useNewTimeForm(booking: Booking) {
  const unsent = useUnsent(`reschedule ${booking.id}`, newTimeFields);
  const [saved] = useState(unsent.read);
  const form = useForm({
    resolver: valibotResolver(newTimeSchema),
    defaultValues: saved && saved.date >= toIsoDay(getServerTime()) ? saved : { date: '', pickup_at: '' },
  });
  useKeepValues(form, unsent.change);
  return { form, forget: () => unsent.change(undefined) };
}

/**
 * Reschedules a delivery by cancelling and rebooking it, since the API has no call for that. The new booking is saved
 * as a draft before the cancellation, so an interruption loses neither of them.
 */
export function useReschedule(booking: Booking) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  const currentDraft = useAppSelector(selectDraft(account));
  const [earlierDraft] = useState(currentDraft);
  const { form, forget } = useNewTimeForm(booking);
  const [date, pickupAt] = useWatch({ control: form.control, name: ['date', 'pickup_at'] });
  // the same delivery on another day keeps its voucher
  const draft = useMemo(() => ({ ...toDraft(booking), voucher_code: booking.voucher_code ?? '' }), [booking]);
  const times = usePickupTimes(date === '' ? null : toScheduleRequest(draft, date), pickupAt);

  const saveNewDraft = () => {
    const schedule = { when: 'later', date, pickup_at: pickupAt } as const;
    dispatch(draftSaved({ account, draft: { ...draft, schedule, saved_at: new Date().toISOString() } }));
  };
  const restoreDraft = () =>
    void dispatch(earlierDraft ? draftSaved({ account, draft: earlierDraft }) : draftDiscarded({ account }));
  const openForm = () => void navigate(getBookPath(getBookingMode(booking)), { replace: true });
  const isMounted = useIsMounted();

  const { state, start, lookUp, isRunning } = useStatusUpdate(booking, {
    what: 'cancellation',
    isApplied: ({ status }) => status === 'Cancelled',
    onSend: saveNewDraft,
    onRefused: restoreDraft,
    onDone: () => {
      forget();
      const next = isMounted.current ? 'Check the new booking, then choose a driver.' : NEW_BOOKING_IN_FORM;
      dispatch(showToast({ title: 'Success', text: `${booking.booking_number} cancelled. ${next}`, type: 'success' }));
      // a customer who has closed the dialog stays on the page that they are on
      if (isMounted.current) openForm();
    },
  });

  return {
    form,
    pickupAt,
    times,
    /** Last address of the unrelated draft that the new booking replaces; empty if there is none. */
    replacedAddress: getReplacedAddress(earlierDraft, draft),
    state,
    isRunning,
    confirm: () => void start({ status: 'Cancelled', reason: `Rescheduled to ${formatDayTime(pickupAt)}` }),
    lookUp: () => void lookUp(),
    /** Restores the earlier draft if the server never received the cancellation. */
    restoreIfNotSent: () => state.kind === 'not-found' && restoreDraft(),
    /** True if the draft already holds the new booking: an earlier try stopped after the cancellation. */
    hasNewDraft: currentDraft !== undefined && isSameRoute(currentDraft, draft),
    openForm,
  };
}
