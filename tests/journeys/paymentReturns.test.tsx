import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/config/constants';
import { PATHS, getReviewPath } from '@/config/paths';
import type { BookingRecord } from '@/sandbox/records/bookings';
import { paymentStarted, topUpStarted } from '@/store/booking';
import { createBookableDraft } from '../builders/bookable';
import { createPendingTopUp } from '../builders/pending';
import { placeBooking } from '../builders/placed';
import { countCalls, watchCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';

/** Places an unpaid booking and returns its server record. */
async function unpaid() {
  const draft = await createBookableDraft({ vehicle_type: '4' });
  const app = await renderApp('/mybooking', { as: 'andrea' });
  const booking = await placeBooking(app.store, draft);
  const id = String(booking.id);
  const record = () => app.world.bookings.find((booking) => String(booking.id) === id)!;
  return { ...app, id, record };
}

describe('a return from the bank', () => {
  it('marks nothing as paid if it is forged, because the server is checked', async () => {
    const { user, router, id, record, world } = await unpaid();
    const calls = watchCalls();
    const requests = countCalls('GET', '/api/bookings/:id');
    const balance = world.customers[0]?.wallet;
    for (const address of [
      `${PATHS.paymentSuccess}?booking=${id}&reference=PAY-000001&status=Paid`,
      `${PATHS.paymentSuccess}?booking=${id}&payment_status=Paid&redirect_status=succeeded`,
    ]) {
      await act(() => router.navigate(address));
      expect(await screen.findByRole('heading', { name: "The bank hasn't confirmed yet" })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'View receipt' })).toBeNull();
      await act(() => router.navigate(PATHS.about));
    }
    expect(requests()).toBeGreaterThanOrEqual(2);
    expect(calls.all.filter(({ call }) => /^(POST|PATCH|DELETE) \/api\/(bookings\/pay|payments)/.test(call))).toEqual(
      [],
    );
    expect(record()).toMatchObject({ status: 'Pending', payment_status: 'Unpaid' });
    expect(world.customers[0]?.wallet).toBe(balance);

    // the booking can still be paid
    await act(() => router.navigate(`${PATHS.paymentSuccess}?booking=${id}`));
    await user.click(await screen.findByRole('link', { name: 'Back to payment' }));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(getReviewPath(id)));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay ₱/ })).toBeEnabled());
  });

  it('shows the payment again and charges nothing if it is repeated', async () => {
    const { router, id, record, world } = await unpaid();
    Object.assign(record(), { status: 'Ongoing', payment_status: 'Paid' });
    const before = world.transactions.length;
    const calls = watchCalls();
    for (let time = 0; time < 2; time += 1) {
      await act(() => router.navigate(`${PATHS.paymentSuccess}?booking=${id}`));
      expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
      const factOf = (label: string) => screen.getByText(label).nextElementSibling;
      expect(factOf('Booking number')).toHaveTextContent(record().booking_number);
      expect(factOf('Pickup time')).toHaveTextContent(/^\d/);
      expect(factOf('Pickup')).toHaveTextContent(/Makati City$/);
      expect(factOf('Drop-off')).toHaveTextContent(/Quezon City$/);
      expect(factOf('Total')).toHaveTextContent(/^₱/);
      await act(() => router.navigate(PATHS.about));
    }
    expect(world.transactions).toHaveLength(before);
    expect(calls.all.filter(({ call }) => /^(?!GET ).*\/pay/.test(call))).toEqual([]);
  });

  it('says what happens next: a driver is found now, or before a later pickup, or is on the way', async () => {
    const { router, id, record, world } = await unpaid();
    const underway = world.bookings.find(({ appointment_status }) => appointment_status === 'In Transit')!;
    Object.assign(record(), { status: 'Ongoing', payment_status: 'Paid' });
    const expectNext = async (changes: Partial<BookingRecord>, sentence: string) => {
      Object.assign(record(), changes);
      await act(() => router.navigate(`${PATHS.paymentSuccess}?booking=${id}`));
      const text = `for ${record().booking_number}.${sentence}`;
      await waitFor(() => expect(screen.getByText(/ for LGX-/).textContent?.endsWith(text)).toBe(true));
      await act(() => router.navigate(PATHS.about));
    };
    await expectNext({}, " We're finding your driver.");
    const { pickup_at } = record();
    await expectNext({ pickup_at: pickup_at + 4 * DAY_MS }, " We'll assign a driver before pickup.");
    const { rate, timeline } = underway;
    await expectNext({ pickup_at, rate, timeline, appointment_status: 'In Transit' }, '');
  });

  it('adds the booking to the ongoing ones as soon as the bank has confirmed it', async () => {
    const { router, id, record } = await unpaid();
    await act(() => router.navigate(`${PATHS.paymentSuccess}?booking=${id}`));
    expect(await screen.findByRole('heading', { name: "The bank hasn't confirmed yet" })).toBeVisible();
    expect(await screen.findByText('+2 more')).toBeVisible();
    Object.assign(record(), { status: 'Ongoing', payment_status: 'Paid' });
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(await screen.findByText('+3 more')).toBeVisible();
  });

  it('is about the booking, not about a top-up that was not found, if the address names neither', async () => {
    const { store, router, id, record } = await unpaid();
    Object.assign(record(), { status: 'Ongoing', payment_status: 'Paid' });
    const payment = { bookingId: id, rateId: 1, method: 1, amount: 500, voucherCode: '', startedAt: '' };
    act(() => {
      store.dispatch(topUpStarted(createPendingTopUp({ isNotFound: true })));
      store.dispatch(paymentStarted({ ...payment, idempotencyKey: 'key-2' }));
    });
    await act(() => router.navigate(PATHS.paymentSuccess));
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  });

  it('shows a paid booking as paid even on the failure page', async () => {
    const { router, id, record } = await unpaid();
    Object.assign(record(), { status: 'Ongoing', payment_status: 'Paid' });
    await act(() => router.navigate(`${PATHS.paymentFailure}?booking=${id}`));
    expect(await screen.findByRole('heading', { name: 'This booking is paid' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('shows a booking on credit as charged, not as paid, on both pages', async () => {
    const { router, id, record } = await unpaid();
    Object.assign(record(), { status: 'Ongoing', payment_status: 'Billed' });
    for (const page of [PATHS.paymentSuccess, PATHS.paymentFailure]) {
      await act(() => router.navigate(`${page}?booking=${id}`));
      expect(await screen.findByRole('heading', { name: 'Charged to credit' })).toBeVisible();
      expect(screen.getByText(/^₱[\d,.]+ charged to your credit for LGX-/)).toBeVisible();
      expect(screen.getByRole('main')).not.toHaveTextContent(/paid|payment|receipt/i);
      await act(() => router.navigate(PATHS.about));
    }
  });

  it('confirms a cash booking on both pages', async () => {
    const { router, id, record } = await unpaid();
    const payment = { method: 'cash', label: 'Cash', amount: 1003_60, idempotency_key: 'cash-000001', paid_at: 0 };
    Object.assign(record(), { status: 'Ongoing', payment_status: 'Unpaid', total: 1003_60, payment });
    for (const page of [PATHS.paymentSuccess, PATHS.paymentFailure]) {
      await act(() => router.navigate(`${page}?booking=${id}`));
      expect(await screen.findByRole('heading', { name: 'This booking is confirmed' })).toBeVisible();
      expect(screen.getByText(`₱1,003.60 is paid in cash at the pickup: ${record().booking_number}.`)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Follow the delivery' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /Try again|Back to payment|View receipt/ })).toBeNull();
      await act(() => router.navigate(PATHS.about));
    }
  });

  it('names the decline only after the server has answered', async () => {
    const { user, router, id, record, world } = await unpaid();
    const last = world.transactions.find(({ type }) => type === 'Payment')!;
    const about = { booking_number: record().booking_number, created_at: Date.now(), status: 'Failed' as const };
    world.transactions.push({
      ...last,
      ...about,
      id: 90_003,
      reference: 'PY-090003',
      method: 'GCash',
      amount: -750_00,
    });
    const { held, release } = createHold();
    server.use(
      http.get('*/api/bookings/:id', () => new HttpResponse(null, { status: 500 }), { once: true }),
      http.get('*/api/bookings/:id', () => held),
    );
    await act(() => router.navigate(`${PATHS.paymentFailure}?booking=${id}`));
    expect(await screen.findByRole('heading', { name: "We couldn't check the payment" })).toBeVisible();
    const requests = countCalls('GET', '/api/bookings/:id');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests()).toBe(1));
    expect(screen.queryByText(/You were not charged/)).toBeNull();
    release();
    expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    expect(
      await screen.findByText(/^GCash declined ₱750\.00, or its page was closed\. You were not charged\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', getReviewPath(id));
  });

  it('reveals nothing about the booking of another customer, and leads on', async () => {
    const { router, world } = await renderApp(PATHS.about, { as: 'andrea' });
    const other = world.bookings.find(({ customer_id }) => customer_id !== world.customers[0]!.id)!;
    await act(() => router.navigate(`${PATHS.paymentSuccess}?booking=${other.id}`));
    expect(await screen.findByRole('heading', { name: 'No payment to show' })).toBeVisible();
    expect(screen.getByText('The booking was not found.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      PATHS.myBookings,
    );
    expect(screen.queryByText(other.booking_number)).toBeNull();
  });
});
