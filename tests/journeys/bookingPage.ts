import { configure, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { bookable } from '../builders/bookable';
import { renderApp, type RenderOptions } from '../render';
import { server } from '../server';

// The form is the largest screen of the app: it may take its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

export const BOOK = '/api/bookings/book-delivery';
export const BOOK_BUTTON = 'See drivers and rates';

const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

/** Every call to a path from now on, with its body. */
export function callsTo(path: string, method = 'POST') {
  const calls: Promise<Record<string, unknown>>[] = [];
  const listen = ({ request }: { request: Request }) => {
    if (new URL(request.url).pathname !== path || request.method !== method) return;
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    calls.push(isJson ? (request.clone().json() as Promise<Record<string, unknown>>) : Promise.resolve({}));
  };
  server.events.on('request:start', listen);
  endings.push(() => server.events.removeListener('request:start', listen));
  return calls;
}

/** Opens the booking form of a complete draft and waits for its price. */
export async function openPriced(options: RenderOptions & { path?: string } = {}) {
  const draft = options.draft ?? (await bookable());
  const app = await renderApp(options.path ?? PATHS.bookSpecial, { as: 'andrea', ...options, draft });
  await screen.findByText('Updated just now');
  return app;
}

/** Unfolds the fields of a stop that has no place yet. */
export const enterByHand = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Enter it by hand' }));

export const book = () => screen.getByRole('button', { name: BOOK_BUTTON });

/** Waits for the review page of the one booking that was made. */
export async function reviewed(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.bookingReview));
  return new URLSearchParams(router.state.location.search).get('booking');
}
