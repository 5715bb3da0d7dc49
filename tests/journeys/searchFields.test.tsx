import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp } from '../render';

it.each([
  [PATHS.myBookings, 'Search bookings'],
  [PATHS.walletTransactions, 'Search transactions'],
  [PATHS.helpCenter, 'Search the help center'],
  [PATHS.addresses, 'Search addresses'],
])('the search of %s is in the URL after a pause, and follows links and Back', async (path, name) => {
  const { router } = await renderApp(path, { as: 'andrea' });
  const query = () => new URLSearchParams(router.state.location.search).get('q');
  const field = await screen.findByLabelText(name);
  const queries: unknown[] = [];
  router.subscribe(() => queries.push(query()));
  for (const value of ['m', 'ma', 'mak ']) fireEvent.change(field, { target: { value } });
  expect(field).toHaveValue('mak ');
  expect(query()).toBeNull();
  await waitFor(() => expect(query()).toBe('mak'));
  expect(new Set(queries)).toEqual(new Set(['mak']));
  expect(field).toHaveValue('mak ');

  await act(() => router.navigate(`${path}?q=visa`));
  expect(field).toHaveValue('visa');
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('mak');
});
