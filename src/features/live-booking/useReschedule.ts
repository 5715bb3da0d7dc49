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

const isSameRoute = (one: DeliveryDraft, other: DeliveryDraft) =>
  one.mode === other.mode &&
  one.stops.map(({ address_line }) => address_line).join('\n') ===
    other.stops.map(({ address_line }) => address_line).join('\n');

/**
 * Moves a delivery to another time: there is no such call, so the booking is cancelled and booked anew. The new time
 * is chosen first; what is to be booked is saved as a draft before anything is cancelled, so that stopping anywhere
 * leaves either the booking or everything that is needed to book it again.
 */
export function useReschedule(booking: Booking) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAppSelector(selectAccountKey);
  const typed = useAppSelector(selectDraft(account));
  const [other] = useState(typed);
  const [date, setDate] = useState('');
  const [pickupAt, setPickupAt] = useState('');
  const draft = useMemo(() => draftOfBooking(booking), [booking]);
  const slots = useGetSchedulesQuery(toScheduleRequest(draft, date), {
    skip: date === '',
    refetchOnMountOrArgChange: true,
  });

  const saveNew = () => {
    const schedule = { when: 'later', date, pickup_at: pickupAt } as const;
    dispatch(draftSaved({ account, draft: { ...draft, schedule, saved_at: new Date().toISOString() } }));
  };
  const bringBack = () => void dispatch(other ? draftSaved({ account, draft: other }) : draftDiscarded({ account }));

  const { state, start, lookUp } = useStatusUpdate(booking, {
    hasArrived: ({ status }) => status === 'Cancelled',
    onSend: saveNew,
    onRefused: bringBack,
    onDone: () => {
      const text = `${booking.booking_number} is cancelled. Check the new booking, then choose a driver.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
      void navigate(bookPath(bookingModeOf(booking)), { replace: true });
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
    /** A delivery that was being typed, and that the new booking takes the place of. */
    replaces:
      isTyped(other) && !isSameRoute(other, draft)
        ? (other.stops.at(-1)?.address_line.trim() ?? '') || 'no address yet'
        : '',
    state,
    confirm: () => void start({ status: 'Cancelled', reason: `Rescheduled to ${formatDayTime(pickupAt)}` }),
    lookUp: () => void lookUp(),
    /** Leaves without the new booking where the old one is known to stand. */
    giveUp: () => state.kind === 'cleared' && bringBack(),
    /** The form holds what was to be booked in place of this one: the move stopped after the cancellation. */
    isBegun: typed !== undefined && isSameRoute(typed, draft),
    openForm: () => void navigate(bookPath(bookingModeOf(booking)), { replace: true }),
  };
}
