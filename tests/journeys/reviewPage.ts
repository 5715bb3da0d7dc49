import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getReviewPath } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { toCentavos } from '@/utils/money';
import { createBookableDraft } from '../builders/bookable';
import { placeBooking } from '../builders/placed';
import { renderApp } from '../render';

export const VAN = '4';

/** Unfolds the payment methods. */
export async function unfoldPayWith(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Change payment method' }));
  return screen.getByRole('radiogroup', { name: 'Pay with' });
}

/** Places a booking, opens its review and unfolds the payment methods. */
export async function openReview(as = 'andrea', part: Partial<DeliveryDraft> = {}) {
  const draft = await createBookableDraft({ vehicle_type: VAN, ...part });
  const app = await renderApp('/mybooking', { as });
  const booking = await placeBooking(app.store, draft);
  await act(() => app.router.navigate(getReviewPath(String(booking.id))));
  await screen.findByRole('heading', { name: 'Choose a driver' });
  const rates = await screen.findByRole('radiogroup', { name: 'Choose a driver' });
  await within(rates).findAllByRole('radio');
  const payWith = await unfoldPayWith(app.user);
  return { ...app, booking, rates, payWith };
}

export const payButton = () => screen.findByRole('button', { name: /^(Pay|Book .+ ·) ₱/ });

/** Returns the price on a Pay button in centavos. */
export const priceOn = (button: HTMLElement) => toCentavos(Number((button.textContent ?? '').replace(/[^\d.]/g, '')));
