import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressesApi } from '@/api/addresses';
import { bookingsApi } from '@/api/bookings';
import { notificationsApi } from '@/api/notifications';
import { paymentsApi } from '@/api/payments';
import { referenceApi } from '@/api/reference';
import { createEmptyStop, type DraftStop } from '@/domain/draft/draft';
import {
  bookingOpened,
  bookingPlaced,
  paymentSettled,
  paymentStarted,
  quickQuoteSaved,
  reviewChosen,
  selectLookupErrors,
  selectQuickQuotes,
  selectRecentStops,
  stopsUsed,
  topUpSettled,
  topUpStarted,
  topUpUpdated,
} from '@/store/booking';
import { connectStore } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import type { AppDispatch } from '@/store/rootState';
import { selectIsProfilePromptDue } from '@/store/signUp';
import { releaseToast, selectToasts, showToast, toastDismissed, toastHeld } from '@/store/toasts';
import {
  placesPicked,
  selectIsCorporate,
  selectIsSignedIn,
  selectNotificationCount,
  selectVerificationPath,
  signUpDone,
  signedIn,
} from '@/store/user';
import {
  drawerToggled,
  drawersHidden,
  hideLoader,
  interfaceReset,
  loaderShown,
  pinShown,
  selectOpenDrawer,
} from '@/store/utils';
import { atTestEnd } from '../../atTestEnd';
import { corporate, individual } from '../../builders/customer';
import { typedDraft } from '../../builders/draft';
import { createPendingTopUp } from '../../builders/pending';
import { address, method, quote } from '../api/samples';
import { ok, watchApi } from '../http/api';

afterEach(() => void vi.useRealTimers());

function newStore() {
  const { store, services } = makeStore();
  const disconnect = connectStore({ store, services, onSessionLost: () => undefined });
  atTestEnd(disconnect);
  return store;
}

describe('a toast (spec section 9)', () => {
  it.each([
    ['3 s and twice 300 ms by default', {}, 3600],
    ['its own duration and twice its own speed', { duration: 1000, speed: 100 }, 1200],
  ])('lives for %s', (_name, times, life) => {
    vi.useFakeTimers();
    const store = newStore();
    store.dispatch(showToast({ title: 'Error', text: 'No rates', type: 'error', ...times }));
    vi.advanceTimersByTime(life - 1);
    expect(selectToasts(store.getState())).toMatchObject([
      { id: expect.any(String) as string, title: 'Error', text: 'No rates', type: 'error', group: 'default', ...times },
    ]);
    vi.advanceTimersByTime(1);
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('is one of any number, each with its own id', () => {
    vi.useFakeTimers();
    const store = newStore();
    for (let index = 0; index < 320; index += 1)
      store.dispatch(showToast({ title: '', text: String(index), type: 'info' }));
    expect(new Set(selectToasts(store.getState()).map(({ id }) => id)).size).toBe(320);
    vi.advanceTimersByTime(3600);
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('replaces an error with the same text, for its full time', () => {
    vi.useFakeTimers();
    const store = newStore();
    const show = (text: string, type: 'error' | 'info') => store.dispatch(showToast({ title: 'Error', text, type }));
    const texts = () => selectToasts(store.getState()).map(({ text }) => text);
    show('No chats', 'error');
    show('No bookings', 'error');
    show('Copied', 'info');
    show('Copied', 'info');
    vi.advanceTimersByTime(3000);
    show('No chats', 'error');
    expect(texts()).toEqual(['No bookings', 'Copied', 'Copied', 'No chats']);
    vi.advanceTimersByTime(3599);
    expect(texts()).toEqual(['No chats']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('pauses while it is held, and resumes with the rest of its time', () => {
    vi.useFakeTimers();
    const store = newStore();
    const shown = () => selectToasts(store.getState()).map(({ id }) => id);
    const show = () => store.dispatch(showToast({ title: '', text: '', type: 'warn' }));
    const [held, twice, dismissed] = [show(), show(), show()];
    store.dispatch(toastDismissed(dismissed));
    vi.advanceTimersByTime(3000);
    store.dispatch(toastHeld(held));
    store.dispatch(toastHeld(twice));
    store.dispatch(toastHeld(twice));
    vi.advanceTimersByTime(10_000);
    store.dispatch(releaseToast(held));
    store.dispatch(releaseToast(twice));
    vi.advanceTimersByTime(599);
    expect(shown()).toEqual([held, twice]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([twice]);
    vi.advanceTimersByTime(60_000);
    store.dispatch(releaseToast(twice));
    vi.advanceTimersByTime(600);
    expect(shown()).toEqual([]);
  });
});

describe('the interface state', () => {
  it('has one drawer open at a time', () => {
    const store = newStore();
    const open = () => selectOpenDrawer(store.getState());
    store.dispatch(drawerToggled('menu'));
    store.dispatch(drawerToggled('messages'));
    expect(open()).toBe('messages');
    store.dispatch(drawerToggled('messages'));
    expect(open()).toBeNull();
    store.dispatch(drawerToggled('notifications'));
    store.dispatch(drawersHidden());
    expect(open()).toBeNull();
  });

  it('hides the loader 500 ms after the request', async () => {
    vi.useFakeTimers();
    const store = newStore();
    store.dispatch(loaderShown());
    void store.dispatch(hideLoader());
    await vi.advanceTimersByTimeAsync(499);
    expect(store.getState().utils.loader).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().utils.loader).toBe(false);
  });

  it('hides the PIN prompt on a reset, which keeps the sign-in', () => {
    const store = newStore();
    store.dispatch(signedIn({ access: 'tok-1', customer: individual() }));
    store.dispatch(pinShown());
    store.dispatch(interfaceReset());
    expect(store.getState().utils).toMatchObject({ isShowPin: false, isLogin: true });
  });
});

describe('the customer', () => {
  it.each([
    ['individual', false],
    ['Individual', false],
    ['Corporate', true],
    ['corporate account', true],
  ])('of type %s is a company: %s', (customer_type, expected) => {
    const store = newStore();
    store.dispatch(signedIn({ access: 'tok-1', customer: individual({ customer_type }) }));
    expect(selectIsCorporate(store.getState())).toBe(expected);
  });

  it.each([
    [true, true, null],
    [false, true, '/auth/verification/email'],
    [false, false, '/auth/verification/email'],
    [true, false, '/auth/verification/sms'],
  ])('with email verified %s and mobile %s goes to %s', (is_email_verified, is_mobile_verified, expected) => {
    const store = newStore();
    const customer = corporate({ profile: { is_email_verified, is_mobile_verified } });
    store.dispatch(signedIn({ access: 'tok-1', customer }));
    expect(selectVerificationPath(store.getState())).toBe(expected);
  });

  it.each([
    ['an individual with profile details', individual(), true],
    ['an individual without them', individual({ profile: { first_name: '' } }), false],
    ['a company with profile and company details', corporate(), true],
    ['a company without company details', corporate({ company: null }), false],
    ['a company without profile details', corporate({ profile: { first_name: '' } }), false],
  ])('who registered here is asked to update the profile: %s', (_name, customer, expected) => {
    const store = newStore();
    store.dispatch(signUpDone({ id: customer.id, username: customer.user.username, hasDetails: true }));
    expect(selectIsProfilePromptDue(store.getState())).toBe(false);
    store.dispatch(signedIn({ access: 'tok-1', customer }));
    expect(selectIsProfilePromptDue(store.getState())).toBe(expected);
  });

  it('is signed out with the token text for no session', () => {
    const store = newStore();
    store.dispatch(signedIn({ access: 'Invalid Token', customer: individual() }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it('has the unread count of the last response', async () => {
    const store = newStore();
    store.dispatch(signedIn({ access: 'tok-1', customer: individual() }));
    watchApi().answer(() => HttpResponse.json({ success: true, message: '', data: [], count: 0, unread_count: 4 }));
    await store.dispatch(notificationsApi.endpoints.getNotifications.initiate(1));
    expect(selectNotificationCount(store.getState())).toBe(4);
  });

  it('keeps the last choice of each address picker separately', () => {
    const store = newStore();
    const place = (name: string) => ({ id: name, name });
    const chosen = (region: string, province: string | null) => ({
      region: place(region),
      province: province === null ? null : place(province),
      city: null,
      barangay: null,
    });
    store.dispatch(placesPicked({ picker: '2', places: chosen('NCR', 'Metro Manila') }));
    store.dispatch(placesPicked({ picker: 'O', places: chosen('Region VII', 'Cebu') }));
    store.dispatch(placesPicked({ picker: '2', places: chosen('Region III', null) }));
    const { region, region2, province2, regionO, provinceO } = store.getState().user;
    expect([region, region2?.name, province2, regionO?.name, provinceO?.name]).toEqual([
      null,
      'Region III',
      null,
      'Region VII',
      'Cebu',
    ]);
  });
});

describe('booking data', () => {
  const quote = (id: string) => ({
    id,
    quotedAt: '',
    mode: 'shared' as const,
    total: 1,
    vehicleName: '',
    distanceKm: 1,
    draft: typedDraft(),
  });
  const stopAt = (address_line: string): DraftStop => ({ ...createEmptyStop(), address_line });

  it('keeps the last ten quotes and eight stops, newest first and each once', () => {
    const store = newStore();
    for (let at = 1; at <= 12; at += 1) store.dispatch(quickQuoteSaved(quote(String(at))));
    store.dispatch(quickQuoteSaved(quote('7')));
    expect(selectQuickQuotes(store.getState()).map(({ id }) => id)).toEqual([
      '7',
      '12',
      '11',
      '10',
      '9',
      '8',
      '6',
      '5',
      '4',
      '3',
    ]);
    for (let at = 1; at <= 9; at += 1) store.dispatch(stopsUsed([stopAt(`${at} Rizal Street`)]));
    store.dispatch(stopsUsed([stopAt(' 5 rizal street '), stopAt('1 New Road'), stopAt('1 new road')]));
    expect(selectRecentStops(store.getState()).map((stop) => stop.address_line.trim())).toEqual([
      '5 rizal street',
      '1 New Road',
      '9 Rizal Street',
      '8 Rizal Street',
      '7 Rizal Street',
      '6 Rizal Street',
      '4 Rizal Street',
      '3 Rizal Street',
    ]);
  });

  it('keeps the rate of its booking, and forgets a payment only when that payment settles', () => {
    const store = newStore();
    const placed = {
      bookingId: '9',
      bookingNumber: 'LGX-9',
      mode: 'exclusive' as const,
      estimate: null,
    };
    store.dispatch(bookingPlaced(placed));
    store.dispatch(reviewChosen({ bookingId: '8', chosenRateId: 1 }));
    expect(store.getState().booking.exclusiveBooking?.chosenRateId).toBeNull();
    const chosen = { chosenRateId: 2, chosenOffer: '4 DRV-1', method: 'cash', voucherCode: 'SAVE' };
    store.dispatch(reviewChosen({ bookingId: '9', ...chosen }));
    const opened = { bookingId: '9', bookingNumber: 'LGX-9', mode: 'exclusive' as const, driverAccountNumber: 'DRV-1' };
    store.dispatch(bookingOpened(opened));
    expect(store.getState().booking.exclusiveBooking).toEqual({ ...placed, ...opened, ...chosen });
    store.dispatch(bookingOpened({ ...opened, bookingId: '10', bookingNumber: 'LGX-10' }));
    expect(store.getState().booking.exclusiveBooking).toMatchObject({
      chosenRateId: null,
      chosenOffer: '',
      method: null,
      voucherCode: null,
    });

    const payment = {
      bookingId: '9',
      rateId: 2,
      method: 'credit',
      amount: 500,
      voucherCode: '',
      idempotencyKey: 'k',
      startedAt: '',
    };
    store.dispatch(paymentStarted(payment));
    store.dispatch(paymentSettled({ bookingId: '10' }));
    expect(store.getState().booking.pendingPayments).toEqual([payment]);
    const other = { ...payment, bookingId: '10' };
    const again = { ...payment, amount: 450 };
    for (const started of [other, again]) store.dispatch(paymentStarted(started));
    expect(store.getState().booking.pendingPayments).toEqual([other, again]);
    store.dispatch(paymentSettled({ bookingId: '9' }));
    expect(store.getState().booking.pendingPayments).toEqual([other]);
  });

  it('keeps the pending top-ups of other amounts, and names and settles them by their key', () => {
    const store = newStore();
    const first = createPendingTopUp({ idempotencyKey: 'a' });
    const second = createPendingTopUp({ amount: 1000, idempotencyKey: 'b' });
    for (const started of [first, second, first]) store.dispatch(topUpStarted(started));
    expect(store.getState().booking.pendingTopUps).toEqual([second, first]);
    store.dispatch(topUpUpdated({ idempotencyKey: 'b', reference: 'TP-1' }));
    store.dispatch(topUpSettled({ idempotencyKey: 'a' }));
    expect(store.getState().booking.pendingTopUps).toEqual([{ ...second, reference: 'TP-1' }]);
  });
});

it('appends failed lookups to their list, with status and message only (spec section 8)', async () => {
  const store = newStore();
  store.dispatch(signedIn({ access: 'tok-1', customer: individual() }));
  const api = watchApi();
  api.answer(() =>
    HttpResponse.json(
      { success: false, message: 'Down', errors: { a: ['b'] } },
      { status: 503, headers: { 'Retry-After': '9' } },
    ),
  );
  const force = { forceRefetch: true };
  await store.dispatch(referenceApi.endpoints.getRegions.initiate(undefined, force));
  await store.dispatch(referenceApi.endpoints.getRegions.initiate(undefined, force));
  await store.dispatch(addressesApi.endpoints.deleteAddress.initiate(4));
  expect(selectLookupErrors(store.getState())).toEqual({
    region: [
      { status: 503, message: 'Down' },
      { status: 503, message: 'Down' },
    ],
    addresses: [{ status: 503, message: 'Down' }],
  });
  api.answer(() => ok([]));
  await store.dispatch(referenceApi.endpoints.getCategories.initiate(1, force));
  expect(selectLookupErrors(store.getState())).not.toHaveProperty('category');
});

const { getBookingRoute, computeRates, quoteDelivery, getAllBookings } = bookingsApi.endpoints;
const { createAddress, updateAddress } = addressesApi.endpoints;
const { createPaymentMethod, updatePaymentMethod, deletePaymentMethod } = paymentsApi.endpoints;

it.each<[string, string, (dispatch: AppDispatch) => PromiseLike<unknown>]>([
  ['addresses', 'createAddress', (dispatch) => dispatch(createAddress.initiate(address as never))],
  ['addresses', 'updateAddress', (dispatch) => dispatch(updateAddress.initiate({ id: 4, label: 'Work' }))],
  ['wallet', 'createPaymentMethod', (dispatch) => dispatch(createPaymentMethod.initiate(method as never))],
  ['wallet', 'updatePaymentMethod', (dispatch) => dispatch(updatePaymentMethod.initiate({ id: 4, is_default: true }))],
  ['wallet', 'deletePaymentMethod', (dispatch) => dispatch(deletePaymentMethod.initiate(4))],
  ['quotation', 'quoteDelivery', (dispatch) => dispatch(quoteDelivery.initiate(quote as never))],
  ['driverRates', 'computeRates', (dispatch) => dispatch(computeRates.initiate(9))],
  ['routes', 'getBookingRoute', (dispatch) => dispatch(getBookingRoute.initiate(9))],
  ['myBookings', 'getAllBookings', (dispatch) => dispatch(getAllBookings.initiate('Ongoing'))],
])('keeps in %s that %s failed (spec section 8)', async (list, _call, lookup) => {
  const store = newStore();
  store.dispatch(signedIn({ access: 'tok-1', customer: individual() }));
  watchApi().answer(() => HttpResponse.json({ success: false, message: 'Down' }, { status: 503 }));
  await lookup(store.dispatch);
  expect(selectLookupErrors(store.getState())).toEqual({ [list]: [{ status: 503, message: 'Down' }] });
});
