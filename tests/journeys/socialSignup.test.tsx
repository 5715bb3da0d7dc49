import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { selectIsProfilePromptDue } from '@/store/signUp';
import { signUpDone } from '@/store/user';
import { watchCalls } from '../calls';
import { renderApp } from '../render';
import { pass } from '../time';
import { book, openPriced, waitForReview } from './bookingPage';

const REGISTER = 'POST /api/customers/register/google-oauth2';
const PROMPT = 'Please update your profile details and documents before booking.';

/** The prompt checks once a second for open dialogs. */
const waitLongerThanACheck = () => pass(1300);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

async function signUpWithGoogle(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Demo Google' }));
  await user.type(dialog.getByLabelText('Name of the demo Google account'), `${name}{Enter}`);
}

describe('signing up with a provider', () => {
  it('creates the account and the session, asks for the mobile number, then prompts once on the dashboard', async () => {
    const calls = watchCalls();
    const { user, router, world, store } = await renderApp('/signup/individual?next=%2Fmybooking');
    await signUpWithGoogle(user, 'luz');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your mobile number' })).toBeVisible();
    expect(calls.count(REGISTER)).toBe(1);
    expect(calls.of(REGISTER)[0]?.hasBearer).toBe(false);
    expect(world.customers.filter(({ providers }) => providers['google-oauth2'] === 'luz')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('link', { name: 'Later' }));
    await screen.findByRole('heading', { level: 1, name: 'My Bookings' });
    expect(router.state.location.pathname).toBe('/mybooking');
    await waitLongerThanACheck();
    expect(screen.queryByRole('dialog')).toBeNull();

    await act(() => router.navigate('/dashboard'));
    const prompt = within(await screen.findByRole('dialog', { name: PROMPT }));
    await user.click(prompt.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
    expect(store.getState().utils.isShowEditProfile).toBe(true);
    expect(store.getState().user.customers).toEqual([]);
    await act(() => router.navigate('/dashboard'));
    await screen.findByRole('heading', { level: 1 });
    await waitLongerThanACheck();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the server’s message for an existing account', async () => {
    const { user, router } = await renderApp('/signup/individual');
    await signUpWithGoogle(user, 'andrea');
    expect(await screen.findByText('This Google account is already registered. Log in instead.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/signup/individual');
  });
});

describe('the profile prompt', () => {
  it('opens at the first login after a sign-up here, and Later closes it for good', async () => {
    const { user, router, store, world } = await renderApp('/signup/success');
    const andrea = findDemoCustomer(world, 'andrea');
    store.dispatch(signUpDone({ id: andrea.id, username: 'andrea', hasDetails: true }));
    await act(() => router.navigate('/login'));
    expect(await screen.findByLabelText('Email or username')).toHaveValue('andrea');
    await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    const prompt = within(await screen.findByRole('dialog', { name: PROMPT }));
    await user.click(prompt.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().user.customers).toEqual([]);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('waits for other dialogs on the dashboard, and does not return after the dashboard', async () => {
    const { user, router, store, world } = await renderApp('/dashboard', { as: 'dina' });
    const dina = findDemoCustomer(world, 'dina');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    act(() => void store.dispatch(signUpDone({ id: dina.id, username: 'dina', hasDetails: true })));
    await waitLongerThanACheck();
    expect(screen.getAllByRole('dialog')).toEqual([menu]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: PROMPT })).toBeVisible();
    await act(() => router.navigate('/address'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate('/dashboard'));
    await waitLongerThanACheck();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open for a customer who has already booked', async () => {
    const { user, router, store, world } = await openPriced();
    act(
      () =>
        void store.dispatch(
          signUpDone({ id: findDemoCustomer(world, 'andrea').id, username: 'andrea', hasDetails: true }),
        ),
    );
    expect(selectIsProfilePromptDue(store.getState())).toBe(true);
    await user.click(book());
    await waitForReview(router);
    expect(selectIsProfilePromptDue(store.getState())).toBe(false);
    await act(() => router.navigate('/dashboard'));
    await screen.findByRole('heading', { level: 1, name: /Andrea/ });
    await waitLongerThanACheck();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open for other customers', async () => {
    const { store } = await renderApp('/dashboard', { as: 'andrea' });
    act(() => void store.dispatch(signUpDone({ id: 'somebody-else', username: 'ben', hasDetails: true })));
    await screen.findByRole('heading', { level: 1, name: /Andrea/ });
    await waitLongerThanACheck();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
