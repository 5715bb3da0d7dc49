import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setHidden } from '../browserWindow';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { settled } from '../time';

it.each([
  ['the badge', '/help-center', '/api/notifications'],
  ['the sidebar and its rail', '/help-center', '/api/bookings'],
  ['the dashboard', '/dashboard', '/api/bookings'],
])('%s refetches once when the tab gets the focus again', async (_name, path, call) => {
  await renderApp(path, { as: 'andrea' });
  expect(await screen.findByRole('heading', { name: 'Ongoing booking' })).toBeVisible();
  if (path === '/dashboard') await screen.findByRole('heading', { name: /^Active deliveries/ });
  await settled();
  const calls = countCalls('GET', call);
  setHidden(true);
  await settled();
  expect(calls()).toBe(0);
  setHidden(false);
  await settled();
  expect(calls()).toBe(1);
});
