import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookDeliveryMutation, useLazyGetBookingsQuery } from '@/api/bookings';
import type { Booking, BookingRequest, Id } from '@/api/wire';
import { changePath, reviewPath } from '@/config/paths';
import type { PriceEstimate } from '@/domain/booking/bookingParts';
import { modeOf } from '@/domain/booking/bookingView';
import { fromServerErrors } from '@/domain/draft/draftErrors';
import { rateFor } from '@/domain/draft/draftQuote';
import { bookingProblems } from '@/domain/draft/draftRules';
import { draftFingerprint, toBookingRequest, withIntent } from '@/domain/draft/draftWire';
import { reasonWords } from '@/domain/draft/priceWords';
import { isStale } from '@/hooks/quoter';
import { isAnswerLost } from '@/hooks/useMoneySend';
import { toApiError, type ApiError } from '@/lib/http/error';
import { useOnReconnect } from '@/lib/useOnReconnect';
import { bookingPlaced, selectExclusiveBooking, stopsUsed } from '@/store/booking';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { newIdempotencyKey } from '@/utils/idempotency';
import type { Change } from '../change/change';
import type { BookingContextValue } from '../form/bookingContext';
import type { DraftSaver } from '../form/draftSaver';
import { findSameBooking } from './sameBooking';

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The server said no, or there is nothing to book on. `waitUntil`: ms, not before then. */
  | { kind: 'refused'; message: string; waitUntil: number }
  /** A price that was not seen yet; `from` is the one that was, if any. */
  | { kind: 'price-changed'; from: number | null; to: number }
  /** The answer was lost: the server is asked before anything can be repeated. */
  | { kind: 'unknown'; isChecking: boolean }
  /** No such booking is listed, which is not to say that there is none: the next try repeats its key. */
  | { kind: 'not-found' }
  | { kind: 'placed'; booking: Booking };

const refused = (message: string, waitUntil = 0): SubmitState => ({ kind: 'refused', message, waitUntil });

/** The draft that an earlier visit tried to book without learning what came of it. */
const unanswered = (booking: BookingContextValue): BookingRequest | null => {
  const draft = { ...booking.form.getValues(), mode: booking.mode };
  return draft.intent ? toBookingRequest(draft) : null;
};

/** Whether the page is still open: an answer may come after it was left. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/**
 * Books once per wish: one POST however often it is asked for, and never blindly again after a lost answer. What is
 * changed is booked anew; the review, which is next, cancels what it takes the place of.
 */
export function useBookDelivery(booking: BookingContextValue, saver: DraftSaver, change: Change | null) {
  const { form, mode, quoter, toSend, photos, showProblems, focusField } = booking;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isHere = useIsHere();
  const navigate = useNavigate();
  const [postBooking] = useBookDeliveryMutation();
  const [listBookings] = useLazyGetBookingsQuery();
  /** As it was left: what is typed until the server has answered is another wish. */
  const [left] = useState(() => unanswered(booking));
  const [state, setState] = useState<SubmitState>(left ? { kind: 'unknown', isChecking: true } : { kind: 'idle' });
  const sent = useRef<BookingRequest | null>(left);
  /** What stood on the screen when it was sent; unknown after a reload. */
  const shown = useRef<PriceEstimate | null>(null);
  const latch = useRef(false);

  const goOn = (id: Id) => void navigate(reviewPath(String(id)));
  const hasPhotos = () => form.getValues('items').some((item) => photos.of(item.key).length > 0);

  /** What the new booking takes the place of, and what that was to take the place of and could not yet. */
  const replacedBy = (bookingId: string) => {
    if (!change || change.bookingId === bookingId) return undefined;
    const before = selectExclusiveBooking(store.getState());
    const left = before?.bookingId === change.bookingId ? (before.replaces ?? []) : [];
    return [...left, { id: change.bookingId, number: change.bookingNumber }];
  };

  const finish = (placed: Booking) => {
    const { intent, ...typed } = structuredClone(form.getValues());
    const bookingId = String(placed.id);
    dispatch(stopsUsed(typed.stops));
    dispatch(
      bookingPlaced({
        bookingId,
        bookingNumber: placed.booking_number,
        mode: modeOf(placed),
        estimate: shown.current,
        form: { draft: typed, booked: intent?.fingerprint ?? '' },
        replaces: replacedBy(bookingId),
      }),
    );
    saver.discard();
    // the way back from the review leads to what was typed
    if (isHere.current) void navigate(changePath(mode, bookingId), { replace: true });
    if (hasPhotos()) setState({ kind: 'placed', booking: placed });
    else goOn(bookingId);
  };

  /** Looks for this booking on the server; another try, under the same key, waits for the answer. */
  const lookUp = async (request: BookingRequest) => {
    setState({ kind: 'unknown', isChecking: true });
    const pages = await Promise.all(
      (['Pending', 'Ongoing'] as const).map((status) => listBookings({ page: 0, status })),
    );
    if (pages.some((page) => page.isError || !page.data)) return setState({ kind: 'unknown', isChecking: false });
    const others = pages.flatMap((page) => page.data?.data ?? []).filter(({ id }) => String(id) !== change?.bookingId);
    const found = findSameBooking(others, request);
    if (found) return finish(found);
    return setState({ kind: 'not-found' });
  };

  const handleFailure = async (error: ApiError, request: BookingRequest) => {
    if (error.kind === 'cancelled') return setState({ kind: 'idle' });
    if (isAnswerLost(error)) return lookUp(request);
    // Refused for what it says: nothing was booked, and what is put right is a new wish.
    if (error.status < 500 && error.status !== 429) form.setValue('intent', undefined);
    const wait = error.retryAfterSeconds === undefined ? 0 : Date.now() + error.retryAfterSeconds * 1000;
    const { problems, rest } = fromServerErrors(form.getValues(), error.errors ?? {});
    if (problems.length === 0) return setState(refused([error.message, ...rest].join(' '), wait));
    setState(rest.length > 0 ? refused(rest.join(' '), wait) : { kind: 'idle' });
    showProblems(problems);
    return focusField(problems[0]?.path ?? '');
  };

  /** The price that is booked on is a fresh one, and the one that was seen. */
  const checkPrice = async (): Promise<SubmitState | null> => {
    const before = quoter.snapshot();
    if (before.kind === 'priced' && !isStale(before)) return rateOf(before) ? null : noRate;
    const after = await quoter.askAgain();
    if (after.kind === 'failed') return refused(`The price could not be checked. ${reasonWords(after.error)}`);
    const from = before.kind === 'priced' ? rateOf(before)?.total : undefined;
    const to = rateOf(after)?.total;
    if (to === undefined) return noRate;
    return from === to ? null : { kind: 'price-changed', from: from ?? null, to };
  };
  const rateOf = (pricing: ReturnType<typeof quoter.snapshot>) =>
    pricing.kind === 'priced' ? rateFor(pricing.quote, { mode, vehicle_type: form.getValues('vehicle_type') }) : null;

  const submit = async (estimate: PriceEstimate | null) => {
    const problems = bookingProblems(toSend());
    showProblems(problems);
    if (problems[0]) return focusField(problems[0].path);
    // looked at, and left as it was booked
    if (change && draftFingerprint(toSend()) === change.booked && !hasPhotos()) return goOn(change.bookingId);
    setState({ kind: 'sending' });
    const objection = await checkPrice();
    if (objection) return setState(objection);
    const draft = withIntent(toSend(), newIdempotencyKey, Date.now());
    form.setValue('intent', draft.intent);
    // The key is on disk before the call leaves: a reload in between finds the booking instead of making another.
    saver.save();
    const request = toBookingRequest(draft, rateOf(quoter.snapshot())?.vehicle_type?.id);
    sent.current = request;
    shown.current = estimate;
    try {
      const placed = await postBooking(request).unwrap();
      return placed ? finish(placed) : lookUp(request);
    } catch (error) {
      return handleFailure(toApiError(error), request);
    }
  };

  const once = async (work: () => Promise<void> | void) => {
    if (latch.current) return;
    latch.current = true;
    try {
      await work();
    } finally {
      latch.current = false;
    }
  };

  const check = () =>
    once(async () => {
      if (sent.current) await lookUp(sent.current);
    });

  useOnReconnect(() => {
    if (state.kind === 'unknown' || state.kind === 'not-found') void check();
  });

  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || !left) return;
    resumed.current = true;
    void check();
  });

  return { state, submit: (estimate: PriceEstimate | null) => once(() => submit(estimate)), check, goOn };
}

const noRate = refused('This vehicle has no price for this route. Choose another one.');
