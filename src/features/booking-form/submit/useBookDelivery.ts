import { useEffect, useRef, useState } from 'react';
import { useBookDeliveryMutation, useLazyGetBookingsQuery, useLazyQuoteDeliveryQuery } from '@/api/bookings';
import type { Booking, BookingRequest, Rate } from '@/api/wire';
import type { PriceEstimate } from '@/domain/booking/bookingParts';
import { fromServerErrors } from '@/domain/draft/draftErrors';
import { bookingProblems } from '@/domain/draft/draftRules';
import { draftFingerprint, toBookingRequest, withIntent } from '@/domain/draft/draftWire';
import { isAnswerLost } from '@/hooks/useMoneySend';
import { useOnReconnect } from '@/hooks/useOnline';
import type { Pricing } from '@/hooks/useQuote';
import { toApiError, type ApiError } from '@/lib/http/error';
import { newIdempotencyKey } from '@/utils/idempotency';
import type { Change } from '../change/change';
import type { BookingContextValue } from '../form/bookingContext';
import type { DraftSaver } from '../form/draftSaver';
import { checkPrice } from './checkPrice';
import { findSameBooking } from './sameBooking';
import { toRefusedState, type SubmitState } from './submitState';
import { usePlacedBooking } from './usePlacedBooking';

/** Price on the screen when the form is submitted. */
export type ShownPrice = { pricing: Pricing; estimate: PriceEstimate | null };

const hasPhotos = ({ form, photos }: BookingContextValue) =>
  form.getValues('items').some((item) => photos.of(item.key).length > 0);

/** Returns the request of a draft that an earlier visit sent without a response. */
function getUnansweredRequest(booking: BookingContextValue): BookingRequest | null {
  const draft = { ...booking.form.getValues(), mode: booking.mode };
  return draft.intent ? toBookingRequest(draft) : null;
}

/** Returns the request under its idempotency key; the key is saved first, so that a reload finds the booking. */
function prepareRequest(booking: BookingContextValue, saver: DraftSaver, rate: Rate): BookingRequest {
  const draft = withIntent(booking.toSend(), newIdempotencyKey, Date.now());
  booking.form.setValue('intent', draft.intent);
  saver.save();
  return toBookingRequest(draft, rate.vehicle_type?.id);
}

/** Returns a function that looks for a sent booking on the server: `unreachable` where the server did not answer. */
function useBookingLookup(change: Change | null) {
  const [listBookings] = useLazyGetBookingsQuery();
  return async (request: BookingRequest): Promise<Booking | 'unreachable' | undefined> => {
    const pages = await Promise.all(
      (['Pending', 'Ongoing'] as const).map((status) => listBookings({ page: 0, status })),
    );
    if (pages.some((page) => page.isError || !page.data)) return 'unreachable';
    const others = pages.flatMap((page) => page.data?.data ?? []).filter(({ id }) => String(id) !== change?.bookingId);
    return findSameBooking(others, request);
  };
}

/** Returns a function that runs one piece of work at a time and drops the others. */
function useLatch() {
  const isBusy = useRef(false);
  return async (work: () => Promise<void> | void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
}

/** Checks an unanswered booking again when the form opens with one, and when the network is back. */
function useUnansweredCheck(state: SubmitState, isResumed: boolean, check: () => Promise<void>) {
  useOnReconnect(() => {
    if (state.kind === 'unknown' || state.kind === 'not-found') void check();
  });
  const hasChecked = useRef(false);
  useEffect(() => {
    if (hasChecked.current || !isResumed) return;
    hasChecked.current = true;
    void check();
  });
}

/**
 * Books once per intent: one POST however often it is submitted, and never blindly again after a lost response. A
 * changed booking is booked anew; the review, which is next, cancels the one it replaces.
 */
export function useBookDelivery(booking: BookingContextValue, saver: DraftSaver, change: Change | null) {
  const { form, toSend, showProblems, focusField } = booking;
  const [postBooking] = useBookDeliveryMutation();
  const [fetchQuote] = useLazyQuoteDeliveryQuery();
  const findBooking = useBookingLookup(change);
  const { keep, continueToReview } = usePlacedBooking(booking, saver, change);
  const once = useLatch();
  /** As it was left: edits before the server has answered are another intent. */
  const [unanswered] = useState(() => getUnansweredRequest(booking));
  const [state, setState] = useState<SubmitState>(
    unanswered ? { kind: 'unknown', isChecking: true } : { kind: 'idle' },
  );
  const sent = useRef<BookingRequest | null>(unanswered);
  /** The price on the screen at submit; unknown after a reload. */
  const shown = useRef<PriceEstimate | null>(null);

  const finish = (placed: Booking) => {
    keep(placed, shown.current);
    if (hasPhotos(booking)) setState({ kind: 'placed', booking: placed });
    else continueToReview(placed.id);
  };

  /** Looks for this booking on the server; another try, under the same key, waits for the answer. */
  const lookUp = async (request: BookingRequest) => {
    setState({ kind: 'unknown', isChecking: true });
    const found = await findBooking(request);
    if (found === 'unreachable') return setState({ kind: 'unknown', isChecking: false });
    return found ? finish(found) : setState({ kind: 'not-found' });
  };

  const handleFailure = async (error: ApiError, request: BookingRequest) => {
    if (error.kind === 'cancelled') return setState({ kind: 'idle' });
    if (isAnswerLost(error)) return lookUp(request);
    // Refused for its content: nothing was booked, and a corrected form is a new intent.
    if (error.status < 500 && error.status !== 429) form.setValue('intent', undefined);
    const wait = error.retryAfterSeconds === undefined ? 0 : Date.now() + error.retryAfterSeconds * 1000;
    const { problems, rest } = fromServerErrors(form.getValues(), error.errors ?? {});
    if (problems.length === 0) return setState(toRefusedState([error.message, ...rest].join(' '), wait));
    setState(rest.length > 0 ? toRefusedState(rest.join(' '), wait) : { kind: 'idle' });
    showProblems(problems);
    return focusField(problems[0]?.path ?? '');
  };

  const submit = async ({ pricing, estimate }: ShownPrice) => {
    const problems = bookingProblems(toSend());
    showProblems(problems);
    if (problems[0]) return focusField(problems[0].path);
    const isUnchanged = change && draftFingerprint(toSend()) === change.booked && !hasPhotos(booking);
    if (isUnchanged) return continueToReview(change.bookingId);
    setState({ kind: 'sending' });
    const checked = await checkPrice(booking, pricing, fetchQuote);
    if ('objection' in checked) return setState(checked.objection);
    const request = prepareRequest(booking, saver, checked.rate);
    sent.current = request;
    shown.current = estimate;
    try {
      const placed = await postBooking(request).unwrap();
      return placed ? finish(placed) : lookUp(request);
    } catch (error) {
      return handleFailure(toApiError(error), request);
    }
  };

  const check = () =>
    once(async () => {
      if (sent.current) await lookUp(sent.current);
    });
  useUnansweredCheck(state, unanswered !== null, check);

  return { state, submit: (price: ShownPrice) => once(() => submit(price)), check, continueToReview };
}
