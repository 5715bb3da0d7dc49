import { act, screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { PATHS, getReviewPath } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { placeBooking } from '../builders/placed';
import { renderApp } from '../render';
import { chooseCard, openCredit, payRegion, typeCheque } from './creditPage';
import { testFaults, type MoneyCall } from './moneyFaults';
import { unfoldPayWith } from './reviewPage';
import { openTopUp } from './walletPage';

const buttonIn = (place: HTMLElement, name: string | RegExp) => () => within(place).findByRole('button', { name });

const CALLS: MoneyCall[] = [
  {
    name: 'paying for a booking',
    method: 'POST',
    path: '/api/bookings/pay/:id',
    lookup: { path: '/api/bookings/:id', label: 'Check the payment' },
    success: /paid with Visa 4417/,
    open: async () => {
      const draft = await createBookableDraft({ vehicle_type: '4' });
      const app = await renderApp('/mybooking', { as: 'andrea' });
      const booking = await placeBooking(app.store, draft);
      await act(() => app.router.navigate(getReviewPath(String(booking.id))));
      const panel = await screen.findByRole('region', { name: 'Rates and payment' });
      const payWith = await unfoldPayWith(app.user);
      await app.user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
      return {
        app,
        place: () => panel,
        button: buttonIn(panel, /^Pay ₱/),
        expectKept: () => expect(within(payWith).getByRole('radio', { name: /Visa/ })).toBeChecked(),
      };
    },
  },
  {
    name: 'topping up',
    method: 'POST',
    path: '/api/payments/top-up',
    lookup: { path: '/api/payments', label: 'Check the top-up' },
    success: '₱500.00 added to your wallet.',
    open: async () => {
      const app = await renderApp(PATHS.wallet, { as: 'andrea' });
      const dialog = await openTopUp(app);
      return { app, place: () => dialog, button: buttonIn(dialog, 'Top up ₱500.00') };
    },
  },
  {
    name: 'paying credit',
    method: 'POST',
    path: '/api/credits/pay',
    lookup: { path: '/api/payments', label: 'Check the payment' },
    success: "We've received your payment.",
    open: async () => {
      const app = await openCredit();
      const form = await payRegion();
      await chooseCard(app);
      await app.user.click(within(form).getByRole('radio', { name: 'Another amount' }));
      await app.user.type(within(form).getByLabelText('Amount'), '549.75');
      return {
        app,
        place: () => form,
        button: buttonIn(form, 'Pay ₱549.75'),
        expectKept: () => expect(within(form).getByLabelText('Amount')).toHaveValue('549.75'),
      };
    },
  },
  {
    name: 'handing in a cheque',
    method: 'POST',
    path: '/api/credits/pay/cheque',
    lookup: { path: '/api/payments', label: 'Check the cheque' },
    success: "We've received your cheque details. We'll credit your account once the cheque clears.",
    open: async () => {
      const app = await openCredit();
      const form = await typeCheque(app);
      return {
        app,
        place: () => form,
        button: buttonIn(form, 'Pay ₱1,500.50 by cheque'),
        // a failed upload keeps the photo too
        expectKept: () => {
          expect(within(form).getByLabelText('Cheque number')).toHaveValue('0004182937');
          expect(within(form).getByRole('button', { name: 'Remove cheque.png' })).toBeVisible();
        },
      };
    },
  },
  {
    name: 'requesting credit',
    method: 'POST',
    path: '/api/credits/request',
    lookup: null,
    success: /^Under review/,
    open: async () => {
      const app = await openCredit();
      const card = await screen.findByRole('region', { name: 'Request credit' });
      await app.user.type(within(card).getByLabelText(/^Reason/), 'Three new stores');
      await app.user.click(within(card).getByRole('button', { name: '₱750,000.00' }));
      return {
        app,
        place: () => card,
        button: buttonIn(card, 'Request credit'),
        expectKept: () => expect(within(card).getByLabelText(/^Reason/)).toHaveValue('Three new stores'),
      };
    },
  },
];

describe('a call that moves money', () => {
  CALLS.forEach(testFaults);
});
