import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { countCalls } from '../calls';
import { renderApp } from '../render';

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
afterEach(() => setHidden(false));

it.each([
  ['the badge', '/help-center', '/api/notifications'],
  ['the sidebar and its rail', '/help-center', '/api/bookings'],
  ['the dashboard', '/dashboard', '/api/bookings'],
])('%s refetches once when the tab gets the focus again', async (_name, path, call) => {
  const { store } = await renderApp(path, { as: 'andrea' });
  expect(await screen.findByRole('heading', { name: 'Ongoing booking' })).toBeVisible();
  if (path === '/dashboard') await screen.findByRole('heading', { name: /^Active deliveries/ });
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)).toBe(
      false,
    ),
  );
  const calls = countCalls('GET', call);
  setHidden(true);
  expect(calls()).toBe(0);
  setHidden(false);
  await waitFor(() => expect(calls()).toBe(1));
});
