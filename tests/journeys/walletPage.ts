import { screen } from '@testing-library/react';
import type { RenderedApp } from '../render';

/** Opens the dialog of a top-up with one of the amounts that the wallet offers. */
export async function openTopUp({ user }: Pick<RenderedApp, 'user'>, amount = '₱500.00') {
  // the payment methods have loaded
  await screen.findByRole('region', { name: 'Cards' });
  await user.click(await screen.findByRole('button', { name: amount }));
  await user.click(screen.getByRole('button', { name: 'Top up' }));
  // a top-up whose answer was lost comes first, with its own amount in the title
  return screen.findByRole('dialog', { name: /^Top up ₱/ });
}
