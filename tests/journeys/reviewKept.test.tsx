import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { PATHS, getReviewPath } from '@/config/paths';
import { pinShown } from '@/store/utils';
import { ANDREA } from '../accounts';
import { spoilBookings } from '../builders/spoilBookings';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { server } from '../server';
import { openReview, payButton, priceOn, unfoldPayWith } from './reviewPage';

type Opened = Awaited<ReturnType<typeof openReview>>;

const PAY = '*/api/bookings/pay/:id';

const ratesShown = async () => {
  const rates = await screen.findByRole('radiogroup', { name: 'Choose a driver' });
  await within(rates).findAllByRole('radio');
  return rates;
};
const panel = () => screen.getByRole('region', { name: 'Rates and payment' });
const chosenRate = (rates: HTMLElement) => within(rates).getByRole('radio', { checked: true });

/** Leaves the page and opens it again, which loses its local state like a reload. */
async function leaveAndReturn({ router, booking }: Opened) {
  await act(() => router.navigate(PATHS.myBookings));
  await act(() => router.navigate(getReviewPath(String(booking.id))));
  return ratesShown();
}

/** Opens the review again and unfolds its payment methods. */
async function reopen(opened: Opened) {
  return { rates: await leaveAndReturn(opened), payWith: await unfoldPayWith(opened.user) };
}

/** Lets the server withdraw the verification of the customer's GCash. */
function withdrawGCash({ world }: Opened) {
  const gcash = world.paymentMethods.find(({ kind, customer_id }) => kind === 'gcash' && customer_id === ANDREA);
  Object.assign(gcash ?? {}, { is_verified: false });
}

function reopenUnverified(opened: Opened) {
  withdrawGCash(opened);
  return reopen(opened);
}

/** Enters the code of an open verification and continues the booking. */
async function verifyAndContinue({ user, world }: Opened, title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(await dialog.findByText('Code sent.')).toBeVisible();
  await user.type(dialog.getByLabelText('6-digit code'), world.outbox[0]?.code ?? '');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Continue your booking' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await ratesShown();
}

/** Chooses the second driver of a vehicle that was not booked. */
async function chooseAnotherVehicle({ user, rates }: Opened) {
  const chip = within(panel()).getByRole('button', { name: /^6-wheeler/ });
  await user.click(chip);
  const second = within(rates).getAllByRole('radio')[1]!;
  await user.click(second);
  return { vehicle: /^6-wheeler/, row: second.closest('label')! };
}

/** Returns from a declined payment; the server has saved the voucher and makes new offers. */
async function returnFromDecline({ world, router, booking }: Opened, voucher: string) {
  const record = world.bookings.find(({ id }) => String(id) === String(booking.id))!;
  Object.assign(record, { voucher_code: voucher, rates: null });
  await act(() => router.navigate(`${PATHS.paymentFailure}?booking=${booking.id}`));
  return screen.findByRole('link', { name: 'Try again' });
}

describe('the choices on the review', () => {
  it('keep the payment method after a reload', async () => {
    const opened = await openReview();
    await opened.user.click(within(opened.payWith).getByRole('radio', { name: /^GCash/ }));
    const { payWith } = await reopen(opened);
    expect(within(payWith).getByRole('radio', { name: /^GCash/ })).toBeChecked();
  });

  it('name each e-wallet by its number, and lead to a new card and back to the payment', async () => {
    const { user, router, booking, payWith } = await openReview();
    expect(within(payWith).getByRole('radio', { name: /^GCash 0136/ })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: 'Add card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('link', { name: 'Continue your booking' }));
    await ratesShown();
    expect(router.state.location.search).toBe(`?booking=${booking.id}`);
  });

  it('have the method chosen that the customer left to verify', async () => {
    const opened = await openReview();
    const { payWith } = await reopenUnverified(opened);
    await opened.user.click(within(payWith).getByRole('link', { name: 'Verify GCash 0136' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Verify GCash 0136' }));
    await verifyAndContinue(opened, 'Verify GCash 0136');
    expect(await within(panel()).findByText('GCash 0136')).toBeVisible();
    expect(await payButton()).toBeEnabled();
  });

  it('keep the former method of a customer who comes back without having verified another', async () => {
    const opened = await openReview();
    const { user, router } = opened;
    const { payWith } = await reopenUnverified(opened);
    await user.click(within(payWith).getByRole('radio', { name: /^Cash/ }));
    await user.click(within(payWith).getByRole('link', { name: 'Verify GCash 0136' }));
    await screen.findByRole('button', { name: 'Verify GCash 0136' });
    await act(() => router.navigate(-1));
    await ratesShown();
    const list = within(await unfoldPayWith(user));
    expect(list.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    expect(list.getByRole('radio', { name: /^GCash 0136/ })).toBeDisabled();
    expect(await payButton()).toBeEnabled();
  });

  it('keep the former method of a customer who adds another and leaves its verification', async () => {
    const opened = await openReview();
    const { user } = opened;
    await user.click(within(opened.payWith).getByRole('radio', { name: /^Cash/ }));
    await user.click(screen.getByRole('link', { name: 'Add card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    await user.click(dialog.getByRole('radio', { name: 'Maya' }));
    await user.clear(dialog.getByLabelText('Maya mobile number'));
    await user.type(dialog.getByLabelText('Maya mobile number'), '9285510074');
    await user.click(dialog.getByRole('button', { name: 'Add Maya' }));
    await screen.findByRole('dialog', { name: 'Verify Maya 0074' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('link', { name: 'Continue your booking' }));
    await ratesShown();
    const list = within(await unfoldPayWith(user));
    expect(list.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    expect(list.getByRole('radio', { name: /^Maya 0074/ })).toBeDisabled();
  });

  it('show the other methods if the chosen one can no longer pay', async () => {
    const opened = await openReview();
    const { user } = opened;
    await user.click(within(opened.payWith).getByRole('radio', { name: /^GCash/ }));
    withdrawGCash(opened);
    await leaveAndReturn(opened);
    const list = within(await screen.findByRole('radiogroup', { name: 'Pay with' }));
    expect(list.getByRole('radio', { name: /^GCash 0136/, checked: true })).toBeDisabled();
    expect(await payButton()).toBeDisabled();
    await user.click(list.getByRole('radio', { name: /^Visa 4417/ }));
    expect(list.getByRole('radio', { name: /^Visa 4417/ })).toBeChecked();
    expect(await payButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Done', expanded: true }));
    expect(screen.queryByRole('radiogroup', { name: 'Pay with' })).toBeNull();
  });

  it('have the method chosen that the customer added while paying', async () => {
    const opened = await openReview();
    const { user } = opened;
    await user.click(screen.getByRole('link', { name: 'Add card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    await user.click(dialog.getByRole('radio', { name: 'Maya' }));
    const mobile = dialog.getByLabelText('Maya mobile number');
    await user.clear(mobile);
    await user.type(mobile, '9285510074');
    await user.click(dialog.getByRole('button', { name: 'Add Maya' }));
    await verifyAndContinue(opened, 'Verify Maya 0074');
    expect(await within(panel()).findByText('Maya 0074')).toBeVisible();
    expect(await payButton()).toBeEnabled();
  });

  it('fold the payment methods to a line with the chosen one, by keyboard alone', async () => {
    const { user } = await openReview();
    const toggle = screen.getByRole('button', { name: 'Done', expanded: true });
    expect(toggle).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const secondCard = screen.getByRole('radio', { name: /^Mastercard 2086/, checked: true });
    expect(secondCard).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Change payment method', expanded: false })).toHaveFocus();
    expect(screen.queryByRole('radiogroup', { name: 'Pay with' })).toBeNull();
    expect(within(panel()).getByText('Mastercard 2086')).toBeVisible();
  });

  it('keep the driver and the vehicle filter after a reload', async () => {
    const opened = await openReview();
    const { vehicle, row } = await chooseAnotherVehicle(opened);
    const offerText = row.textContent;
    const { rates } = await reopen(opened);
    expect(within(panel()).getByRole('button', { name: vehicle, pressed: true })).toBeVisible();
    expect(chosenRate(rates).closest('label')).toHaveTextContent(offerText);
  });

  it('keep driver, voucher and payment method after a decline, although the offers are new', async () => {
    const opened = await openReview();
    const { user } = opened;
    const { vehicle, row } = await chooseAnotherVehicle(opened);
    await user.click(within(opened.payWith).getByRole('radio', { name: /^GCash/ }));
    await user.click(within(panel()).getByRole('button', { name: 'Apply MAAGA10' }));
    const offerText = row.textContent;
    const before = priceOn(await payButton());
    await user.click(await returnFromDecline(opened, 'MAAGA10'));
    expect(chosenRate(await ratesShown()).closest('label')).toHaveTextContent(offerText);
    expect(within(panel()).getByRole('button', { name: vehicle, pressed: true })).toBeVisible();
    expect(within(await unfoldPayWith(user)).getByRole('radio', { name: /^GCash/ })).toBeChecked();
    expect(priceOn(await payButton())).toBe(before);
  });

  it('pay with a voucher chosen before a decline without asking again about its discount', async () => {
    const opened = await openReview();
    const { user, router } = opened;
    await user.click(within(opened.payWith).getByRole('radio', { name: /^Visa 4417/ }));
    await user.click(within(panel()).getByRole('button', { name: 'Apply PADALA150' }));
    await user.click(await returnFromDecline(opened, 'PADALA150'));
    expect(await within(panel()).findByText('Voucher PADALA150')).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.bookingLive));
    expect(screen.queryByRole('dialog', { name: /than your estimate/ })).toBeNull();
  });

  it('keep the focus at the voucher when it is applied or removed', async () => {
    const { user } = await openReview();
    await user.click(within(panel()).getByRole('button', { name: 'Apply PADALA150' }));
    expect(within(panel()).getByRole('group', { name: 'Voucher' })).toHaveFocus();
    await user.click(within(panel()).getByRole('button', { name: 'Remove voucher PADALA150' }));
    expect(within(panel()).getByRole('group', { name: 'Voucher' })).toHaveFocus();
  });

  it('keep the voucher after a reload until it is removed', async () => {
    const opened = await openReview();
    const { user } = opened;
    const full = priceOn(await payButton());
    await user.click(within(panel()).getByRole('button', { name: 'Apply PADALA150' }));
    await reopen(opened);
    expect(within(panel()).getByText('Voucher PADALA150')).toBeVisible();
    expect(priceOn(await payButton())).toBe(full - 150_00);
    await user.click(within(panel()).getByRole('button', { name: 'Remove voucher PADALA150' }));
    expect(within(panel()).queryByText('Voucher PADALA150')).toBeNull();
    expect(priceOn(await payButton())).toBe(full);
    await reopen(opened);
    expect(within(panel()).queryByText('Voucher PADALA150')).toBeNull();
    expect(within(panel()).getByRole('button', { name: 'Apply PADALA150' })).toBeVisible();
  });

  it('block the payment until the terms of a saved voucher load', async () => {
    const opened = await openReview();
    const { user, store, router, booking } = opened;
    const full = priceOn(await payButton());
    await user.click(within(panel()).getByRole('button', { name: 'Apply PADALA150' }));
    await act(() => router.navigate(PATHS.about));
    act(() => void store.dispatch(baseApi.util.resetApiState()));
    const requests = countCalls('GET', '/api/vouchers');
    const { held, release } = createHold();
    server.use(http.get('*/api/vouchers', () => held));
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    await unfoldPayWith(user);
    await waitFor(() => expect(requests()).toBe(1));
    expect(await payButton()).toBeDisabled();
    release();
    await waitFor(async () => expect(priceOn(await payButton())).toBe(full - 150_00));
    expect(await payButton()).toBeEnabled();
  });
});

describe('vouchers that do not load', () => {
  /** Opens the review again while the list of vouchers fails. */
  async function reopenWithoutVouchers(opened: Opened) {
    const { user, store, router, booking } = opened;
    await act(() => router.navigate(PATHS.about));
    act(() => void store.dispatch(baseApi.util.resetApiState()));
    server.use(http.get('*/api/vouchers', () => new HttpResponse(null, { status: 500 })));
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    await unfoldPayWith(user);
  }

  it('are named, and offered after a retry', async () => {
    const opened = await openReview();
    await reopenWithoutVouchers(opened);
    expect(await within(panel()).findByText(/^Vouchers did not load\./)).toBeVisible();
    expect(await payButton()).toBeEnabled();
    server.resetHandlers(...opened.sandbox.handlers);
    await opened.user.click(within(panel()).getByRole('button', { name: 'Try again' }));
    expect(await within(panel()).findByRole('button', { name: 'Apply PADALA150' })).toBeVisible();
    expect(within(panel()).queryByText(/did not load/)).toBeNull();
    expect(within(panel()).getByRole('group', { name: 'Voucher' })).toHaveFocus();
  });

  it('include the chosen one: the page says that the total is without it', async () => {
    const opened = await openReview();
    const full = priceOn(await payButton());
    await opened.user.click(within(panel()).getByRole('button', { name: 'Apply PADALA150' }));
    await reopenWithoutVouchers(opened);
    const missing = 'Voucher PADALA150 did not load, so the total is without it.';
    expect(await within(panel()).findByText(missing, { exact: false })).toBeVisible();
    expect(priceOn(await payButton())).toBe(full);
    server.resetHandlers(...opened.sandbox.handlers);
    await opened.user.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(priceOn(await payButton())).toBe(full - 150_00));
    expect(within(panel()).queryByText(/did not load/)).toBeNull();
  });
});

describe('the vehicle filter', () => {
  it('shows all offers of a booking without a vehicle, also after a choice', async () => {
    const opened = await openReview();
    const { user, store, sandbox } = opened;
    spoilBookings(sandbox, (sent) => Object.assign(sent, { vehicle_type: null }));
    await act(() => opened.router.navigate(PATHS.about));
    act(() => void store.dispatch(baseApi.util.resetApiState()));
    const { rates } = await reopen(opened);
    const all = within(panel()).getByRole('button', { name: /^All/, pressed: true });
    const radios = within(rates).getAllByRole('radio');
    await user.click(radios.at(-1)!);
    expect(within(rates).getAllByRole('radio')).toHaveLength(radios.length);
    expect(radios.at(-1)).toBeChecked();
    expect(all).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('removing a voucher', () => {
  it("restores the booking's own voucher, which cannot be removed", async () => {
    const { user } = await openReview('andrea', { voucher_code: 'TATLOSTOP' });
    expect(await within(panel()).findByText('Voucher TATLOSTOP')).toBeVisible();
    expect(within(panel()).queryByRole('button', { name: /^Remove voucher/ })).toBeNull();
    await user.click(within(panel()).getByRole('button', { name: 'Apply PADALA150' }));
    await user.click(within(panel()).getByRole('button', { name: 'Remove voucher PADALA150' }));
    expect(within(panel()).getByText('Voucher TATLOSTOP')).toBeVisible();
  });
});

describe('the PIN prompt', () => {
  it('closes with the page and stays closed when the page reopens', async () => {
    const { user, router, store, payWith, booking } = await openReview();
    await user.click(within(payWith).getByRole('radio', { name: /^Wallet/ }));
    await user.click(await payButton());
    expect(await screen.findByRole('dialog', { name: 'Enter your one-time PIN' })).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.myBookings));
    expect(store.getState().utils.isShowPin).toBe(false);
    await act(() => router.navigate(1));
    await waitFor(() => expect(router.state.location.search).toBe(`?booking=${booking.id}`));
    await ratesShown();
    await payButton();
    expect(screen.queryByRole('dialog', { name: 'Enter your one-time PIN' })).toBeNull();
  });

  it('never opens for a method without a PIN, and no PIN is sent with it', async () => {
    const { user, router, store, payWith } = await openReview();
    const bodies: unknown[] = [];
    server.use(http.post(PAY, async ({ request }) => void bodies.push(await request.clone().json())));
    await user.click(within(payWith).getByRole('radio', { name: /^Visa/ }));
    act(() => void store.dispatch(pinShown()));
    expect(screen.queryByRole('dialog', { name: 'Enter your one-time PIN' })).toBeNull();
    await user.click(await payButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    expect(bodies).toEqual([expect.not.objectContaining({ pin: expect.anything() as unknown })]);
  });
});
