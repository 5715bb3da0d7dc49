import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { watchCalls } from '../calls';
import { renderApp } from '../render';
import { fillInLogin, pressLogin } from './loginPage';

const GOOGLE = 'POST /api/customers/login/google-oauth2';

async function openDemo(user: UserEvent, provider: string) {
  await user.click(await screen.findByRole('button', { name: `Continue with ${provider}` }));
  return within(await screen.findByRole('dialog', { name: `Demo ${provider}` }));
}

async function answerDemo(user: UserEvent, provider: string, name: string) {
  const dialog = await openDemo(user, provider);
  await user.type(dialog.getByLabelText(`Name of the demo ${provider} account`), name);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
}

describe('a provider login in the sandbox', () => {
  it('replaces the provider’s window, says so, and logs the linked customer in without a bearer', async () => {
    const calls = watchCalls();
    const { user, router, store } = await renderApp('/login?next=%2Fmybooking');
    const dialog = await openDemo(user, 'Google');
    expect(dialog.getByText('This is a sandbox demo, not Google. No real account is used.')).toBeVisible();
    expect(dialog.getByLabelText('Name of the demo Google account')).toHaveFocus();
    await user.keyboard('Andrea{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/mybooking'));
    expect(store.getState().user.user?.user.username).toBe('andrea');
    expect(calls.count(GOOGLE)).toBe(1);
    expect(calls.of(GOOGLE)[0]?.hasBearer).toBe(false);
    expect(await calls.of(GOOGLE)[0]?.request.json()).toEqual({ access_token: 'demo-google-andrea' });
    expect(calls.count('POST /api/customers/login')).toBe(0);
  });

  it('tells a person without an account to sign up', async () => {
    const calls = watchCalls();
    const { user, router } = await renderApp('/login');
    await answerDemo(user, 'Facebook', 'nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No account is linked to this Facebook account. Sign up first.',
    );
    expect(calls.count('POST /api/customers/login/facebook')).toBe(1);
    expect(router.state.location.pathname).toBe('/login');
  });

  it('shows a message and keeps the form usable when the window is closed', async () => {
    const calls = watchCalls();
    const { user, router } = await renderApp('/login');
    const dialog = await openDemo(user, 'Apple');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The Apple window was closed before you finished. Try again, or continue without Apple.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.all).toHaveLength(0);
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('accepts a demo name with a space', async () => {
    const calls = watchCalls();
    const { user } = await renderApp('/login');
    await answerDemo(user, 'Google', 'Miguel FB');
    await waitFor(() => expect(calls.all.length).toBeGreaterThan(0));
    expect(screen.queryByText(/Use 2 to 30 letters/)).toBeNull();
  });

  it('rejects an invalid demo name', async () => {
    const calls = watchCalls();
    const { user } = await renderApp('/login');
    await answerDemo(user, 'Google', 'a!');
    const field = screen.getByLabelText('Name of the demo Google account');
    expect(field).toHaveAccessibleDescription(
      /Use 2 to 30 letters, numbers, spaces, periods, hyphens or underscores\./,
    );
    expect(field).toHaveFocus();
    expect(calls.all).toHaveLength(0);
  });
});
