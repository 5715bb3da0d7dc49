import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp } from '../render';
import { testFaults, type MoneyCall } from './moneyFaults';

const CREATE = '/api/payments/methods/create';
const UPDATE = '/api/payments/methods/update/:id';
const METHODS = '/api/payments/methods';

const dialogButton = (name: string) => () =>
  Promise.resolve(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** Opens the page of a customer whose second card is not verified. */
const openAndrea = () =>
  renderApp(PATHS.paymentMethods, {
    as: 'andrea',
    world: (world) => {
      const card = world.paymentMethods.find(({ last_four }) => last_four === '2086');
      Object.assign(card ?? {}, { is_verified: false });
    },
  });

const CALLS: MoneyCall[] = [
  {
    name: 'adding a card',
    method: 'POST',
    path: CREATE,
    lookup: { path: METHODS, label: 'Check the card' },
    success: 'Visa 4242 added.',
    open: async () => {
      const app = await renderApp(`${PATHS.paymentMethods}?add=card`, { as: 'dina' });
      const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
      await app.user.type(within(dialog).getByLabelText('Card number'), '4242424242424242');
      await app.user.type(within(dialog).getByLabelText('Expiry date'), '1240');
      await app.user.type(within(dialog).getByLabelText('CVV'), '987');
      await app.user.type(within(dialog).getByLabelText('Name on the card'), 'Dina Ocampo');
      return {
        app,
        place: () => dialog,
        button: dialogButton('Add card'),
        expectKept: () => expect(within(dialog).getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242'),
      };
    },
  },
  {
    name: 'adding GCash',
    method: 'POST',
    path: CREATE,
    lookup: { path: METHODS, label: 'Check GCash' },
    success: 'GCash 0073 added.',
    open: async () => {
      const app = await renderApp(`${PATHS.paymentMethods}?add=gcash`, { as: 'dina' });
      const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
      return { app, place: () => dialog, button: dialogButton('Add GCash') };
    },
  },
  {
    name: 'verifying a card',
    method: 'PATCH',
    path: UPDATE,
    lookup: { path: METHODS, label: 'Check the verification' },
    success: 'Mastercard 2086 verified.',
    open: async () => {
      const app = await openAndrea();
      await app.user.click(await screen.findByRole('button', { name: 'Verify Mastercard 2086' }));
      const dialog = await screen.findByRole('dialog', { name: 'Verify Mastercard 2086' });
      await within(dialog).findByText('Code sent.');
      const code = app.world.outbox[0]?.code ?? '';
      await app.user.type(within(dialog).getByLabelText('6-digit code'), code);
      return {
        app,
        place: () => dialog,
        button: dialogButton('Verify'),
        expectKept: () => expect(within(dialog).getByLabelText('6-digit code')).toHaveValue(code),
      };
    },
  },
  {
    name: 'choosing the default',
    method: 'PATCH',
    path: UPDATE,
    lookup: { path: METHODS, label: 'Check the default' },
    success: 'GCash 0136 is now your default.',
    open: async () => {
      const app = await openAndrea();
      await screen.findByRole('button', { name: 'More about GCash 0136' });
      return {
        app,
        place: () => document.body,
        button: async () => {
          const open = screen.queryByRole('menuitem', { name: 'Make default' });
          if (open) return open;
          await app.user.click(screen.getByRole('button', { name: 'More about GCash 0136' }));
          return screen.findByRole('menuitem', { name: 'Make default' });
        },
      };
    },
  },
  {
    name: 'removing a card',
    method: 'DELETE',
    path: '/api/payments/methods/delete/:id',
    lookup: { path: METHODS, label: 'Check the removal' },
    success: 'Mastercard 2086 removed.',
    open: async () => {
      const app = await openAndrea();
      await app.user.click(await screen.findByRole('button', { name: 'More about Mastercard 2086' }));
      await app.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Remove Mastercard 2086?' });
      return {
        app,
        place: () => dialog,
        button: () => Promise.resolve(within(dialog).getByRole('button', { name: 'Remove Mastercard 2086' })),
      };
    },
  },
];

describe('a call that changes a payment method', () => {
  CALLS.forEach(testFaults);
});
