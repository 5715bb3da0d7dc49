import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { notificationsApi } from '@/api/notifications';
import { PATHS, getReceiptPath } from '@/config/paths';
import { notify } from '@/sandbox/notifications/notify';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { formatPeso } from '@/utils/money';
import { countCalls, readKeys, recordBodies, watchCalls } from '../calls';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { storedSlice } from '../storedSlices';
import { settled, startAtTen } from '../time';
import { chequeDay, chooseCard, confirmPayment, openCredit, payRegion, photo, typeCheque } from './creditPage';

const harbor = ({ world }: RenderedApp) => findDemoCustomer(world, 'harbor.foods');

/** Adds a request under review to the server. */
const requestOnServer = (app: RenderedApp) =>
  app.world.creditRequests.push({
    id: 1,
    customer_id: harbor(app).id,
    amount: 750_000_00,
    reason: '',
    terms_days: 30,
    status: 'Pending',
    created_at: Date.now(),
  });

describe('corporate credit', () => {
  it('shows the limit, the used credit, the billing type and the statement of account', async () => {
    await openCredit();
    expect(
      await screen.findByRole('img', { name: '₱181,549.75 of ₱500,000.00 used, ₱318,450.25 available' }),
    ).toBeVisible();
    expect(screen.getByText('Per SOA')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Statement of account' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
    expect(screen.getByText('Over 90 days')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Your credit lasts|^No credit used/ })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  it('keeps the limit and the request when the transactions do not load', async () => {
    const { router, user } = await renderApp(PATHS.about, { as: 'harbor.foods' });
    const down = () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 });
    server.use(http.get('*/api/payments', down, { once: true }));
    await act(() => router.navigate(PATHS.walletCorporate));
    expect(await screen.findByText('Your statement did not load')).toBeVisible();
    expect(screen.getByRole('img', { name: /^₱181,549.75 of ₱500,000.00 used/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request credit' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Statement of account' })).toBeVisible();
  });

  it('says that the payment methods did not load, and loads them on request', async () => {
    const { router, user } = await renderApp(PATHS.about, { as: 'harbor.foods' });
    let isDown = true;
    server.use(
      http.get('*/api/payments/methods', () => (isDown ? HttpResponse.json(null, { status: 500 }) : undefined)),
    );
    await act(() => router.navigate(PATHS.walletCorporate));
    const form = within(await payRegion());
    await user.click(form.getByRole('radio', { name: 'Card or e-wallet' }));
    expect(await form.findByText('Your payment methods did not load.')).toBeVisible();
    expect(form.getByRole('button', { name: /^Pay ₱/ })).toBeDisabled();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(form.getByRole('button', { name: /^Pay ₱/ })).toBeEnabled());
    expect(form.queryByText('Your payment methods did not load.')).toBeNull();
  });

  it('leads a company without a card back to its payment', async () => {
    const { router, user } = await renderApp(PATHS.walletCorporate, {
      as: 'harbor.foods',
      world: ({ paymentMethods }) => {
        for (const method of paymentMethods) method.is_verified = false;
      },
    });
    const form = within(await payRegion());
    await user.click(form.getByRole('radio', { name: 'Card or e-wallet' }));
    await user.click(await form.findByRole('link', { name: /^Verify Visa/ }));
    await user.click(await screen.findByRole('link', { name: 'Continue your payment' }));
    expect(router.state.location.pathname).toBe(PATHS.walletCorporate);
    expect(within(await payRegion()).getByRole('radio', { name: 'Card or e-wallet' })).toBeChecked();
  });

  it('redirects an individual to the wallet', async () => {
    const { router } = await renderApp(PATHS.walletCorporate, { as: 'andrea' });
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.wallet));
  });

  it('takes one card payment of another amount, and updates the gauge', async () => {
    const app = await openCredit();
    const pays = countCalls('POST', '/api/credits/pay');
    const form = await payRegion();
    await chooseCard(app);
    await app.user.click(within(form).getByRole('radio', { name: 'Another amount' }));
    await app.user.type(within(form).getByLabelText('Amount'), '181549.76');
    const tooMuch = within(form).getByRole('button', { name: 'Pay ₱181,549.76' });
    await app.user.click(tooMuch);
    expect(within(form).getByText(/^Enter an amount up to ₱181,549.75/)).toBeVisible();
    await app.user.clear(within(form).getByLabelText('Amount'));
    await app.user.type(within(form).getByLabelText('Amount'), '549.75');
    const button = within(form).getByRole('button', { name: 'Pay ₱549.75' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await within(form).findByText("We've received your payment.")).toBeVisible();
    expect(within(form).queryByRole('status')).toBeNull();
    expect(pays()).toBe(1);
    expect(harbor(app).credit_used).toBe(181_000_00);
    expect(within(form).getByRole('heading', { name: 'Pay' })).toHaveFocus();
    const { reference } = app.world.transactions.at(-1)!;
    expect(within(form).getByText('Amount').nextElementSibling).toHaveTextContent('₱549.75');
    expect(within(form).getByText('Method').nextElementSibling).toHaveTextContent('Visa 8820');
    expect(within(form).getByRole('link', { name: 'View receipt' })).toHaveAttribute('href', getReceiptPath(reference));
    expect(await screen.findByRole('img', { name: /^₱181,000.00 of ₱500,000.00 used/ })).toBeVisible();
  });

  it('asks before a large payment: what is paid, from what, and what remains', async () => {
    const app = await openCredit();
    const pays = countCalls('POST', '/api/credits/pay');
    const form = await payRegion();
    await chooseCard(app);
    await app.user.click(within(form).getByRole('radio', { name: 'Another amount' }));
    await app.user.type(within(form).getByLabelText('Amount'), '10000');
    // depends on the hour: prices of the seeded bookings have surcharges
    const due = Number(
      within(form)
        .getByText(/^Due:/)
        .textContent.replace(/[^\d.]/g, ''),
    );
    const button = within(form).getByRole('button', { name: 'Pay ₱10,000.00' });
    await app.user.click(button);
    const question = { name: 'Pay ₱10,000.00?' };
    const dialog = await screen.findByRole('alertdialog', question);
    const facts = within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['₱10,000.00', 'Visa 8820', formatPeso(due - 10_000), '₱171,549.75']);
    await app.user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(pays()).toBe(0);
    expect(within(form).getByLabelText('Amount')).toHaveValue('10,000.00');

    await app.user.click(button);
    const confirm = within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: /^Pay/ });
    act(() => {
      confirm.click();
      confirm.click();
    });
    expect(await within(form).findByText("We've received your payment.")).toBeVisible();
    expect(pays()).toBe(1);
  });

  it('offers no way to pay when nothing is owed', async () => {
    await renderApp(PATHS.walletCorporate, {
      as: 'harbor.foods',
      world: ({ customers }) => void customers.forEach((customer) => (customer.credit_used = 0)),
    });
    const form = within(await payRegion());
    expect(form.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    expect(form.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(form.queryByRole('radio')).toBeNull();
  });

  it('offers no other way to pay once everything is paid', async () => {
    const app = await openCredit();
    await chooseCard(app);
    const form = within(await payRegion());
    await app.user.click(form.getByRole('radio', { name: /^Full balance/ }));
    await app.user.click(form.getByRole('button', { name: 'Pay ₱181,549.75' }));
    await confirmPayment(app);
    expect(await form.findByText("We've received your payment.")).toBeVisible();
    await waitFor(() => expect(form.queryByRole('radio')).toBeNull());
    expect(form.getByRole('link', { name: 'View receipt' })).toBeVisible();
    expect(form.getByRole('heading', { name: 'Pay' })).toHaveFocus();
    expect(form.queryByRole('button', { name: 'Make another payment' })).toBeNull();
  });

  it('sends a cheque with its photo, and explains when it clears', async () => {
    const app = await openCredit();
    const cheques = countCalls('POST', '/api/credits/pay/cheque');
    const form = await typeCheque(app);
    const button = within(form).getByRole('button', { name: 'Pay ₱1,500.50 by cheque' });
    act(() => {
      button.click();
      button.click();
    });
    expect(
      await within(form).findByText(
        "We've received your cheque details. We'll credit your account once the cheque clears.",
      ),
    ).toBeVisible();
    expect(cheques()).toBe(1);
    expect(app.world.transactions.at(-1)).toMatchObject({
      status: 'Pending',
      amount: 1_500_50,
      method: 'Cheque BPI 0004182937',
    });
    expect(await screen.findByText(/₱1,500.50 in cheques is awaiting clearance/)).toBeVisible();
  });

  it('subtracts a cheque from the amount due, and still offers the other way to pay', async () => {
    // before the first delivery of a month, the amount due is the full balance
    startAtTen();
    const app = await openCredit();
    const form = await typeCheque(app);
    await app.user.clear(within(form).getByLabelText('Amount'));
    await app.user.click(within(form).getByRole('button', { name: /^Use the amount due/ }));
    const due = within(form)
      .getByText(/^Due:/)
      .textContent.replace(/^Due: /, '');
    await app.user.click(within(form).getByRole('button', { name: `Pay ${due} by cheque` }));
    await confirmPayment(app);
    expect(await within(form).findByText(/^We've received your cheque details/)).toBeVisible();
    expect(await within(form).findByText(`${due} awaiting clearance`)).toBeVisible();
    expect(within(form).getByText(/^Due:/)).toHaveTextContent('Due: ₱0.00');
    const statement = screen.getByRole('table', { name: 'Statement of account' });
    expect(within(statement).queryByText(/^Overdue/)).toBeNull();

    await chooseCard(app);
    expect(within(form).queryByText(/^We've received your cheque details/)).toBeNull();
    expect(within(form).getByRole('radio', { name: /^Due now/ })).toBeDisabled();
    expect(within(form).getByRole('radio', { name: /^Full balance/ })).toBeChecked();
    await app.user.click(within(form).getByRole('radio', { name: 'Pay by cheque' }));
    expect(within(form).getByText(/^We've received your cheque details/)).toBeVisible();
    await app.user.click(within(form).getByRole('button', { name: 'Make another payment' }));
    expect(within(form).getByLabelText('Bank')).toHaveValue('');
    expect(within(form).getByRole('heading', { name: 'Pay' })).toHaveFocus();
  });

  it('says why nothing is left to pay while a cheque for the full balance clears', async () => {
    const app = await openCredit();
    await chooseCard(app);
    const form = within(await payRegion());
    await app.user.click(form.getByRole('radio', { name: /^Full balance/ }));
    await app.user.click(form.getByRole('radio', { name: 'Pay by cheque' }));
    await typeCheque(app);
    await app.user.clear(form.getByLabelText('Amount'));
    await app.user.type(form.getByLabelText('Amount'), '181549.75');
    await app.user.click(form.getByRole('button', { name: 'Pay ₱181,549.75 by cheque' }));
    await confirmPayment(app);
    expect(await form.findByText(/^We've received your cheque details/)).toBeVisible();
    const reason = /^Payments awaiting clearance cover your full balance\. We'll credit your account once they clear\./;
    expect(form.queryByText(reason)).toBeNull();

    await chooseCard(app);
    expect(form.getByText(reason)).toBeVisible();
    expect(form.getByRole('radio', { name: 'Full balance, ₱0.00' })).toBeDisabled();
    expect(form.getByRole('radio', { name: 'Another amount' })).toBeChecked();
    await app.user.click(form.getByRole('button', { name: 'Pay' }));
    expect(form.getByText('Enter the amount you want to pay.')).toBeVisible();
    expect(form.getByLabelText('Amount')).toHaveFocus();
  });

  it('suggests banks while one is typed, and groups the amount once it is left', async () => {
    const { user } = await openCredit();
    const form = within(await payRegion());
    const bank = form.getByRole('combobox', { name: 'Bank' });
    expect(form.getByRole('button', { name: 'Show bank suggestions' })).toBeVisible();
    await user.type(bank, 'uni');
    expect(screen.getByRole('listbox', { name: 'Suggestions Bank' })).toBeVisible();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['BDO Unibank', 'UnionBank']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(bank).toHaveValue('UnionBank');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.clear(bank);
    await user.type(bank, 'Rural Bank of Boac');
    await user.type(form.getByLabelText('Amount'), '155352.55');
    expect(bank).toHaveValue('Rural Bank of Boac');
    expect(form.getByLabelText('Amount')).toHaveValue('155352.55');
    await user.tab();
    expect(form.getByLabelText('Amount')).toHaveValue('155,352.55');
    expect(form.getByRole('button', { name: 'Pay ₱155,352.55 by cheque' })).toBeEnabled();
  });

  it('suggests the amount due until it is entered', async () => {
    const app = await openCredit();
    const form = await typeCheque(app);
    await app.user.click(within(form).getByRole('button', { name: /^Use the amount due/ }));
    expect(within(form).getByRole('button', { name: /^Pay ₱[\d,.]+ by cheque$/ })).toBeEnabled();
    expect(within(form).queryByRole('button', { name: /^Use the amount due/ })).toBeNull();
    expect(within(form).getByLabelText('Amount')).toHaveFocus();
  });

  it('shows the errors of a cheque, and sends nothing', async () => {
    const app = await openCredit();
    const cheques = countCalls('POST', '/api/credits/pay/cheque');
    const form = await payRegion();
    await app.user.type(within(form).getByLabelText('Cheque date'), chequeDay(-8));
    await app.user.click(within(form).getByRole('button', { name: 'Pay by cheque' }));
    expect(within(form).getByText('This cheque is stale (over 6 months old). Use a newer one.')).toBeVisible();
    expect(within(form).getByText('Enter the bank.')).toBeVisible();
    expect(within(form).getByText('Add a photo of the cheque.')).toBeVisible();
    await waitFor(() => expect(within(form).getByLabelText('Bank')).toHaveFocus());
    await app.user.clear(within(form).getByLabelText('Cheque date'));
    await app.user.type(within(form).getByLabelText('Cheque date'), chequeDay(1));
    expect(within(form).getByText(/^Post-dated: it clears after/)).toBeVisible();
    expect(cheques()).toBe(0);
  });

  it('replaces the note at the date by the error of the server', async () => {
    const app = await openCredit();
    const form = await typeCheque(app);
    const date = within(form).getByLabelText('Cheque date');
    expect(date).toHaveAccessibleDescription("We'll credit your account once the cheque clears.");
    const errors = { cheque_date: ['The bank is closed on that day.'] };
    server.use(
      http.post('*/api/credits/pay/cheque', () =>
        HttpResponse.json({ success: false, message: 'Please check the marked fields.', errors }, { status: 422 }),
      ),
    );
    await app.user.click(within(form).getByRole('button', { name: 'Pay ₱1,500.50 by cheque' }));
    await waitFor(() => expect(date).toHaveAccessibleDescription('The bank is closed on that day.'));
    await app.user.clear(date);
    await app.user.type(date, chequeDay(4));
    expect(date).toHaveAccessibleDescription('Use a cheque dated within the next 60 days.');
  });

  it('refuses a file that is no image before any request', async () => {
    const app = await openCredit();
    const form = await payRegion();
    await settled();
    const calls = watchCalls();
    const script = photo('cheque.png', new TextEncoder().encode('<svg onload=alert(1)>'));
    await app.user.upload(within(form).getByLabelText(/Photo of the cheque: Add a photo/), script);
    expect(await within(form).findByText('cheque.png is not a valid PNG file.')).toBeVisible();
    expect(calls.all).toEqual([]);
  });

  it('requests a higher limit once', async () => {
    const app = await openCredit();
    const requests = countCalls('POST', '/api/credits/request');
    const card = await screen.findByRole('region', { name: 'Request credit' });
    await app.user.click(within(card).getByRole('button', { name: 'Request credit' }));
    expect(within(card).getByText('Enter a limit above ₱500,000.00.')).toBeVisible();
    expect(requests()).toBe(0);
    await app.user.click(within(card).getByRole('button', { name: '₱750,000.00' }));
    await app.user.click(within(card).getByRole('button', { name: 'Request credit' }));
    expect(await within(card).findByText('Under review')).toBeVisible();
    // the toast says it
    expect(within(card).queryByRole('status')).toBeNull();
    expect(within(card).getByRole('heading', { name: 'Request credit' })).toHaveFocus();
    expect(requests()).toBe(1);
    expect(app.world.creditRequests.at(-1)).toMatchObject({ amount: 750_000_00, terms_days: 30, status: 'Pending' });
  });

  it('keeps a request under review after a reload, until a notification with the decision', async () => {
    const { user } = await openCredit();
    const openCard = async () => within(await screen.findByRole('region', { name: 'Request credit' }));
    const form = await openCard();
    await user.click(form.getByRole('button', { name: '₱750,000.00' }));
    await user.click(form.getByRole('button', { name: 'Request credit' }));
    expect(await form.findByText('Under review')).toBeVisible();
    await waitFor(() => expect(storedSlice('booking').creditRequest).toMatchObject({ amount: 750_000 }));
    cleanup();

    const app = await openCredit();
    const card = await openCard();
    expect(card.getByText('Under review')).toBeVisible();
    const factOf = (label: string) => card.getByText(label).nextElementSibling;
    expect(factOf('Requested limit')).toHaveTextContent('₱750,000.00');
    expect(factOf('Current limit')).toHaveTextContent('₱500,000.00');
    expect(factOf('Terms')).toHaveTextContent('30 days');
    expect(factOf('Requested on')).toHaveTextContent(/^\d/);

    await fetch('/sandbox/clock', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ advance_minutes: 2 }),
    });
    notify(app.world, harbor(app).id, {
      title: 'Your credit request was declined',
      type: 'Info',
      target: { kind: 'credit_limit', credit_limit: 500_000, status: 'Declined' },
      at: Date.now() + 60_000,
    });
    await app.store.dispatch(notificationsApi.endpoints.getNotifications.initiate(1, { forceRefetch: true }));
    expect(await card.findByRole('button', { name: 'Request credit' })).toBeEnabled();
  });

  it('shows why a second request is refused', async () => {
    const app = await openCredit();
    requestOnServer(app);
    const card = within(await screen.findByRole('region', { name: 'Request credit' }));
    await app.user.click(card.getByRole('button', { name: '₱750,000.00' }));
    await app.user.click(card.getByRole('button', { name: 'Request credit' }));
    expect(await card.findByText(/^Your last request is still under review/)).toBeVisible();
  });

  it.each([
    ['at once', () => undefined],
    [
      'after the page was left',
      async ({ router }: Awaited<ReturnType<typeof openCredit>>) => {
        await act(() => router.navigate(PATHS.about));
        await screen.findByRole('heading', { level: 1 });
        await act(() => router.navigate(PATHS.walletCorporate));
      },
    ],
  ])('repeats the key of a request whose response was lost %s, and makes no second one', async (_when, leave) => {
    const app = await openCredit();
    const card = await screen.findByRole('region', { name: 'Request credit' });
    await app.user.click(within(card).getByRole('button', { name: '₱750,000.00' }));
    const requests = recordBodies('POST', '/api/credits/request');
    const acceptAndDrop = () => {
      requestOnServer(app);
      return HttpResponse.error();
    };
    server.use(http.post('*/api/credits/request', acceptAndDrop, { once: true }));
    await app.user.click(within(card).getByRole('button', { name: 'Request credit' }));
    expect(await within(card).findByText(/^We don't know if your request reached us/)).toBeVisible();
    await leave(app);
    const again = within(await screen.findByRole('region', { name: 'Request credit' }));
    await app.user.click(await again.findByRole('button', { name: 'Request credit' }));
    expect(await again.findByText('Under review')).toBeVisible();
    expect(app.world.creditRequests).toHaveLength(1);
    const [lost, repeated, ...others] = await readKeys(requests);
    expect(repeated).toBe(lost);
    expect(others).toEqual([]);
  });

  it('says that a request was not sent while the browser is offline, unless an earlier one may have arrived', async () => {
    const app = await openCredit();
    const card = within(await screen.findByRole('region', { name: 'Request credit' }));
    await app.user.click(card.getByRole('button', { name: '₱750,000.00' }));
    const press = () => app.user.click(card.getByRole('button', { name: 'Request credit' }));
    server.use(http.post('*/api/credits/request', () => HttpResponse.error()));
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press();
    expect(await card.findByText(/^You're offline, so your request wasn't sent\./)).toBeVisible();
    isOnline.mockReturnValue(true);
    await press();
    expect(await card.findByText(/^We don't know if your request reached us/)).toBeVisible();
    isOnline.mockReturnValue(false);
    await press();
    await settled();
    expect(card.getByText(/^We don't know if your request reached us/)).toBeVisible();
  });

  it('shows the form again after an approval', async () => {
    const app = await openCredit();
    const card = () => screen.findByRole('region', { name: 'Request credit' });
    await app.user.click(within(await card()).getByRole('button', { name: '₱750,000.00' }));
    await app.user.click(within(await card()).getByRole('button', { name: 'Request credit' }));
    expect(await within(await card()).findByText('Under review')).toBeVisible();
    await act(() => app.router.navigate(PATHS.about));
    await act(() => app.router.navigate(PATHS.walletCorporate));
    expect(await within(await card()).findByText('Under review')).toBeVisible();
    await fetch(`/sandbox/credit-requests/${app.world.creditRequests.at(-1)?.id}/approve`, { method: 'POST' });
    await act(() => app.router.navigate(PATHS.about));
    await act(() => app.router.navigate(PATHS.walletCorporate));
    expect(await screen.findByRole('img', { name: /of ₱750,000.00 used/ })).toBeVisible();
    expect(within(await card()).queryByText('Under review')).toBeNull();
    expect(within(await card()).getByRole('button', { name: 'Request credit' })).toBeEnabled();
  });
});
