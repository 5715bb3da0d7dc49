import { useEffect, useRef, useState } from 'react';
import { useBookDeliveryMutation, useLazyGetBookingsQuery } from '@/api/bookings';
import type { Booking, BookingRequest } from '@/api/wire';
import type { BatchEntry } from '@/domain/batch/batch';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { fromServerErrors } from '@/domain/draft/draftErrors';
import type { DraftProblem } from '@/domain/draft/draftRules';
import { toBookingRequest, withIntent } from '@/domain/draft/draftWire';
import { getStopTitle } from '@/domain/draft/stopFrom';
import { useRetryHold } from '@/hooks/useRetryHold';
import { toManila } from '@/lib/dates';
import { toApiError, type ApiError } from '@/lib/http/error';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { isResponseLost, mayHaveSucceeded } from '@/lib/http/lostResponse';
import { getServerTime } from '@/lib/http/serverClock';
import { changeBatchEntries, selectBatch } from '@/store/batch';
import { batchListTyped, batchSaved } from '@/store/booking';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { createIdempotencyKey } from '@/utils/idempotency';
import { findSameBooking } from '../submit/sameBooking';
import { useOneAtATime } from '../useOneAtATime';

const LOST = "We don't know yet if this booking was made. Resume to find out; it won't be booked twice.";

const withKey = (entry: BatchEntry): BatchEntry => ({
  ...entry,
  draft: withIntent(entry.draft, createIdempotencyKey, getServerTime()),
});

/** Returns the intent of the next attempt. One that was never sent gets the current time for a pickup "now". */
function getNextIntent({ draft, status }: BatchEntry) {
  const { intent } = withIntent(draft, createIdempotencyKey, getServerTime());
  return status === 'waiting' ? { ...intent, pickup_at: toManila(getServerTime()).format() } : intent;
}

/** Returns true if the server rejected the content of a booking: the other bookings can still be placed. */
const isContentRefused = ({ kind, status }: ApiError) =>
  kind === 'server' && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** Returns the words that name the place of a problem: the list shows no stops, so a stop is named by its address. */
function getWhere({ stops }: DeliveryDraft, { path, where }: DraftProblem): string {
  const stop = stops[Number(/^stops\.(\d+)\./.exec(path)?.[1])];
  return stop ? getStopTitle(stop) : where;
}

function getFailureMessage(error: ApiError, { draft }: BatchEntry): string {
  if (isResponseLost(error)) return LOST;
  const { problems, rest } = fromServerErrors(draft, error.errors ?? {});
  const reasons = [...problems.map((problem) => `${getWhere(draft, problem)}: ${problem.message}`), ...rest];
  return reasons.length > 0 ? reasons.join(' ') : getErrorMessage(error, error.message);
}

/** Returns a function that finds a booking which the server accepted without sending it. */
function useFindBooking() {
  const store = useAppStore();
  const [listBookings] = useLazyGetBookingsQuery();
  return async (request: BookingRequest): Promise<Booking | undefined> => {
    // a failed look-up proves nothing: the key stays, and the next attempt repeats it
    const { data } = await listBookings({ page: 0, status: 'Pending' });
    const known = new Set(selectBatch(store.getState()).map(({ bookingId }) => bookingId));
    const others = data?.data.filter(({ id }) => !known.has(String(id))) ?? [];
    return findSameBooking(others, request);
  };
}

/** Returns a function that places one entry; false if the run has to halt. A refusal goes to `onRefused`. */
function usePlaceEntry(onRefused: (error: ApiError) => void) {
  const dispatch = useAppDispatch();
  const [postBooking] = useBookDeliveryMutation();
  const findBooking = useFindBooking();

  return async (entry: BatchEntry): Promise<boolean> => {
    const intent = getNextIntent(entry);
    const isSent = ({ draft }: BatchEntry) => draft.intent?.key === intent.key;
    const changeSent = (change: Partial<BatchEntry>) => void dispatch(changeBatchEntries(isSent, change));
    const sending = { status: 'sending', message: '', draft: { ...entry.draft, intent } } as const;
    // stored before it is sent, so that a reload repeats the same key
    dispatch(changeBatchEntries((stored) => stored === entry, sending));
    const request = toBookingRequest(sending.draft, entry.jointVehicle);
    try {
      const placed = (await postBooking(request).unwrap()) ?? (await findBooking(request));
      if (placed) {
        const { id, booking_number: bookingNumber } = placed;
        changeSent({ status: 'placed', bookingId: String(id), bookingNumber });
      } else changeSent({ message: LOST });
      return placed !== undefined;
    } catch (caught) {
      const error = toApiError(caught);
      if (error.kind === 'cancelled') return false;
      const message = getFailureMessage(error, entry);
      // after a refusal nothing was booked, so the next attempt is a new one
      const draft = { ...entry.draft, intent: undefined };
      onRefused(error);
      changeSent(mayHaveSucceeded(error) ? { message } : { status: 'failed', message, draft });
      return isContentRefused(error);
    }
  };
}

export type BatchRunner = {
  isRunning: boolean;
  /** True after Stop until the request in flight has its response. */
  isStopping: boolean;
  /** True until the server's Retry-After time has passed. */
  isHeld: boolean;
  begin: (entries: BatchEntry[]) => void;
  resume: () => void;
  stop: () => void;
};

/** Places the bookings of a batch one after the other. It halts when the server can't be reached, or on `stop`. */
export function useBatchRun(): BatchRunner {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { isHeld, hold } = useRetryHold();
  const place = usePlaceEntry(hold);
  const [isRunning, setIsRunning] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const runExclusively = useOneAtATime();
  const wantsStop = useRef(false);
  useEffect(
    () => () => {
      wantsStop.current = true;
    },
    [],
  );

  const run = async () => {
    wantsStop.current = false;
    setIsRunning(true);
    for (let index = 0; index < selectBatch(store.getState()).length && !wantsStop.current; index += 1) {
      const entry = selectBatch(store.getState())[index];
      if (!entry || entry.status === 'placed') continue;
      if (!(await place(entry))) break;
    }
    setIsRunning(false);
    setIsStopping(false);
  };
  const resume = () => void runExclusively(run);

  return {
    isRunning,
    isStopping,
    isHeld,
    begin: (entries) => {
      // every key is stored before the first call: another tab with this batch repeats the same keys
      dispatch(batchSaved(entries.map(withKey)));
      dispatch(batchListTyped(''));
      resume();
    },
    resume,
    stop: () => {
      wantsStop.current = true;
      setIsStopping(true);
    },
  };
}
