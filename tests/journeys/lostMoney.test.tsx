import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { PATHS, getReviewPath } from '@/config/paths';
import { toTransaction } from '@/sandbox/domain/ledger';
import { createBookableDraft } from '../builders/bookable';
import { placeBooking } from '../builders/placed';
import { countCalls, readKeys, recordBodies, watchCalls } from '../calls';
import { createHold } from '../hold';
import { noContent } from '../noContent';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { chooseCard, openCredit, payRegion, typeCheque } from './creditPage';
import { handleThenAnswer } from './moneyFaults';
import { VAN, openReview, payButton, unfoldPayWith } from './reviewPage';
import { openTopUp } from './walletPage';

const CREDIT = '/api/credits/pay';
const CHEQUE = '/api/credits/pay/cheque';
const TOP_UP = '/api/payments/top-up';
const PAY = '/api/bookings/pay/:id';

const dropConnection = () => HttpResponse.error();
const answerError = () => HttpResponse.json({ success: false, message: 'Something broke.' }, { status: 500 });

afterEach(() => {
  window.location.hash = '';
  env.paymentHosts = '';
});

/** Holds the response of a call until it is released, and sends the customer to the bank. */
function holdAtBank(path: string, { sandbox }: Pick<RenderedApp, 'sandbox'>) {
  const { held, release } = createHold();
  const calls = countCalls('POST', path);
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      const own = await getResponse([...sandbox.handlers], request.clone());
      const body = (await own?.json()) as { data: object };
      await held;
      return HttpResponse.json({ ...body, data: { ...body.data, redirect_url: `${window.location.origin}/#bank` } });
    }),
  );
  return { isSent: () => waitFor(() => expect(calls()).toBe(1)), release: () => act(release) };
}

/** Fills in a card payment of ₱549.75 and returns its button. */
async function fillInCreditPayment({ user }: Awaited<ReturnType<typeof openCredit>>) {
  const form = await payRegion();
  await chooseCard({ user });
  await user.click(within(form).getByRole('radio', { name: 'Another amount' }));
  await user.type(within(form).getByLabelText('Amount'), '549.75');
  return within(form).getByRole('button', { name: 'Pay ₱549.75' });
}

describe('a payment that is accepted with an empty response (204)', () => {
  it('is found in the ledger for credit', async () => {
    const app = await openCredit();
    const pays = countCalls('POST', CREDIT);
    server.use(handleThenAnswer('POST', CREDIT, app, noContent));
    await app.user.click(await fillInCreditPayment(app));
    expect(await screen.findByText(/^₱549.75 paid with/)).toBeVisible();
    expect(screen.queryByText(/Status unknown|couldn't find your/)).toBeNull();
    expect(pays()).toBe(1);
  });

  it('opens the paid delivery of a booking', async () => {
    const app = await openReview();
    server.use(handleThenAnswer('POST', PAY, app, noContent));
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Cash/ }));
    await app.user.click(await payButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookingLive));
  });
});

describe('a credit payment that the server accepts before its bank does', () => {
  /** Processes the payment, but with another status of its transaction. */
  const acceptAs = (app: Awaited<ReturnType<typeof openCredit>>, status: 'Pending' | 'Failed') =>
    handleThenAnswer('POST', CREDIT, app, () => {
      const payment = app.world.transactions.at(-1)!;
      payment.status = status;
      return HttpResponse.json({ success: true, message: 'Done.', data: toTransaction(payment) });
    });

  it('stays unconfirmed until the bank confirms it, and is charged once', async () => {
    const app = await openCredit();
    server.use(acceptAs(app, 'Pending'));
    await app.user.click(await fillInCreditPayment(app));
    expect(await screen.findByText(/^The bank hasn't confirmed your payment yet/)).toBeVisible();
    expect(screen.queryByText(/paid with|We've received/)).toBeNull();
    const before = app.world.transactions.length;
    app.world.transactions.at(-1)!.status = 'Paid';
    await app.user.click(within(await payRegion()).getByRole('button', { name: 'Pay ₱549.75' }));
    expect(await screen.findByText(/^₱549.75 paid with/)).toBeVisible();
    expect(app.world.transactions).toHaveLength(before);
  });

  it('has failed when the bank declines it', async () => {
    const app = await openCredit();
    server.use(acceptAs(app, 'Failed'));
    await app.user.click(await fillInCreditPayment(app));
    expect(await screen.findByText(/^The payment did not go through\. You were not charged\./)).toBeVisible();
    expect(screen.queryByText(/paid with|We've received/)).toBeNull();
    expect(within(await payRegion()).getByRole('button', { name: 'Pay ₱549.75' })).toBeEnabled();
  });
});

describe('a credit payment that could not be found', () => {
  it('is sent again with the same key', async () => {
    const app = await openCredit();
    const pays = recordBodies('POST', CREDIT);
    server.use(http.post(`*${CREDIT}`, dropConnection, { once: true }));
    await app.user.click(await fillInCreditPayment(app));
    await app.user.click(await screen.findByRole('button', { name: 'Check the payment' }));
    await screen.findByText(/couldn't find your/);
    await app.user.click(within(await payRegion()).getByRole('button', { name: 'Pay ₱549.75' }));
    expect(await screen.findByText(/^₱549.75 paid with/)).toBeVisible();
    const [lost, again, ...others] = await readKeys(pays);
    expect(again).toBe(lost);
    expect(others).toEqual([]);
  });

  it('keeps its key while another amount is paid', async () => {
    const app = await openCredit();
    const pays = recordBodies('POST', CREDIT);
    const pay = async (pesos: string) => {
      await app.user.click(await within(await payRegion()).findByRole('button', { name: `Pay ${pesos}` }));
      expect(await screen.findByText(new RegExp(`^${pesos} paid with`))).toBeVisible();
    };
    server.use(http.post(`*${CREDIT}`, dropConnection, { once: true }));
    await app.user.click(await fillInCreditPayment(app));
    await app.user.click(await screen.findByRole('button', { name: 'Check the payment' }));
    await screen.findByText(/couldn't find your/);

    const amount = () => screen.findByLabelText('Amount');
    await app.user.clear(await amount());
    await app.user.type(await amount(), '600');
    await pay('₱600.00');
    await app.user.click(screen.getByRole('button', { name: 'Make another payment' }));
    expect(await fillInCreditPayment(app)).toBeVisible();
    await pay('₱549.75');
    const sent = await Promise.all(pays);
    expect(sent.map(({ amount: pesos }) => pesos)).toEqual([549.75, 600, 549.75]);
    expect(sent[2]?.idempotency_key).toBe(sent[0]?.idempotency_key);
    expect(app.store.getState().booking.pendingCredits).toEqual([]);
  });
});

describe('a payment of a booking whose response was lost', () => {
  it('keeps its key while another booking is paid', async () => {
    const draft = await createBookableDraft({ vehicle_type: VAN });
    const app = await openReview();
    const path = `/api/bookings/pay/${app.booking.id}`;
    const pays = recordBodies('POST', path);
    server.use(http.post(`*${path}`, dropConnection, { once: true }));
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Cash/ }));
    await app.user.click(await payButton());
    await screen.findByRole('button', { name: 'Check the payment' });

    const other = await act(() => placeBooking(app.store, draft));
    await act(() => app.router.navigate(getReviewPath(String(other.id))));
    await app.user.click(within(await unfoldPayWith(app.user)).getByRole('radio', { name: /^Cash/ }));
    await app.user.click(await payButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookingLive));

    await act(() => app.router.navigate(getReviewPath(String(app.booking.id))));
    await screen.findByText(/couldn't find your payment/);
    await app.user.click(within(await unfoldPayWith(app.user)).getByRole('radio', { name: /^Cash/ }));
    await app.user.click(await payButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookingLive));
    const [lost, again, ...others] = await readKeys(pays);
    expect(again).toBe(lost);
    expect(others).toEqual([]);
  });
});

describe('a credit payment whose response was lost', () => {
  it('stays pending when the way to pay changes or the page is left, until it is found', async () => {
    const app = await openCredit();
    const pays = countCalls('POST', CREDIT);
    server.use(handleThenAnswer('POST', CREDIT, app, dropConnection));
    await app.user.click(await fillInCreditPayment(app));
    const form = await payRegion();
    expect(await within(form).findByText(/^Status unknown: we couldn't confirm your payment/)).toBeVisible();

    await app.user.click(within(form).getByRole('radio', { name: 'Pay by cheque' }));
    expect(within(form).getByText(/^Status unknown/)).toBeVisible();
    expect(within(form).queryByRole('button', { name: /^Pay/ })).toBeNull();
    await act(() => app.router.navigate(PATHS.about));
    await act(() => app.router.navigate(PATHS.walletCorporate));
    const again = await payRegion();
    expect(within(again).getByText(/^Status unknown: we couldn't confirm your payment/)).toBeVisible();
    expect(within(again).queryByRole('button', { name: /^Pay/ })).toBeNull();

    await app.user.click(within(again).getByRole('button', { name: 'Check the payment' }));
    expect(await within(again).findByText("We've received your payment.")).toBeVisible();
    expect(pays()).toBe(1);
    expect(app.store.getState().booking.pendingCredits).toEqual([]);
  });

  it('updates the gauge once it is found', async () => {
    const app = await openCredit();
    server.use(handleThenAnswer('POST', CREDIT, app, answerError));
    await app.user.click(await fillInCreditPayment(app));
    await app.user.click(await screen.findByRole('button', { name: 'Check the payment' }));
    expect(await screen.findByRole('img', { name: /^₱181,000.00 of ₱500,000.00 used/ })).toBeVisible();
  });

  it('is looked up automatically when the connection returns, by GET payments without parameters', async () => {
    const app = await openCredit();
    server.use(handleThenAnswer('POST', CREDIT, app, dropConnection));
    await app.user.click(await fillInCreditPayment(app));
    await screen.findByRole('button', { name: 'Check the payment' });
    const calls = watchCalls();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^₱549.75 paid with/)).toBeVisible();
    const [lookup] = calls.of('GET /api/payments');
    expect(new URL(lookup?.request.url ?? '').search).toBe('');
  });

  it('is settled by a response that arrives after the page was left', async () => {
    const app = await openCredit();
    const pays = countCalls('POST', CREDIT);
    const { held, release } = createHold();
    server.use(http.post(`*${CREDIT}`, () => held));
    await app.user.click(await fillInCreditPayment(app));
    await waitFor(() => expect(pays()).toBe(1));
    await act(() => app.router.navigate(PATHS.about));
    await act(() => app.router.navigate(PATHS.walletCorporate));
    expect(await screen.findByRole('button', { name: 'Check the payment' })).toBeVisible();
    release();
    expect(await screen.findByText(/^₱549.75 paid with/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check the payment' })).toBeNull());
    expect(screen.queryByText(/couldn't find your/)).toBeNull();
  });

  it('is not sent when the ledger does not load first', async () => {
    const app = await openCredit();
    const pays = countCalls('POST', CREDIT);
    const button = await fillInCreditPayment(app);
    server.use(http.get('*/api/payments', answerError, { once: true }));
    await app.user.click(button);
    expect(await within(await payRegion()).findByText('Something broke.')).toBeVisible();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(pays()).toBe(0);
  });

  it('is checked as a cheque when it was a cheque', async () => {
    const app = await openCredit();
    server.use(handleThenAnswer('POST', CHEQUE, app, answerError));
    const form = await typeCheque(app);
    await app.user.click(within(form).getByRole('button', { name: 'Pay ₱1,500.50 by cheque' }));
    await within(form).findByText(/^Status unknown: we couldn't confirm your cheque/);
    await act(() => app.router.navigate(PATHS.about));
    await act(() => app.router.navigate(PATHS.walletCorporate));
    await app.user.click(await screen.findByRole('button', { name: 'Check the cheque' }));
    expect(
      await screen.findByText("We've received your cheque details. We'll credit your account once the cheque clears."),
    ).toBeVisible();
  });
});

describe('a top-up whose response was lost', () => {
  it('can only be checked, and updates every balance once it is found', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const topUps = countCalls('POST', TOP_UP);
    server.use(handleThenAnswer('POST', TOP_UP, app, answerError));
    const dialog = await openTopUp(app);
    await app.user.click(within(dialog).getByRole('button', { name: 'Top up ₱500.00' }));
    const check = await within(dialog).findByRole('button', { name: 'Check the top-up' });
    expect(within(dialog).queryByRole('radio')).toBeNull();
    await app.user.click(check);
    expect(await screen.findByText('₱500.00 added to your wallet.')).toBeVisible();
    expect(topUps()).toBe(1);
    const wallet = within(await screen.findByRole('region', { name: 'Wallet' }));
    expect(await wallet.findByText('₱2,980.00')).toBeVisible();
  });
});

describe('a top-up that could not be found', () => {
  it('keeps its key while another amount is topped up', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const topUps = recordBodies('POST', TOP_UP);
    const openDialog = async (pesos: string) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return within(await openTopUp(app, pesos));
    };
    const sendIn = async (dialog: Awaited<ReturnType<typeof openDialog>>, pesos: string) => {
      await app.user.click(await dialog.findByRole('button', { name: `Top up ${pesos}` }));
      expect(await screen.findByText(`${pesos} added to your wallet.`)).toBeVisible();
    };
    server.use(http.post(`*${TOP_UP}`, dropConnection, { once: true }));
    const dialog = await openDialog('₱500.00');
    await app.user.click(await dialog.findByRole('button', { name: 'Top up ₱500.00' }));
    await dialog.findByRole('button', { name: 'Check the top-up' });
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^Your top-up of ₱500.00 isn't confirmed yet/)).toBeVisible();

    const other = await openDialog('₱1,000.00');
    await app.user.click(other.getByRole('button', { name: 'Check the top-up' }));
    await other.findByText(/^We couldn't find your top-up\./);
    await sendIn(other, '₱1,000.00');
    expect(screen.queryByText(/isn't confirmed yet/)).toBeNull();
    await sendIn(await openDialog('₱500.00'), '₱500.00');
    const sent = await Promise.all(topUps);
    expect(sent.map(({ amount }) => amount)).toEqual([500, 1000, 500]);
    expect(sent[2]?.idempotency_key).toBe(sent[0]?.idempotency_key);
    expect(app.store.getState().booking.pendingTopUps).toEqual([]);
  });
});

describe('a call of a customer who has left its screen', () => {
  it('does not open the bank for a top-up', async () => {
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    const { isSent, release } = holdAtBank(TOP_UP, app);
    const dialog = within(await openTopUp(app));
    await app.user.click(dialog.getByRole('radio', { name: /GCash 0136/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Top up ₱500.00' }));
    await isSent();
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    release();
    expect(await screen.findByText(/^The bank hasn't confirmed your ₱500\.00 top-up yet\./)).toBeVisible();
    expect([app.router.state.location.pathname, window.location.hash]).toEqual([PATHS.wallet, '']);
  });

  it('does not open the bank for a booking', async () => {
    const app = await openReview();
    const { isSent, release } = holdAtBank(PAY, app);
    await app.user.click(within(app.payWith).getByRole('radio', { name: /GCash/ }));
    await app.user.click(await payButton());
    await isSent();
    await act(() => app.router.navigate(PATHS.about));
    release();
    expect(await screen.findByText(/^The bank hasn't confirmed your payment for LGX-/)).toBeVisible();
    expect([app.router.state.location.pathname, window.location.hash]).toEqual([PATHS.about, '']);
    await act(() => app.router.navigate(getReviewPath(String(app.booking.id))));
    expect(await screen.findByText(/^The bank hasn't confirmed your payment yet/)).toBeVisible();
  });

  it('shows that a payment was refused, and keeps a drawer that the customer opened during the call', async () => {
    const app = await openReview();
    const pays = countCalls('POST', PAY);
    const { held, release } = createHold();
    const refusal = () => HttpResponse.json({ success: false, message: 'Your card has expired.' }, { status: 422 });
    server.use(http.post(`*${PAY}`, () => held.then(refusal)));
    await app.user.click(within(app.payWith).getByRole('radio', { name: /Visa/ }));
    await app.user.click(await payButton());
    await waitFor(() => expect(pays()).toBe(1));
    await act(() => app.router.navigate(PATHS.about));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    release();
    expect(await screen.findByText('Your card has expired.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('does not open the delivery once it is paid', async () => {
    const app = await openReview();
    const pays = countCalls('POST', PAY);
    const { held, release } = createHold();
    server.use(http.post(`*${PAY}`, () => held));
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Cash/ }));
    await app.user.click(await payButton());
    await waitFor(() => expect(pays()).toBe(1));
    await act(() => app.router.navigate(PATHS.about));
    release();
    await waitFor(() => expect(app.store.getState().booking.pendingPayments).toEqual([]));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(app.router.state.location.pathname).toBe(PATHS.about);
  });
});

describe('a top-up whose redirect URL may not be opened', () => {
  it.each([
    ['another app', 'gcash://pay', /^We couldn't open the payment page/],
    ['an unknown host', 'https://evil.example/pay', /^We didn't open the payment page, because evil\.example isn't/],
  ])('shows an error and stays on the page: %s', async (_case, redirect_url, message) => {
    env.paymentHosts = 'pay.example.com';
    const app = await renderApp(PATHS.wallet, { as: 'andrea' });
    server.use(
      http.post(`*${TOP_UP}`, async ({ request }) => {
        const own = await getResponse([...app.sandbox.handlers], request.clone());
        const body = (await own?.json()) as { data: object };
        return HttpResponse.json({ ...body, data: { ...body.data, redirect_url } });
      }),
    );
    const dialog = await openTopUp(app);
    await app.user.click(within(dialog).getByRole('radio', { name: /GCash 0136/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Top up ₱500.00' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(app.router.state.location.pathname).toBe(PATHS.wallet);
  });
});

describe('a payment of a booking', () => {
  it('updates every balance once a lost response is found', async () => {
    const app = await openReview('harbor.foods');
    server.use(handleThenAnswer('POST', PAY, app, answerError));
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Wallet/ }));
    await app.user.click(await payButton());
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Code sent.');
    await app.user.type(dialog.getByLabelText('One-time PIN'), `${app.world.outbox[0]?.code ?? ''}{Enter}`);
    const check = await screen.findByRole('button', { name: 'Check the payment' });
    const profiles = countCalls('GET', '/api/customers');
    const methods = countCalls('GET', '/api/payments/methods');
    await app.user.click(check);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    await waitFor(() => expect([profiles(), methods()]).toEqual([1, 1]));
  });

  it('opens the delivery when it was paid elsewhere', async () => {
    const app = await openReview();
    const record = app.world.bookings.find(({ id }) => String(id) === String(app.booking.id))!;
    Object.assign(record, { status: 'Ongoing', payment_status: 'Paid' });
    await app.user.click(within(app.payWith).getByRole('radio', { name: /Visa/ }));
    await app.user.click(await payButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
  });

  it('stays unconfirmed after the page of the bank was left, and continues with the same key', async () => {
    const app = await openReview();
    const pays = recordBodies('POST', PAY);
    const bank = `${window.location.origin}/#bank`;
    server.use(
      http.post(`*${PAY}`, async ({ request }) => {
        const own = await getResponse([...app.sandbox.handlers], request.clone());
        const body = (await own?.json()) as { data: object };
        return HttpResponse.json({ ...body, data: { ...body.data, redirect_url: bank } });
      }),
    );
    await app.user.click(within(app.payWith).getByRole('radio', { name: /GCash/ }));
    await app.user.click(await payButton());
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    window.location.hash = '';
    await act(() => app.router.navigate(PATHS.about));
    await act(() => app.router.navigate(getReviewPath(String(app.booking.id))));
    expect(await screen.findByText(/^The bank hasn't confirmed your payment yet/)).toBeVisible();
    expect(screen.queryByText(/couldn't find your/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Check the payment' })).toBeEnabled();
    await app.user.click(await payButton());
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    const [first, again, ...others] = await readKeys(pays);
    expect(again).toBe(first);
    expect(others).toEqual([]);
  });

  it('shows an error when the redirect URL is no web page, and does not count as paid in cash', async () => {
    const app = await openReview();
    server.use(
      http.post(`*${PAY}`, () =>
        HttpResponse.json({
          success: true,
          message: 'Go on at the bank.',
          data: { booking: { ...app.booking, payment_status: 'Unpaid' }, redirect_url: 'gcash://pay' },
        }),
      ),
    );
    await app.user.click(within(app.payWith).getByRole('radio', { name: /GCash/ }));
    await app.user.click(await payButton());
    expect(await screen.findByText(/^We couldn't open the payment page/)).toBeVisible();
    expect(screen.queryByText(/in cash at the pickup/)).toBeNull();
    expect(app.router.state.location.pathname).toBe('/booking/exclusive/maps');
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });
});
