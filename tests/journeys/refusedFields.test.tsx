import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS, getReviewPath } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { placeBooking } from '../builders/placed';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { choose } from './choose';
import { chooseCard, confirmPayment, openCredit, typeCheque } from './creditPage';
import { isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';
import { unfoldPayWith } from './reviewPage';

const MARKED = 'Please check the marked fields.';

/** Rejects the next call of this path with field errors. */
const refuse = (verb: 'post' | 'patch', path: string, errors: Record<string, string[]>) =>
  server.use(
    http[verb](`*${path}`, () => HttpResponse.json({ success: false, message: MARKED, errors }, { status: 422 }), {
      once: true,
    }),
  );

describe('a field error of the server', () => {
  it('is shown at the amount, behind the dialog that sent it', async () => {
    const { user } = await renderApp(PATHS.wallet, { as: 'andrea' });
    await screen.findByRole('region', { name: 'Cards' });
    const amount = await screen.findByLabelText('Amount in pesos');
    await user.clear(amount);
    await user.type(amount, '50');
    await user.click(screen.getByRole('button', { name: 'Top up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Top up ₱50.00' });
    await user.click(within(dialog).getByRole('button', { name: 'Top up ₱50.00' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^Enter an amount from ₱[\d,.]+ to ₱[\d,.]+\.$/));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(amount).toHaveFocus());
    await user.type(amount, '0');
    expect(amount).toBeValid();
    expect(amount).not.toHaveAccessibleDescription();
  });

  it('is shown in the notice of a payment if the screen has no such field', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4' });
    const { user, store, router } = await renderApp('/mybooking', { as: 'andrea' });
    const booking = await placeBooking(store, draft);
    await act(() => router.navigate(getReviewPath(String(booking.id))));
    const panel = await screen.findByRole('region', { name: 'Rates and payment' });
    await user.click(within(await unfoldPayWith(user)).getByRole('radio', { name: /Visa/ }));
    refuse('post', '/api/bookings/pay/:id', {
      method: ['This card takes no payments above ₱500.00.'],
      rate: ['This offer has ended.'],
    });
    await user.click(await within(panel).findByRole('button', { name: /^Pay ₱/ }));
    expect(await within(panel).findByText('This card takes no payments above ₱500.00.')).toBeVisible();
    expect(within(panel).getByText('This offer has ended.')).toBeVisible();
    expect(within(panel).getByText(MARKED)).toBeVisible();
  });

  it('is shown at the field of a card, which has the focus', async () => {
    const { user } = await renderApp(`${PATHS.paymentMethods}?add=card`, { as: 'dina' });
    const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
    await user.type(within(dialog).getByLabelText('Card number'), '4242424242424242');
    await user.type(within(dialog).getByLabelText('Expiry date'), '1240');
    await user.type(within(dialog).getByLabelText('CVV'), '987');
    await user.type(within(dialog).getByLabelText('Name on the card'), 'Dina Ocampo');
    refuse('post', '/api/payments/methods/create', {
      expiry_year: ['No card is valid for so long.'],
      is_default: ['Another card pays already.'],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
    const expiry = within(dialog).getByLabelText('Expiry date');
    await waitFor(() => expect(expiry).toHaveAccessibleDescription('No card is valid for so long.'));
    await waitFor(() => expect(expiry).toHaveFocus());
    expect(within(dialog).getAllByText('No card is valid for so long.')).toHaveLength(1);
    expect(within(dialog).getByText('Another card pays already.')).toBeVisible();

    refuse('post', '/api/payments/methods/create', { brand: ['We do not take this brand.'] });
    await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
    const number = within(dialog).getByLabelText('Card number');
    await waitFor(() => expect(number).toHaveAccessibleDescription('We do not take this brand.'));
    await waitFor(() => expect(number).toHaveFocus());
    expect(expiry).toBeValid();
  });

  it('is shown at the number of an e-wallet', async () => {
    const { user } = await renderApp(`${PATHS.paymentMethods}?add=gcash`, { as: 'dina' });
    const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
    refuse('post', '/api/payments/methods/create', { mobile: ['GCash does not know this number.'] });
    await user.click(within(dialog).getByRole('button', { name: 'Add GCash' }));
    const mobile = within(dialog).getByLabelText('GCash mobile number');
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(/GCash does not know this number\./));
    await waitFor(() => expect(mobile).toHaveFocus());
  });

  it('is shown at a one-time code', async () => {
    const { user } = await renderApp(PATHS.paymentMethods, {
      as: 'andrea',
      world: (world) => {
        const card = world.paymentMethods.find(({ last_four }) => last_four === '2086');
        Object.assign(card ?? {}, { is_verified: false });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Verify Mastercard 2086' }));
    const code = await screen.findByLabelText('6-digit code');
    await screen.findByText('Code sent.');
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/code isn't right/));
    await waitFor(() => expect(code).toHaveFocus());
  });

  it('is shown at the fields of a cheque, with the focus on the first', async () => {
    const app = await openCredit();
    const form = await typeCheque(app);
    refuse('post', '/api/credits/pay/cheque', {
      cheque_number: ['This cheque was handed in before.'],
      cheque_date: ['The bank is closed on that day.'],
    });
    await app.user.click(within(form).getByRole('button', { name: 'Pay ₱1,500.50 by cheque' }));
    const number = within(form).getByLabelText('Cheque number');
    await waitFor(() => expect(number).toHaveAccessibleDescription('This cheque was handed in before.'));
    await waitFor(() => expect(number).toHaveFocus());
    // the focus shows the error of its field first
    const date = within(form).getByLabelText('Cheque date');
    await waitFor(() => expect(date).toHaveAccessibleDescription(/closed on that day/));
  });

  it('is shown in a credit request and a credit payment too', async () => {
    const { user } = await openCredit();
    const card = await screen.findByRole('region', { name: 'Request credit' });
    await user.click(within(card).getByRole('button', { name: '₱750,000.00' }));
    refuse('post', '/api/credits/request', { terms_days: ['Your company has 15 days at most.'] });
    await user.click(within(card).getByRole('button', { name: 'Request credit' }));
    await waitFor(() =>
      expect(within(card).getByRole('button', { name: /Terms$/ })).toHaveAccessibleDescription(/15 days at most/),
    );
    expect(within(card).getAllByText('Your company has 15 days at most.')).toHaveLength(1);

    const pay = screen.getByRole('region', { name: 'Pay' });
    await chooseCard({ user });
    await user.click(within(pay).getByRole('radio', { name: /^Full balance/ }));
    refuse('post', '/api/credits/pay', { amount: ['Only ₱100.00 is open.'] });
    await user.click(within(pay).getByRole('button', { name: /^Pay ₱/ }));
    await confirmPayment({ user });
    expect(await within(pay).findByText('Only ₱100.00 is open.')).toBeVisible();
  });

  it('is shown at the reason of a cancellation', async () => {
    const { user } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    refuse('post', '/api/bookings/update-status/:id', { reason: ['Say it in your own words.'] });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /Reason$/ })).toHaveAccessibleDescription(/in your own words/),
    );
    expect(within(dialog).getAllByText('Say it in your own words.')).toHaveLength(1);
  });

  it('is shown at the text of a report, which gets the focus', async () => {
    const { user } = await openLive(isOnTheRoad);
    await user.click(await screen.findByRole('button', { name: /^More about LGX-/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
    await choose(user, 'What is it about?', 'Delivery is late');
    const text = within(dialog).getByLabelText('What happened?');
    await user.type(text, 'Two hours.');
    refuse('post', '/api/bookings/update-status/:id', { reason: ['Say it in your own words.'] });
    within(dialog).getByRole('button', { name: 'Send report' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/in your own words/));
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('is shown at every field of an address, also at the one that had the focus', async () => {
    const { user } = await renderApp('/address', { as: 'andrea' });
    await user.click((await screen.findAllByRole('button', { name: /^More about/ }))[0]!);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await screen.findByRole('form', { name: /^Edit/ });
    const mobile = within(form).getByLabelText('Mobile number');
    await user.clear(mobile);
    await user.type(mobile, '9206158843');
    refuse('patch', '/api/customers/addresses/update/:id', {
      label: ['You have one with this name.'],
      contact_mobile: ['This number does not answer.'],
    });
    await user.click(within(form).getByRole('button', { name: 'Save address' }));
    const label = within(form).getByLabelText('Address name');
    await waitFor(() => expect(label).toHaveAccessibleDescription('You have one with this name.'));
    expect(label).toHaveFocus();
    await settled();
    expect(mobile).toHaveAccessibleDescription(/This number does not answer\./);
  });
});
