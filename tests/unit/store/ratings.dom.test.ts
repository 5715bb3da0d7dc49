import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { bookingsApi } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { connectStore } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import { ratingOpened, ratingSkipped } from '@/store/ratings';
import { bookingSchema } from '@/store/stored/bookingSchema';
import { readStored } from '@/store/stored/readStored';
import { selectIsSignedIn, signedIn } from '@/store/user';
import { atTestEnd } from '../../atTestEnd';
import { appointment, booking, driver } from '../../builders/booking';
import { individual } from '../../builders/customer';
import { network } from '../../network';
import { stopWriting, storeSlice } from '../../storedSlices';

/** Creates a signed-in store over the current storage. */
async function openTab() {
  const { store: opened, services, persist } = makeStore();
  const persistor = await persist();
  const disconnect = connectStore({ store: opened, services, onSessionLost: () => undefined });
  atTestEnd(() => {
    disconnect();
    stopWriting(persistor);
  });
  if (!selectIsSignedIn(opened.getState())) opened.dispatch(signedIn({ access: 'T1', customer: individual() }));
  return { store: opened, flush: () => persistor.flush(), state: () => opened.getState() };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const RATED = { rating: 5, review: '' };
const RETURNED = {
  booking_routes: booking({}, { appointment: appointment({ status: 'Returned' }) }).booking_routes,
};
const TARGET = { bookingNumber: 'LGX-1', driverName: '' };

/** Loads a booking with these fields from the server. */
async function look(tab: Tab, changes: Partial<Booking>) {
  const body = { success: true, message: 'OK', data: booking({ id: 1, booking_number: 'LGX-1', ...changes }) };
  network.use(http.get('*/api/bookings/:id', () => HttpResponse.json(body)));
  await tab.store.dispatch(bookingsApi.endpoints.getBooking.initiate(1, { forceRefetch: true, subscribe: false }));
  return tab.state().booking.ratings;
}

describe('a rating', () => {
  it.each([
    ['is due once it is completed', { status: 'Completed', rating: null }, true, false],
    ['is not due when it was given', { status: 'Completed', rating: RATED }, false, true],
    ['is not due when it was cancelled', { status: 'Cancelled', rating: null }, false, true],
    ['is not due when the goods were returned', { status: 'Completed', rating: null, ...RETURNED }, false, true],
    ['is not due while it goes on', { status: 'Ongoing', rating: null }, false, false],
  ] as const)('of a delivery that was seen on its way %s', async (_name, end, isDue, isOver) => {
    const tab = await openTab();
    expect((await look(tab, { status: 'Ongoing' })).watched).toHaveLength(1);
    const { due, watched } = await look(tab, end);
    expect([due?.bookingNumber === 'LGX-1', watched[0]?.isAsked]).toEqual([isDue, isOver]);
  });

  it('names no driver without a name', async () => {
    const tab = await openTab();
    await look(tab, { status: 'Ongoing' });
    const nameless = driver({ user: { user_profile: { account_number: 'DRV-0007', first_name: '', last_name: '' } } });
    const { booking_routes } = booking({}, { appointment: appointment({ status: 'Delivered', driver: nameless }) });
    const { due } = await look(tab, { status: 'Completed', rating: null, booking_routes });
    expect(due).toEqual({ bookingNumber: 'LGX-1', driverName: '' });
  });

  it.each([
    [404, 0],
    [500, 1],
  ])('of a watched delivery that answers %d leaves %d watched', async (status, count) => {
    const tab = await openTab();
    await look(tab, { status: 'Ongoing' });
    network.use(http.get('*/api/bookings/:id', () => new HttpResponse(null, { status })));
    await tab.store.dispatch(bookingsApi.endpoints.getBooking.initiate(1, { forceRefetch: true, subscribe: false }));
    expect(tab.state().booking.ratings.watched).toHaveLength(count);
  });

  it('is never due for a delivery that had ended when it was first loaded', async () => {
    const tab = await openTab();
    expect(await look(tab, { status: 'Completed', rating: null })).toMatchObject({ due: null, watched: [] });
  });

  it.each([
    ['asked for', ratingOpened(TARGET)],
    ['skipped', ratingSkipped(TARGET.bookingNumber)],
  ])('is not due again after it was %s, even after a reload', async (_name, action) => {
    const tab = await openTab();
    await look(tab, { status: 'Ongoing' });
    await look(tab, { status: 'Completed', rating: null });
    tab.store.dispatch(action);
    expect(tab.state().booking.ratings.due).toBeNull();
    await tab.flush();
    const reloaded = await openTab();
    const { due, open, watched } = await look(reloaded, { status: 'Completed', rating: null });
    expect([due, open, watched[0]?.isAsked]).toEqual([null, null, true]);
  });

  it('still waits for its delivery after a reload, and ignores other stored values', () => {
    const kept = { bookingId: '1', bookingNumber: 'LGX-1', isAsked: false };
    storeSlice('booking', { ratings: { watched: [kept, { bookingId: 7 }, 'x'], due: TARGET, open: TARGET } });
    const read = readStored(localStorage.getItem('booking'), bookingSchema);
    expect(read.ratings).toEqual({ watched: [kept], due: null, open: null });
    storeSlice('booking', { ratings: 'many' });
    expect(readStored(localStorage.getItem('booking'), bookingSchema).ratings.watched).toEqual([]);
  });
});
