import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  bookingsApi,
  useBookDeliveryMutation,
  useLazyGetBookingsQuery,
  useLazyQuoteDeliveryQuery,
} from '@/api/bookings';
import type { Booking, BookingRequest, QuoteRequest, Rate } from '@/api/wire';
import type { ExclusiveBooking, PriceEstimate } from '@/domain/booking/bookingParts';
import type { BookingIntent, DeliveryDraft } from '@/domain/draft/draft';
import { findBookingProblems, type DraftProblem } from '@/domain/draft/draftRules';
import { getFingerprint, toBookingRequest, withIntent } from '@/domain/draft/draftWire';
import { useOnReconnect } from '@/hooks/useOnline';
import { useSlowToast } from '@/hooks/useSlowToast';
import { toApiError, type ApiError } from '@/lib/http/error';
import { isResponseLost } from '@/lib/http/lostResponse';
import { getServerTime } from '@/lib/http/serverClock';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import type { AppThunk } from '@/store/rootState';
import { selectAccountKey } from '@/store/user';
import { createIdempotencyKey } from '@/utils/idempotency';
import type { ChangedBooking } from '../change/change';
import type { BookingContextValue } from '../form/bookingContext';
import type { DraftSaver } from '../form/draftSaver';
import type { ShownPrice } from '../summary/BookingSummary';
import { useOneAtATime } from '../useOneAtATime';
import { checkPrice } from './checkPrice';
import { findSameBooking } from './sameBooking';
import { toFailureState, type SubmitState } from './submitState';
import { usePlacedBooking } from './usePlacedBooking';

const hasPhotos = ({ form, photos }: BookingContextValue) =>
  form.getValues('items').some((item) => photos.get(item.key).length > 0);

/** Shows the problems and focuses the first one; returns false if there are none. */
function reportProblems({ showProblems, focusField }: BookingContextValue, problems: DraftProblem[]): boolean {
  // the error summary moves the fields, and decides if the first one is still in view
  flushSync(() => showProblems(problems));
  if (problems[0]) focusField(problems[0].path);
  return problems.length > 0;
}

/** Returns the request that an earlier visit sent without a response, if any. */
function getUnansweredRequest(booking: BookingContextValue): BookingRequest | null {
  const draft = { ...booking.form.getValues(), mode: booking.mode };
  return draft.intent ? toBookingRequest(draft) : null;
}

type SentElsewhere = { intent?: BookingIntent; placed?: ExclusiveBooking };

/** Returns the idempotency key under which another tab sends the same draft, or the booking that it placed from it. */
const findSentElsewhere =
  (draft: DeliveryDraft, savedAt: string): AppThunk<SentElsewhere> =>
  (_dispatch, getState, { storage }) => {
    const { drafts, exclusiveBooking } = storage.readBooking();
    const stored = drafts[selectAccountKey(getState())];
    const fingerprint = getFingerprint(draft);
    if (stored?.intent?.fingerprint === fingerprint) return { intent: stored.intent };
    // a saved draft is removed once it is booked
    const isPlaced = !stored && savedAt !== '' && exclusiveBooking?.form?.booked === fingerprint;
    return isPlaced ? { placed: exclusiveBooking } : {};
  };

/** Returns the request under its idempotency key; the key is saved first, so that a reload finds the booking. */
function prepareRequest(
  { form, getDraftToSend }: BookingContextValue,
  saver: DraftSaver,
  rate: Rate,
  intent?: BookingIntent,
): BookingRequest {
  const typed = getDraftToSend();
  const draft = withIntent(intent ? { ...typed, intent } : typed, createIdempotencyKey, getServerTime());
  form.setValue('intent', draft.intent);
  saver.saveToBook();
  return toBookingRequest(draft, rate.vehicle_type?.id);
}

/** Returns a function that fetches a new quote. It aborts a request for the same quote, which may never get a response. */
function useFreshQuote() {
  const dispatch = useAppDispatch();
  const [fetchQuote] = useLazyQuoteDeliveryQuery();
  return async (request: QuoteRequest) => {
    const running = dispatch(bookingsApi.util.getRunningQueryThunk('quoteDelivery', request));
    running?.abort();
    await running;
    return fetchQuote(request).unwrap();
  };
}

/** Returns a function that looks for a sent booking on the server and shows the outcome. */
function useLostBookingLookup(
  change: ChangedBooking | null,
  setState: (state: SubmitState) => void,
  onFound: (booking: Booking) => void,
) {
  const [listBookings] = useLazyGetBookingsQuery();
  return async (request: BookingRequest) => {
    setState({ kind: 'unknown', isChecking: true });
    const pages = await Promise.all(
      (['Pending', 'Ongoing'] as const).map((status) => listBookings({ page: 0, status })),
    );
    if (pages.some((page) => page.isError || !page.data)) return setState({ kind: 'unknown', isChecking: false });
    const others = pages.flatMap((page) => page.data?.data ?? []).filter(({ id }) => String(id) !== change?.bookingId);
    const found = findSameBooking(others, request);
    return found ? onFound(found) : setState({ kind: 'not-found' });
  };
}

/** Checks an unanswered booking again when the form opens with one, and when the network is back. */
function useUnansweredCheck(state: SubmitState, isResumed: boolean, check: () => Promise<void>) {
  useOnReconnect(() => {
    if (state.kind === 'unknown' || state.kind === 'not-found') void check();
  });
  const checkResumed = useEffectEvent(() => {
    if (isResumed) void check();
  });
  useEffect(() => checkResumed(), []);
}

/**
 * Books once per intent: one POST for repeated submits, and a lookup before a retry after a lost response. A change
 * makes a new booking; the review page, which follows, cancels the replaced one.
 */
export function useBookDelivery(booking: BookingContextValue, saver: DraftSaver, change: ChangedBooking | null) {
  const { form, getDraftToSend } = booking;
  const store = useAppStore();
  const [postBooking] = useBookDeliveryMutation();
  const fetchQuote = useFreshQuote();
  const { storeBooking, openPlaced, continueToReview, hasLeft, notifyPlaced } = usePlacedBooking(
    booking,
    saver,
    change,
  );
  const runExclusively = useOneAtATime();
  /** Fixed at opening: edits made during the check belong to a new intent. */
  const [unanswered] = useState(() => getUnansweredRequest(booking));
  const [state, setState] = useState<SubmitState>(
    unanswered ? { kind: 'unknown', isChecking: true } : { kind: 'idle' },
  );
  useSlowToast(state.kind === 'sending' || (state.kind === 'unknown' && state.isChecking));
  const sent = useRef<BookingRequest | null>(unanswered);
  /** The price on the screen at submit; unknown after a reload. */
  const shown = useRef<PriceEstimate | null>(null);

  const finish = (placed: Booking) => {
    storeBooking(placed, shown.current);
    if (hasLeft()) notifyPlaced(placed, hasPhotos(booking));
    else if (hasPhotos(booking)) setState({ kind: 'placed', booking: placed });
    else continueToReview(placed.id);
  };

  const lookUp = useLostBookingLookup(change, setState, finish);

  const handleFailure = async (error: ApiError, request: BookingRequest) => {
    if (error.kind === 'cancelled') return setState({ kind: 'idle' });
    if (isResponseLost(error)) return lookUp(request);
    // Refused because of its content: nothing was booked, and a corrected form is a new intent.
    if (error.status < 500 && error.status !== 429) form.setValue('intent', undefined);
    const failure = toFailureState(error, form.getValues(), Date.now());
    setState(failure.state);
    if (failure.problems.length > 0) reportProblems(booking, failure.problems);
  };

  const submit = async (price: ShownPrice) => {
    if (reportProblems(booking, findBookingProblems(getDraftToSend()))) return;
    const isUnchanged = change && getFingerprint(getDraftToSend()) === change.booked && !hasPhotos(booking);
    if (isUnchanged) return continueToReview(change.bookingId);
    setState({ kind: 'sending' });
    const checked = await checkPrice(booking, price, fetchQuote);
    if ('objection' in checked) {
      setState(checked.objection);
      return void reportProblems(booking, checked.problems);
    }
    const elsewhere = change ? {} : store.dispatch(findSentElsewhere(getDraftToSend(), saver.savedAt()));
    if (elsewhere.placed) return openPlaced(elsewhere.placed);
    const request = prepareRequest(booking, saver, checked.rate, elsewhere.intent);
    sent.current = request;
    shown.current = price.estimate;
    try {
      const placed = await postBooking(request).unwrap();
      return placed ? finish(placed) : lookUp(request);
    } catch (error) {
      return handleFailure(toApiError(error), request);
    }
  };

  const check = () =>
    runExclusively(async () => {
      if (sent.current) await lookUp(sent.current);
    });
  useUnansweredCheck(state, unanswered !== null, check);

  return { state, submit: (price: ShownPrice) => runExclusively(() => submit(price)), check, continueToReview };
}
