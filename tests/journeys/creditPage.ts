import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp, type RenderedApp } from '../render';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0]);
export const photo = (name = 'cheque.png', bytes = PNG) => new File([bytes], name, { type: 'image/png' });

export const openCredit = () => renderApp(PATHS.walletCorporate, { as: 'harbor.foods' });
export const payRegion = () => screen.findByRole('region', { name: 'Pay' });

/** Chooses to pay by card or e-wallet, and waits for the cards: the button is disabled until they are loaded. */
export async function chooseCard({ user }: Pick<RenderedApp, 'user'>) {
  const form = within(await payRegion());
  await user.click(form.getByRole('radio', { name: 'Card or e-wallet' }));
  await waitFor(() => expect(form.getByRole('button', { name: /^Pay( ₱[\d,.]+)?$/ })).toBeEnabled());
}

/** Answers the question before a large payment. */
export async function confirmPayment({ user }: Pick<RenderedApp, 'user'>) {
  const question = await screen.findByRole('alertdialog', { name: /^Pay ₱[\d,.]+\?$/ });
  await user.click(within(question).getByRole('button', { name: /^Pay ₱/ }));
}

/** Returns the 15th, `months` away from the current month in Manila, as MM-DD-YYYY. */
export function chequeDay(months = 0) {
  const day = new Date(Date.now() + 8 * 3_600_000);
  day.setUTCMonth(day.getUTCMonth() + months, 15);
  return day
    .toISOString()
    .slice(0, 10)
    .replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
}

export async function typeCheque({ user }: RenderedApp, date = chequeDay(-1)) {
  const form = await payRegion();
  await user.type(within(form).getByLabelText('Bank'), 'BPI');
  await user.type(within(form).getByLabelText('Cheque number'), '0004182937');
  await user.type(within(form).getByLabelText('Cheque date'), date);
  await user.type(within(form).getByLabelText('Amount'), '1500.50');
  await user.upload(within(form).getByLabelText(/Photo of the cheque: Add a photo/), photo());
  return form;
}
