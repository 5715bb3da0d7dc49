import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Booking, Rate } from '@/api/wire';
import { getReviewPath } from '@/config/paths';
import { bookingPlaced } from '@/store/booking';
import { toCentavos } from '@/utils/money';
import { createBookableDraft } from '../builders/bookable';
import { placeBooking } from '../builders/placed';
import { countCalls } from '../calls';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { VAN, openReview, payButton, priceOn, unfoldPayWith } from './reviewPage';

const RATES = '*/api/bookings/compute-rates/:id';
const PAY = '*/api/bookings/pay/:id';

type Answer<T> = { success: boolean; message: string; data: T };

/** Changes the sandbox's response to a GET request. */
function changeAnswer<T>({ sandbox }: RenderedApp, path: string, change: (data: T) => T) {
  server.use(
    http.get(path, async ({ request }) => {
      const answer = await getResponse([...sandbox.handlers], request.clone());
      const body = (await answer?.json()) as Answer<T>;
      return HttpResponse.json({ ...body, data: change(body.data) });
    }),
  );
}

/** Opens the review of a booking that this browser did not place. */
async function openLater(change: (app: RenderedApp) => void, part: Parameters<typeof createBookableDraft>[0] = {}) {
  const draft = await createBookableDraft({ vehicle_type: VAN, ...part });
  const app = await renderApp('/mybooking', { as: 'andrea' });
  const booking = await placeBooking(app.store, draft);
  change(app);
  await act(() => app.router.navigate(getReviewPath(String(booking.id))));
  const payWith = await unfoldPayWith(app.user);
  await app.user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
  return app;
}

describe("the booking's own voucher", () => {
  it('is applied and sent if the offers do not include it', async () => {
    const { user, world, router } = await openLater(
      (app) =>
        changeAnswer<Rate[]>(app, RATES, (rates) =>
          rates.map((rate) => ({ ...rate, discount: 0, total: rate.total + rate.discount })),
        ),
      { voucher_code: 'PADALA150' },
    );
    const panel = screen.getByRole('region', { name: 'Rates and payment' });
    expect(await within(panel).findByText('Voucher PADALA150')).toBeVisible();
    const shown = priceOn(await payButton());
    const bodies: unknown[] = [];
    server.use(http.post(PAY, async ({ request }) => void bodies.push(await request.clone().json())));
    await user.click(await payButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    expect(bodies).toEqual([expect.objectContaining({ voucher_code: 'PADALA150' })]);
    expect(world.bookings.find(({ id }) => String(id) === router.state.location.search.split('=')[1])).toMatchObject({
      total: shown,
    });
  });
});

describe('a voucher that the server refuses', () => {
  it('is removed, so that the booking can be paid without it', async () => {
    const { user, router, payWith } = await openReview();
    const panel = screen.getByRole('region', { name: 'Rates and payment' });
    const before = priceOn(await payButton());
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    await user.click(within(panel).getByRole('button', { name: 'Apply PADALA150' }));
    server.use(
      http.post(
        PAY,
        () =>
          HttpResponse.json(
            { success: false, message: 'Please check.', errors: { voucher_code: ['Not on this route.'] } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    await user.click(await payButton());
    expect(await within(panel).findByText('Not on this route.')).toBeVisible();
    expect(within(panel).queryByText('Voucher PADALA150')).toBeNull();
    expect(priceOn(await payButton())).toBe(before);
    await user.click(await payButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
  });

  it('is not suggested again after it was used elsewhere', async () => {
    const { user, world, payWith } = await openReview();
    const panel = screen.getByRole('region', { name: 'Rates and payment' });
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    await user.click(within(panel).getByRole('button', { name: 'Apply PADALA150' }));
    world.vouchers.find(({ code }) => code === 'PADALA150')!.uses_left[world.customers[0]!.id] = 0;
    await user.click(await payButton());
    expect(await within(panel).findByText(/PADALA150 has already been used/)).toBeVisible();
    expect(await within(panel).findByRole('button', { name: 'Apply TATLOSTOP' })).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Apply PADALA150' })).toBeNull();
  });
});

describe('a price that differs from the estimate', () => {
  const pesosIn = (text: string | null) =>
    [...(text ?? '').matchAll(/₱([\d,.]*\d) (more|less)/g)].reduce(
      (sum, [, amount = '', way]) => sum + toCentavos(Number(amount.replace(/,/g, ''))) * (way === 'more' ? 1 : -1),
      0,
    );

  it('is explained by lines that add up to the amount on the button', async () => {
    const { user, store, payWith, booking } = await openReview('andrea', { voucher_code: 'TATLOSTOP' });
    const base = { code: 'base', label: 'Base fare', amount: 182.3 };
    const { id, booking_number: bookingNumber } = booking;
    const estimate = { total: 182.3, discount: 0, breakdown: [base] };
    act(
      () => void store.dispatch(bookingPlaced({ bookingId: String(id), bookingNumber, mode: 'exclusive', estimate })),
    );
    await user.click(within(payWith).getByRole('radio', { name: /^Cash/ }));
    await user.click(await screen.findByRole('button', { name: 'Apply PADALA150' }));
    const price = priceOn(await payButton());
    await user.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: /more than your estimate/ });
    expect(182_30 + pesosIn(within(dialog).getByRole('heading').textContent)).toBe(price);
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines.at(-1)).toHaveTextContent('Larger discount: ₱150.00 less');
    expect(182_30 + pesosIn(lines.map(({ textContent }) => textContent).join('\n'))).toBe(price);
    expect(priceOn(within(dialog).getByRole('button', { name: /^Book with cash · ₱/ }))).toBe(price);
  });
});

describe('a booking from another browser', () => {
  it('asks for a confirmation and lists the lines that differ', async () => {
    const pays = countCalls('POST', '/api/bookings/pay/:id');
    const { user } = await openLater((app) =>
      changeAnswer<Rate[]>(app, RATES, (rates) =>
        rates.map((rate) => ({
          ...rate,
          breakdown: [...rate.breakdown, { code: 'stop', label: 'One more stop', amount: 45 }],
          total: rate.total + 45,
        })),
      ),
    );
    await user.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: '₱45.00 more than your estimate' });
    expect(within(dialog).getByText('One more stop: ₱45.00 more')).toBeVisible();
    expect(pays()).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: /^Pay ₱/ }));
    await waitFor(() => expect(pays()).toBe(1));
  });

  it('asks without lines if the server kept only the total', async () => {
    const { user } = await openLater((app) =>
      changeAnswer<Booking>(app, '*/api/bookings/:id', ({ quote: _, ...booking }) => ({
        ...booking,
        total: booking.total - 20,
      })),
    );
    await user.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: '₱20.00 more than your estimate' });
    expect(within(dialog).queryByRole('list')).toBeNull();
  });
});

describe('the review', () => {
  it('promises no cancellation cost if the server sends no figures', async () => {
    await openLater((app) =>
      changeAnswer<Booking>(app, '*/api/bookings/:id', (booking) => ({ ...booking, cancellation: null })),
    );
    expect(screen.getByText("We'll show any cancellation fee before you confirm.")).toBeVisible();
  });

  it('offers a retry if no driver is available', async () => {
    const draft = await createBookableDraft({ vehicle_type: VAN });
    const { user, store, router } = await renderApp('/mybooking', { as: 'andrea' });
    const booking = await placeBooking(store, draft);
    server.use(http.get(RATES, () => HttpResponse.json({ success: true, message: 'Rates', data: [] }), { once: true }));
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    expect(await screen.findByRole('heading', { name: 'No drivers available right now' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const rates = await screen.findByRole('radiogroup', { name: 'Choose a driver' });
    expect((await within(rates).findAllByRole('radio'))[0]).toBeChecked();
  });
});
