import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getFingerprint, withIntent } from '@/domain/draft/draftWire';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { topUpStarted } from '@/store/booking';
import type { BookingState } from '@/store/bookingState';
import { selectAccountKey } from '@/store/user';
import { atTestEnd } from '../atTestEnd';
import { setHidden } from '../browserWindow';
import { createPendingCredit, createPendingTopUp } from '../builders/pending';
import { placeBooking } from '../builders/placed';
import { readKeys, recordBodies } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { storeSlice, storedSlice } from '../storedSlices';
import { BOOK, book, openPriced, savedDraft, waitForReview } from './bookingPage';
import { chooseCard, openCredit, payRegion } from './creditPage';
import { isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';
import { openReview, payButton } from './reviewPage';
import { openTopUp } from './walletPage';

const notes = () => screen.findByRole('textbox', { name: /Notes for the driver/ });
const WORDS = 'You changed this booking in another tab.';

/** Stores a field of the booking slice, as another tab does. */
const storeElsewhere = (field: string, value: unknown) =>
  storeSlice('booking', { ...storedSlice('booking'), [field]: value });

const storedDrafts = () => (storedSlice('booking').drafts ?? {}) as BookingState['drafts'];

/** Edits and saves the same draft in another tab. */
function typeElsewhere(account: string, draft: DeliveryDraft) {
  const saved_at = new Date(Date.now() + 1000).toISOString();
  storeElsewhere('drafts', { ...storedDrafts(), [account]: { ...draft, notes: 'Typed elsewhere', saved_at } });
}

async function openSaved() {
  const app = await openPriced();
  const account = selectAccountKey(app.store.getState());
  const draft = () => savedDraft(app);
  await app.user.type(await notes(), 'Here');
  await waitFor(() => expect(storedDrafts()[account]?.notes).toBe('Here'));
  return { ...app, account, draft };
}

async function openTwice() {
  const app = await openSaved();
  typeElsewhere(app.account, app.draft()!);
  return app;
}

describe('the same booking in two tabs', () => {
  it('is not overwritten silently, and can be loaded', async () => {
    const { user, account, draft } = await openTwice();
    await user.type(await notes(), ', please');
    const alert = (await screen.findByText(WORDS)).closest('[role=alert]') as HTMLElement;
    expect(draft()?.notes).toBe('Here');
    expect(storedDrafts()[account]?.notes).toBe('Typed elsewhere');
    await user.click(within(alert).getByRole('button', { name: 'Load other version' }));
    await waitFor(async () => expect(await notes()).toHaveValue('Typed elsewhere'));
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(draft()?.notes).toBe('Typed elsewhere');
  });

  it('shows a notice at once, and can be kept as it is here', async () => {
    const { user, account, draft } = await openTwice();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'booking' })));
    await user.click(await screen.findByRole('button', { name: 'Keep this version' }));
    expect(draft()?.notes).toBe('Here');
    await waitFor(() => expect(storedDrafts()[account]?.notes).toBe('Here'));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('is booked with the values of the tab that books it', async () => {
    const { user, router } = await openTwice();
    const posts = recordBodies('POST', BOOK);
    await user.click(book());
    await waitForReview(router);
    expect((await posts[0])?.notes).toBe('Here');
  });

  it('keeps the version of the other tab when this one is booked', async () => {
    const { user, router, account } = await openTwice();
    await user.click(book());
    await waitForReview(router);
    await waitFor(() => expect(storedDrafts()[account]?.notes).toBe('Typed elsewhere'));
  });

  it('has the idempotency key of the tab that sends it first', async () => {
    const { user, router, account, draft } = await openSaved();
    const sent = withIntent(draft()!, () => 'other-tab', Date.now());
    storeElsewhere('drafts', { [account]: sent });
    const posts = recordBodies('POST', BOOK);
    await user.click(book());
    await waitForReview(router);
    expect(await readKeys(posts)).toEqual(['other-tab']);
  });

  it('leads to the booking that another tab has made from it', async () => {
    const app = await openSaved();
    const draft = app.draft()!;
    const { id, booking_number } = await placeBooking(app.store, draft);
    const estimate = { total: 182.3, discount: 0, breakdown: [] };
    const placed = { bookingId: String(id), bookingNumber: booking_number, mode: draft.mode, estimate };
    const choices = { chosenRateId: null, chosenOffer: '', method: null, voucherCode: null, driverAccountNumber: '' };
    storeElsewhere('drafts', {});
    storeElsewhere('exclusiveBooking', { ...placed, ...choices, form: { draft, booked: getFingerprint(draft) } });
    const posts = recordBodies('POST', BOOK);
    await app.user.click(book());
    expect(await waitForReview(app.router)).toBe(String(id));
    expect(posts).toHaveLength(0);
    expect(app.store.getState().booking.exclusiveBooking?.estimate).toEqual(estimate);
  });
});

describe('the same money sent in two tabs', () => {
  it('has the idempotency key of the first credit payment', async () => {
    const app = await openCredit();
    const form = within(await payRegion());
    await chooseCard(app);
    await app.user.click(form.getByRole('radio', { name: 'Another amount' }));
    await app.user.type(form.getByLabelText('Amount'), '549.75');
    const pays = recordBodies('POST', '/api/credits/pay');
    const card = app.world.paymentMethods.find(({ brand, last_four }) => `${brand}${last_four}` === 'Visa8820')!;
    const intent = JSON.stringify({ amount: 549.75, method: card.id });
    const pay = await form.findByRole('button', { name: 'Pay ₱549.75' });
    storeElsewhere('pendingCredits', [createPendingCredit({ idempotencyKey: 'other-tab', intent })]);
    await app.user.click(pay);
    expect(await screen.findByText(/^₱549.75 paid with/)).toBeVisible();
    expect(await readKeys(pays)).toEqual(['other-tab']);
  });

  it('has the idempotency key of the first payment of a booking', async () => {
    const app = await openReview();
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Cash/ }));
    const bookingId = String(app.booking.id);
    const path = `/api/bookings/pay/${bookingId}`;
    const pays = recordBodies('POST', path);
    // a refused attempt shows the chosen rate, and leaves no payment behind
    const refusal = HttpResponse.json({ success: false, message: 'Refused.' }, { status: 422 });
    server.use(http.post(`*${path}`, () => refusal, { once: true }));
    await app.user.click(await payButton());
    expect(await screen.findByText('Refused.')).toBeVisible();
    const rateId = (await pays[0])?.rate;
    const sent = { bookingId, rateId, method: 'cash', amount: 1, voucherCode: '', startedAt: new Date().toISOString() };
    storeElsewhere('pendingPayments', [{ ...sent, idempotencyKey: 'other-tab' }]);
    await app.user.click(await payButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookingLive));
    expect(await readKeys(pays.slice(1))).toEqual(['other-tab']);
  });

  it('has the idempotency key of the first top-up', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const topUps = recordBodies('POST', '/api/payments/top-up');
    const dialog = within(await openTopUp(app));
    const { id: method } = app.world.paymentMethods.find(({ is_default }) => is_default)!;
    const sent = createPendingTopUp({ amount: 500, method, idempotencyKey: 'other-tab' });
    const topUp = await dialog.findByRole('button', { name: 'Top up ₱500.00' });
    storeElsewhere('pendingTopUps', [sent]);
    await app.user.click(topUp);
    expect(await screen.findByText('₱500.00 added to your wallet.')).toBeVisible();
    expect(await readKeys(topUps)).toEqual(['other-tab']);
  });
});

describe('a booking that another tab changed', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('moves to its list in My Bookings when this tab gets the focus', async () => {
    const { world } = await renderApp(PATHS.myBookings, { as: 'andrea' });
    const count = async (name: RegExp) =>
      Number((await screen.findByRole('tab', { name })).textContent.match(/\d+/)?.[0]);
    await waitFor(async () => expect(await count(/^Cancelled/)).toBeGreaterThan(0));
    const [ongoing, cancelled] = [await count(/^Ongoing/), await count(/^Cancelled/)];
    const andrea = findDemoCustomer(world, 'andrea');
    const booking = world.bookings.find(
      ({ customer_id, status }) => customer_id === andrea.id && status === 'Ongoing',
    )!;
    booking.status = 'Cancelled';
    setHidden(true);
    setHidden(false);
    await waitFor(async () => expect(await count(/^Cancelled/)).toBe(cancelled + 1));
    await waitFor(async () => expect(await count(/^Ongoing/)).toBe(ongoing - 1));
  });
});

describe('a booking on the review that is paid or cancelled elsewhere', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('opens its delivery when another tab has paid it, also from the prompt for the PIN', async () => {
    const app = await openReview();
    const { booking, world } = app;
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Wallet/ }));
    await app.user.click(await payButton());
    await screen.findByText('Code sent.');
    const record = world.bookings.find(({ id }) => id === booking.id)!;
    Object.assign(record, { status: 'Ongoing', payment_status: 'Paid' });
    const otherTab = new BroadcastChannel('logistix-money');
    atTestEnd(() => otherTab.close());
    otherTab.postMessage(null);
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookingLive));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be paid any more when the tab gets the focus', async () => {
    const { booking, world } = await openReview();
    world.bookings.find(({ id }) => id === booking.id)!.status = 'Cancelled';
    setHidden(true);
    setHidden(false);
    expect(await screen.findByText('This booking was cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('a cancellation in one tab', () => {
  it('makes the other tabs refetch their balances', async () => {
    const { user } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const otherTab = new BroadcastChannel('logistix-money');
    atTestEnd(() => otherTab.close());
    const handleMessage = vi.fn();
    otherTab.addEventListener('message', handleMessage);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('This booking was cancelled.')).toBeVisible();
    await waitFor(() => expect(handleMessage).toHaveBeenCalledOnce());
  });
});

describe('a top-up that the bank confirms in another tab', () => {
  it('is no longer shown as unconfirmed next to the new balance', async () => {
    const { world, store } = await renderApp(PATHS.wallet, {
      as: 'andrea',
      world: ({ transactions }) => {
        transactions.find(({ type }) => type === 'Top Up')!.status = 'Pending';
      },
    });
    const entry = world.transactions.find(({ status }) => status === 'Pending')!;
    const { reference } = entry;
    await screen.findByRole('table', { name: 'Latest transactions' });
    act(() => void store.dispatch(topUpStarted(createPendingTopUp({ amount: 500, reference }))));
    expect(screen.getByText(/^Your top-up of ₱500.00 isn't confirmed yet/)).toBeVisible();

    entry.status = 'Paid';
    const otherTab = new BroadcastChannel('logistix-money');
    atTestEnd(() => otherTab.close());
    otherTab.postMessage(null);
    await waitFor(() => expect(screen.queryByText(/isn't confirmed yet/)).toBeNull());
    expect(store.getState().booking.pendingTopUps).toEqual([]);
  });
});
