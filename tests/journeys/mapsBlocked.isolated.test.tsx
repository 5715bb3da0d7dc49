import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { recordBodies } from '../calls';
import { renderApp } from '../render';
import { BOOK, book, waitForReview } from './bookingPage';

vi.hoisted(() => vi.stubEnv('VITE_GOOGLE_MAPS_API_KEY', 'maps-key'));

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="maps.googleapis.com"]');

it('a delivery is booked while Google Maps is blocked, and its script loads only on a page with a map', async () => {
  const posts = recordBodies('POST', BOOK);
  const draft = await createBookableDraft();
  const { user, router } = await renderApp(PATHS.about, { as: 'andrea', draft });
  await screen.findByRole('heading', { level: 1 });
  expect(scripts()).toHaveLength(0);
  await act(() => router.navigate(PATHS.bookSpecial));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  // the library logs a script that does not load
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect(await screen.findByText('Google Maps did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await screen.findByText('Updated just now');
  await user.click(book());
  await waitForReview(router);
  expect(posts).toHaveLength(1);
});
