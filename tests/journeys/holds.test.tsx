import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { setHidden } from '../browserWindow';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { pass, settled } from '../time';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Rejects the first of these calls with Retry-After; the others succeed. */
const refuseOnce = (path: string, seconds: number) =>
  server.use(
    http.get(
      `*${path}`,
      () =>
        HttpResponse.json(
          { success: false, message: 'Too busy.' },
          { status: 429, headers: { 'Retry-After': String(seconds) } },
        ),
      { once: true },
    ),
  );

describe('a server that answers with Retry-After', () => {
  it('gets no poll of the badge, and no refetch on focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderApp(PATHS.about, { as: 'andrea' });
    await screen.findByRole('button', { name: /^Notification, \d/ });
    const asked = countCalls('GET', '/api/notifications');
    refuseOnce('/api/notifications', 150);
    await pass(61_000);
    expect(asked()).toBe(1);
    setHidden(true);
    setHidden(false);
    await pass(120_000);
    expect(asked()).toBe(1);
    await pass(60_000);
    expect(asked()).toBe(2);
  });

  it('gets no call from Try again until the wait is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await renderApp(PATHS.about, { as: 'andrea' });
    const asked = countCalls('GET', '/api/vouchers');
    refuseOnce('/api/vouchers', 30);
    await act(() => app.router.navigate(PATHS.vouchers));
    for (const press of [1, 2, 3]) {
      await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
      await settled();
      expect([press, asked()]).toEqual([press, 1]);
    }
    expect(screen.getByText('Too busy. Try again in 30 seconds.')).toBeVisible();
    await pass(30_000);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Available 6' })).toBeVisible();
    expect(asked()).toBe(2);
  });
});
