import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { countCalls } from '../calls';
import { noContent } from '../noContent';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { openNewest } from './chatDrawer';
import { handleThenAnswer } from './moneyFaults';

it('a chat message answered with 204 leaves its box, is fetched at once and is sent once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await openNewest();
  await settled();
  // drops the timer of the next poll
  vi.useRealTimers();
  const fetches = countCalls('GET', '/api/messages/:id');
  const posts = countCalls('POST', '/api/messages/:id/create');
  server.use(handleThenAnswer('POST', '/api/messages/:id/create', app, noContent));
  await app.user.type(app.box, 'I am at the lobby.{Enter}');
  await waitFor(() => expect(fetches()).toBeGreaterThan(0));
  await settled();
  expect(app.box).toHaveValue('');
  expect(await within(app.log).findByText('I am at the lobby.')).toBeVisible();
  expect(screen.queryByText(/was not sent/)).toBeNull();
  expect(posts()).toBe(1);
});

it('an address answered with 204 is listed', async () => {
  const app = await renderApp(PATHS.addresses, { as: 'andrea' });
  await app.user.click(await screen.findByRole('button', { name: 'Studio' }));
  const form = within(await screen.findByRole('form', { name: 'Edit address' }));
  await app.user.clear(form.getByLabelText('Address name'));
  await app.user.type(form.getByLabelText('Address name'), 'Beach house');
  server.use(handleThenAnswer('PATCH', '/api/customers/addresses/update/:id', app, noContent));
  await app.user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Beach house saved.')).toBeVisible();
  await screen.findAllByText('Beach house');
});

it('a profile answered with 204 is fetched', async () => {
  const app = await renderApp('/settings', { as: 'andrea' });
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
  await app.user.clear(form.getByLabelText('First name'));
  await app.user.type(form.getByLabelText('First name'), 'Andreia');
  server.use(handleThenAnswer('PATCH', '/api/customers/update/:id', app, noContent));
  await app.user.click(form.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Profile saved.')).toBeVisible();
  await waitFor(() => expect(app.store.getState().user.user?.user.user_profile.first_name).toBe('Andreia'));
});
