import { screen, waitFor } from '@testing-library/react';
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
