import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { PATHS } from '@/config/paths';
import { selectDraft } from '@/store/booking';
import { selectAccountKey } from '@/store/user';
import { createBookableDraft } from '../builders/bookable';
import { renderApp, type RenderOptions, type RenderedApp } from '../render';

export const BOOK = '/api/bookings/book-delivery';
export const BOOK_BUTTON = 'See drivers and rates';

/** Opens the booking form of a complete draft and waits for its price and its vehicle. */
export async function openPriced(options: RenderOptions & { path?: string } = {}) {
  const draft = options.draft ?? (await createBookableDraft());
  const app = await renderApp(options.path ?? PATHS.bookSpecial, { as: 'andrea', ...options, draft });
  await screen.findByText('Updated just now');
  await screen.findByText('Estimated total');
  return app;
}

/** Returns the draft that is saved for the customer, or for a visitor. */
export const savedDraft = ({ store }: Pick<RenderedApp, 'store'>) =>
  selectDraft(selectAccountKey(store.getState()))(store.getState());

/** Unfolds the fields of a stop that has no place yet. */
export const enterByHand = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Enter it manually' }));

export const book = () => screen.getByRole('button', { name: BOOK_BUTTON });

/** Waits for the review page of the one booking that was made. */
export async function waitForReview(router: RenderedApp['router']) {
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(PATHS.bookingReview);
    // the form stays until the review has rendered
    expect(screen.queryByRole('button', { name: BOOK_BUTTON })).toBeNull();
  });
  return new URLSearchParams(router.state.location.search).get('booking');
}

/** Returns true for a day or time that can be chosen. */
export const isFree = (option: HTMLElement) => option.getAttribute('aria-disabled') !== 'true';

/** Chooses "Later", and the last day of the calendar that offers a pickup. */
export async function chooseLastPickupDay(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: 'Later' }));
  await user.click(await screen.findByRole('button', { name: /^Date/ }));
  await screen.findByRole('grid');
  const openDays = () => within(screen.getByRole('grid')).getAllByRole('button').filter(isFree);
  // on the last evening of a month there is nothing left of it
  if (openDays().length === 1) await user.click(screen.getAllByRole('button', { name: 'Next' })[0]!);
  await user.click(openDays().at(-1)!);
  await screen.findByText(/Manila time\.$/);
}
