import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetSchedulesQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { bookPath } from '@/config/paths';
import { bookingModeOf } from '@/domain/booking/bookingView';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { draftOfBooking, isTyped } from '@/domain/draft/draftOfBooking';
import { toScheduleRequest } from '@/domain/draft/draftWire';
import { formatDayTime } from '@/lib/dates';
import { draftDiscarded, draftSaved, selectDraft } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { selectAccountKey } from '@/store/user';
import { useStatusUpdate } from './useStatusUpdate';

const joinAddresses = ({ stops }: DeliveryDraft) => stops.map(({ address_line }) => address_line).join('\n');

const isSameRoute = (draft: DeliveryDraft, other: DeliveryDraft) =>
  draft.mode === other.mode && joinAddresses(draft) === joinAddresses(other);

const getReplacedAddress = (earlier: DeliveryDraft | undefined, draft: DeliveryDraft): string =>
  isTyped(earlier) && !isSameRoute(earlier, draft)
    ? (earlier.stops.at(-1)?.address_line.trim() ?? '') || 'no address yet'
    : '';

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
  const [date, setDate] = useState('');
  const [pickupAt, setPickupAt] = useState('');
  const draft = useMemo(() => draftOfBooking(booking), [booking]);
  const slots = useGetSchedulesQuery(toScheduleRequest(draft, date), {
    skip: date === '',
    refetchOnMountOrArgChange: true,
  });

  const saveNewDraft = () => {
    const schedule = { when: 'later', date, pickup_at: pickupAt } as const;
    dispatch(draftSaved({ account, draft: { ...draft, schedule, saved_at: new Date().toISOString() } }));
  };
  const restoreDraft = () =>
    void dispatch(earlierDraft ? draftSaved({ account, draft: earlierDraft }) : draftDiscarded({ account }));
  const openForm = () => void navigate(bookPath(bookingModeOf(booking)), { replace: true });

  const { state, start, lookUp } = useStatusUpdate(booking, {
    isApplied: ({ status }) => status === 'Cancelled',
    onSend: saveNewDraft,
    onRefused: restoreDraft,
    onDone: () => {
      const text = `${booking.booking_number} cancelled. Check the new booking, then choose a driver.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
      openForm();
    },
  });

  return {
    date,
    chooseDate: (day: string) => {
      setDate(day);
      setPickupAt('');
    },
    pickupAt,
    choosePickup: setPickupAt,
    slots: {
      list: date === '' ? [] : (slots.currentData ?? []),
      isLoading: slots.isFetching,
      hasFailed: slots.isError,
      retry: () => void slots.refetch(),
    },
    /** Last address of the unrelated draft that the new booking replaces; empty if there is none. */
    replacedAddress: getReplacedAddress(earlierDraft, draft),
    state,
    confirm: () => void start({ status: 'Cancelled', reason: `Rescheduled to ${formatDayTime(pickupAt)}` }),
    lookUp: () => void lookUp(),
    /** Restores the earlier draft if the server never received the cancellation. */
    restoreIfNotSent: () => state.kind === 'cleared' && restoreDraft(),
    /** True if the draft already holds the new booking: an earlier try stopped after the cancellation. */
    hasNewDraft: currentDraft !== undefined && isSameRoute(currentDraft, draft),
    openForm,
  };
}
