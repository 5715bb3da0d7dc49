import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { baseApi } from '@/api/baseApi';
import type { Voucher } from '@/api/wire';
import { getReviewPath } from '@/config/paths';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { bookingPlaced } from '@/store/booking';
import { formatPeso } from '@/utils/money';
import { createBookableDraft } from '../builders/bookable';
import { placeBooking } from '../builders/placed';
import { spoilBookings } from '../builders/spoilBookings';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { VAN, openReview, payButton, priceOn } from './reviewPage';

describe('review, rates and payment', () => {
  it('has a placeholder with a map while the booking loads', async () => {
    const { router } = await renderApp('/address', { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.get('*/api/bookings/:id', () => held));
    await act(() => router.navigate(getReviewPath('1')));
    expect(await screen.findByText('The booking is loading')).toBeInTheDocument();
    expect(screen.getByText('Loading the map')).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByText('The booking is loading')).toBeNull());
  });

  it('offers rates with their breakdown and selects the lowest', async () => {
    const { rates } = await openReview();
    const radios = within(rates).getAllByRole('radio');
    expect(radios.length).toBeGreaterThan(1);
    expect(radios[0]).toBeChecked();
    expect(within(rates).getByText('Lowest rate')).toBeVisible();
    expect(within(rates).getByText('Base fare')).toBeVisible();
    expect(screen.getByText('Total, VAT included')).toBeVisible();
    expect(document.title).toBe('Maps - Logistix Global');
  });

  it('shows the stop times in a table below the map', async () => {
    await openReview();
    const table = screen.getByRole('table', { name: 'Stops and times' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stop', 'km', 'min', 'ETA']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/^Pickup .+--\d\d:\d\d [AP]M$/);
    expect(rows[1]).toHaveTextContent(/^Drop-off .+\d+\.\d\d+\d\d:\d\d [AP]M$/);
    expect(screen.getByText(/^Estimated, for a pickup on /)).toBeVisible();
  });

  it('shows a dash for a distance and a duration that the server leaves out', async () => {
    const { router, sandbox, booking } = await openReview();
    await act(() => router.navigate('/about'));
    spoilBookings(sandbox, (sent) => Object.assign(sent, { booking_routes: [] }));
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    const route = await screen.findByRole('region', { name: 'Route' });
    await waitFor(() => expect(within(route).getAllByText('-')).toHaveLength(2));
  });

  it('shows no number for the length of a route that the server leaves out', async () => {
    const { router, sandbox, booking } = await openReview();
    await act(() => router.navigate('/about'));
    spoilBookings(sandbox, ({ booking_routes: [route] }) => Object.assign(route ?? {}, { distance_km: null }));
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    const route = await screen.findByRole('region', { name: 'Route' });
    expect((await within(route).findAllByText('-')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/NaN/)).toBeNull();
  });

  it.each([null, 0])('shows a map without a stop whose coordinates are %s', async (degrees) => {
    const { router, sandbox, booking } = await openReview();
    await act(() => router.navigate('/about'));
    spoilBookings(sandbox, ({ booking_routes: [route] }) => {
      Object.assign(route?.stops.at(-1) ?? {}, { lat: degrees, lng: degrees });
    });
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    const map = await screen.findByRole('region', { name: `Route of ${booking.booking_number}` });
    expect(await within(map).findByRole('button', { name: 'Zoom in' })).toBeVisible();
    const stops = within(map).getByRole('list', { name: 'Stops on the map' });
    // the route of the first visit shows until the booking is refetched
    await waitFor(() => expect(within(stops).getAllByRole('listitem')).toHaveLength(1));
  });

  it('keeps the payment method when a double click on Change lands on another one', async () => {
    const { user, payWith } = await openReview();
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    const cash = within(payWith).getByText('Cash');
    fireEvent.click(cash, { detail: 2 });
    expect(within(payWith).getByRole('radio', { name: /Visa/ })).toBeChecked();
    await user.click(cash);
    expect(within(payWith).getByRole('radio', { name: /^Cash/ })).toBeChecked();
  });

  it('pays once after a double click and opens the live page', async () => {
    const { user, router, store, payWith } = await openReview();
    const pays = countCalls('POST', '/api/bookings/pay/:id');
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    const pay = await payButton();
    await user.dblClick(pay);
    expect(await screen.findByText(/paid with Visa/)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    expect(pays()).toBe(1);
    expect(store.getState().booking.pendingPayments).toEqual([]);
  });

  it('asks for a confirmation when the price differs from the estimate', async () => {
    const { user, store, payWith, booking } = await openReview();
    act(() => {
      store.dispatch(
        bookingPlaced({
          bookingId: String(booking.id),
          bookingNumber: booking.booking_number,
          mode: 'exclusive',
          estimate: { total: 1, discount: 0, breakdown: [{ code: 'base', label: 'Base fare', amount: 1 }] },
        }),
      );
    });
    const pays = countCalls('POST', '/api/bookings/pay/:id');
    await user.click(within(payWith).getByRole('radio', { name: /^Cash/ }));
    await user.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: /more than your estimate/ });
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(pays()).toBe(0);
  });

  it('applies a better voucher, pays the shown price, and sends the code', async () => {
    const { user, router, world, payWith, booking } = await openReview('andrea', { voucher_code: 'TATLOSTOP' });
    const panel = screen.getByRole('region', { name: 'Rates and payment' });
    expect(await within(panel).findByText('Voucher TATLOSTOP')).toBeVisible();
    // as on the form: without those of another mode and those that need a larger booking
    expect(within(panel).getByRole('button', { name: 'See vouchers (2 for this booking)' })).toBeVisible();
    const before = priceOn(await payButton());
    await user.click(within(panel).getByRole('button', { name: 'Apply PADALA150' }));
    expect(within(panel).getByText('Voucher PADALA150')).toBeVisible();
    const shown = priceOn(await payButton());
    expect(before - shown).toBe(70_00);
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    await user.click(await payButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    const paid = world.bookings.find(({ id }) => String(id) === String(booking.id));
    expect(paid).toMatchObject({ voucher_code: 'PADALA150', total: shown });
  });

  it('applies a voucher whose code the server spells in lower case', async () => {
    const { user, store } = await openReview('andrea', { voucher_code: 'TATLOSTOP' });
    server.use(
      http.get('*/api/vouchers', async ({ request }) => {
        if (request.headers.get('x-passed-on')) return undefined;
        const headers = { 'x-passed-on': '1', authorization: request.headers.get('authorization') ?? '' };
        const body = (await (await fetch(request.url, { headers })).json()) as { data: Voucher[] };
        return HttpResponse.json({ ...body, data: body.data.map((row) => ({ ...row, code: row.code.toLowerCase() })) });
      }),
    );
    act(() => void store.dispatch(baseApi.util.invalidateTags(['vouchers'])));
    const panel = screen.getByRole('region', { name: 'Rates and payment' });
    const apply = await within(panel).findByRole('button', { name: 'Apply padala150' });
    const before = priceOn(await payButton());
    await user.click(apply);
    await waitFor(async () => expect(priceOn(await payButton())).toBe(before - 70_00));
  });

  it('reloads the rates without a voucher that was used elsewhere', async () => {
    const { user, world, payWith } = await openReview('andrea', { voucher_code: 'PADALA150' });
    const before = priceOn(await payButton());
    const voucher = world.vouchers.find(({ code }) => code === 'PADALA150')!;
    voucher.uses_left[world.customers[0]!.id] = 0;
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    await user.click(await payButton());
    expect(await screen.findByText(/PADALA150 has already been used/)).toBeVisible();
    await waitFor(async () => expect(priceOn(await payButton())).toBe(before + 150_00));
  });

  it('shows the credit left after this booking and how long it lasts', async () => {
    const { user, world, payWith } = await openReview('harbor.foods');
    expect(within(payWith).getByRole('radio', { name: /^Credit/ })).toBeChecked();
    const { credit_limit, credit_used } = findDemoCustomer(world, 'harbor.foods');
    const left = credit_limit - credit_used - priceOn(await payButton());
    const line = await screen.findByText(/left after this booking/);
    // the pace needs the transactions, which are a call of their own
    await waitFor(() =>
      expect(line).toHaveTextContent(
        new RegExp(
          `^${formatPeso(left / 100)} left after this booking: (over a year at this pace|\\d+ days? at this pace, until \\d+ \\w+ \\d{4})\\.$`,
        ),
      ),
    );
    await user.click(within(payWith).getByRole('radio', { name: /^Cash/ }));
    expect(screen.queryByText(/left after this booking/)).toBeNull();
  });

  it('offers a retry when the rates do not load', async () => {
    const draft = await createBookableDraft({ vehicle_type: VAN });
    const { user, store, router } = await renderApp('/mybooking', { as: 'andrea' });
    const booking = await placeBooking(store, draft);
    server.use(
      http.get('*/api/bookings/compute-rates/:id', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    expect(await screen.findByRole('heading', { name: 'The rates did not load' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const rates = await screen.findByRole('radiogroup', { name: 'Choose a driver' });
    expect((await within(rates).findAllByRole('radio'))[0]).toBeChecked();
  });

  it('cannot be paid, unseen in cash, before the payment methods are known', async () => {
    const draft = await createBookableDraft({ vehicle_type: VAN });
    const { user, store, router } = await renderApp('/mybooking', { as: 'andrea' });
    const booking = await placeBooking(store, draft);
    server.use(http.get('*/api/payments/methods', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    expect(await screen.findByText('Your payment methods did not load.')).toBeVisible();
    expect(await payButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Change payment method' })).toBeVisible();
    expect(await payButton()).toBeEnabled();
  });

  it('does not show a booking of another account', async () => {
    await renderApp(getReviewPath('999999'), { as: 'andrea' });
    expect(await screen.findByText('Booking not found on this account')).toBeVisible();
  });
});
