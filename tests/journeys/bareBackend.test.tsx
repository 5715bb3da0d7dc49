import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ANDREA } from '../accounts';
import { typedDraft } from '../builders/draft';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { savedDraft } from './bookingPage';
import { fillInLogin, pressLogin } from './loginPage';

describe('with a minimal backend that sends numbers as texts', () => {
  it('an individual sees Points and wallet', async () => {
    const { user, store } = await renderApp('/dashboard', { as: 'andrea', isBare: true });
    const balance = within(await screen.findByRole('region', { name: 'Balance' }));
    const points = store.getState().user.user?.remaining_credits;
    expect(points).toBeGreaterThan(0);
    expect(balance.getByRole('heading', { name: 'Points' })).toBeVisible();
    expect(balance.getByText(/^₱[\d,]+\.\d{2}$/).textContent.replace(/[₱,]/g, '')).toBe(points?.toFixed(2));
    await user.click(balance.getByRole('link', { name: 'Wallet' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: /transactions/i })).toBeVisible();
    expect(screen.queryByText(/NaN|undefined/)).toBeNull();
  });

  it('a company sees its remaining credit', async () => {
    const { user } = await renderApp('/dashboard', { as: 'harbor.foods', isBare: true });
    const balance = within(await screen.findByRole('region', { name: 'Balance' }));
    expect(balance.getByRole('heading', { name: 'Credit Limit Available Balance' })).toBeVisible();
    await user.click(balance.getByRole('button', { name: 'View Credit' }));
    expect(await screen.findByRole('img', { name: /^₱181,549\.75 of ₱500,000\.00 used/ })).toBeVisible();
    expect(screen.queryByText(/NaN|undefined/)).toBeNull();
  });

  it('an empty profile is filled in and saved, without the fields that the backend lacks', async () => {
    const updates = countCalls('PATCH', '/api/customers/update/:id');
    const { user, world } = await renderApp('/settings', {
      as: 'andrea',
      isBare: true,
      world: ({ customers }) => {
        const nothing = { first_name: null, middle_name: null, last_name: null, birth_date: null, gender: null };
        Object.assign(customers[0]!.profile, nothing);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
    expect(form.getByLabelText('First name')).toHaveValue('');
    await user.type(form.getByLabelText('First name'), 'Andrea');
    await user.type(form.getByLabelText('Last name'), 'Reyes');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile saved.')).toBeVisible();
    expect(world.customers[0]?.profile).toMatchObject({ first_name: 'Andrea', last_name: 'Reyes', birth_date: null });
    expect(updates()).toBe(1);
  });
});

describe('a customer whose profile is null', () => {
  const noProfile = (customer: object) => ({ ...customer, user: { id: 1, username: 'andrea', user_profile: null } });
  const answer = (data: object) =>
    HttpResponse.json({ success: true, message: 'OK', data }, { headers: { 'x-contract': 'off' } });
  const sendsNoProfile = () =>
    server.use(
      http.get('*/api/customers/', () => answer(noProfile({ id: 1, customer_type: 'individual', company: null }))),
    );

  it('logs in and out', async () => {
    const { user, router, store, world } = await renderApp('/login');
    const session = { access: 'sbx_access_1', customer: noProfile({ id: 1, customer_type: 'individual' }) };
    world.sessions.push({
      customer_id: ANDREA,
      refresh: null,
      refresh_expires_at: Date.now() + 60_000,
      access: [{ token: 'sbx_access_1', expires_at: Date.now() + 60_000 }],
    });
    server.use(http.post('*/api/customers/login', () => answer(session)));
    sendsNoProfile();
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Later' }));
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'LOGOUT' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(store.getState().user.token).toBeNull();
  });

  it('opens a page at start-up, and keeps the draft', async () => {
    const draft = typedDraft();
    const app = await renderApp('/settings', { as: 'andrea', world: () => sendsNoProfile(), draft });
    const { store, user } = app;
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
    await waitFor(() => expect(store.getState().user.user?.user.user_profile.first_name).toBe(''));
    expect(savedDraft(app)?.stops).toEqual(draft.stops);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('link', { name: /Verify Account/ })).toBeVisible();
  });
});
