import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { hashSecret } from '@/sandbox/domain/secrets';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { VISITOR } from '@/store/userState';
import { readEverythingKept } from '../browserStorage';
import { typedDraft } from '../builders/draft';
import { watchCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { fillInLogin, pressLogin } from './loginPage';

const LOGIN = 'POST /api/customers/login';
const REFRESH = 'POST /api/refresh-token';

describe('the login page', () => {
  it('links to sign-up and to the forgotten password', async () => {
    await renderApp('/login?next=%2Fmybooking');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    const signUp = screen.getAllByRole('link', { name: 'Sign up' }).map((link) => link.getAttribute('href'));
    expect(signUp).toContain('/signup?next=%2Fmybooking');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot');
    expect(document.title).toBe('Login - Logistix Global');
  });

  it('lets a password manager fill it in, and takes a pasted password in full', async () => {
    const { user } = await renderApp('/login');
    expect(await screen.findByLabelText('Email or username')).toHaveAttribute('autocomplete', 'username');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password);
    await user.paste('Padala#2026'.repeat(10));
    expect(password).toHaveValue('Padala#2026'.repeat(10));
  });

  it.each([
    ['a username', 'andrea'],
    ['an email', 'andrea.villanueva@example.ph'],
  ])('logs a customer in with %s', async (_what, name) => {
    const calls = watchCalls();
    const { user, router, store } = await renderApp('/login');
    await fillInLogin(user, name);
    await pressLogin(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(calls.count(LOGIN)).toBe(1);
    expect(calls.of(LOGIN)[0]?.hasBearer).toBe(false);
    expect(store.getState().user.user?.user.username).toBe('andrea');
  });

  it('requires both fields before it sends anything', async () => {
    const calls = watchCalls();
    const { user } = await renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Enter your email or username.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(screen.getByLabelText('Email or username')).toHaveFocus();
    expect(calls.all).toHaveLength(0);
  });

  it('shows the server’s message for a wrong password, without a token refresh', async () => {
    localStorage.setItem('user', JSON.stringify({ token: JSON.stringify('Invalid Token') }));
    const calls = watchCalls();
    const { user, router } = await renderApp('/login');
    await fillInLogin(user, 'andrea', 'not-the-one-9');
    await pressLogin(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Incorrect username or password.');
    expect(alert).toHaveFocus();
    expect(calls.count(REFRESH)).toBe(0);
    expect(calls.count(LOGIN)).toBe(1);
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByLabelText('Password')).toHaveValue('not-the-one-9');
  });

  it('shows how long to wait after too many tries', async () => {
    const { user, world } = await renderApp('/login');
    world.loginAttempts.andrea = { wrong: 0, blocked_until: Date.now() + 45_000 };
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Too many failed attempts\. Try again in 4\d seconds\.$/,
    );
  });

  it.each([
    ['a double click', (user: UserEvent) => user.dblClick(screen.getByRole('button', { name: 'Log in' }))],
    [
      'Enter and a click in one go',
      async (user: UserEvent) => {
        await user.type(screen.getByLabelText('Password'), '{Enter}');
        await pressLogin(user);
      },
    ],
  ])('sends one login for %s', async (_what, submit) => {
    const calls = watchCalls();
    const { user, router } = await renderApp('/login');
    const { held, release } = createHold();
    server.use(http.post('*/api/customers/login', () => held));
    await fillInLogin(user, 'andrea');
    await submit(user);
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(calls.count(LOGIN)).toBe(1);
  });

  it('leads an unverified customer to verification, and keeps the requested page', async () => {
    const { user, router } = await renderApp('/mybooking');
    await fillInLogin(user, 'bea');
    await pressLogin(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verification/email'));
    expect(router.state.location.search).toBe('?q=bG9naW4%3D&next=%2Fmybooking');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    '/login',
    '/no/such/page',
  ])('stays in the app with ?next=%s', async (next) => {
    const { user, router } = await renderApp(`/login?next=${encodeURIComponent(next)}`);
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('redirects a logged-in customer to the dashboard', async () => {
    const { router } = await renderApp('/login', { as: 'bea' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('keeps the visitor’s draft', async () => {
    const draft = typedDraft();
    const { user, store } = await renderApp('/login?next=%2Fbooking%2Fexclusive', { draft });
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    await waitFor(() => expect(store.getState().booking.drafts[VISITOR]).toBeUndefined());
    expect(Object.values(store.getState().booking.drafts)).toEqual([draft]);
  });
});

/** Forms in which a password could be stored: plain, in JSON, and in base64 at any offset of a longer text. */
function formsOf(password: string): string[] {
  const inBase64 = ['', 'x', 'xx'].map((before) => btoa(`${before}${password}`).replace(/=+$/, '').slice(4, -2));
  return [password, JSON.stringify(password).slice(1, -1), btoa(password), ...inBase64];
}

describe('remember me', () => {
  it('stores the password only as ciphertext, fills it in again, and deletes it when unticked', async () => {
    const password = 'Padala"2026\\Manila';
    const first = await renderApp('/login', {
      world: (world) => {
        findDemoCustomer(world, 'andrea').password = hashSecret(password);
      },
    });
    await fillInLogin(first.user, 'andrea', password);
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await first.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await pressLogin(first.user);
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/dashboard'));
    const { rememberMeData } = first.store.getState().user;
    expect(rememberMeData.username).toBe('andrea');
    expect(rememberMeData.password).not.toBe('');
    await waitFor(() => expect(localStorage.getItem('user')).toContain(rememberMeData.password));
    await screen.findByRole('heading', { level: 1, name: /Andrea/ });
    const kept = await readEverythingKept();
    expect(kept).toContain('logistix');
    expect(formsOf(password).filter((form) => kept.includes(form))).toEqual([]);

    await first.user.click(await screen.findByRole('button', { name: 'Menu' }));
    await first.user.click(await screen.findByRole('button', { name: 'LOGOUT' }));
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/login'), { timeout: 10_000 });
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(password));
    expect(screen.getByLabelText('Email or username')).toHaveValue('andrea');
    const box = screen.getByRole('checkbox', { name: 'Remember me' });
    expect(box).toBeChecked();
    await first.user.click(box);
    await pressLogin(first.user);
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/dashboard'));
    expect(first.store.getState().user.rememberMeData).toEqual({ username: '', password: '' });
  });

  it('logs a customer in, who can book, when the browser’s key vault never answers', async () => {
    const { user, router } = await renderApp('/login');
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    await fillInLogin(user, 'andrea');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await pressLogin(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 3000 });
    await act(() => router.navigate('/booking/exclusive'));
    expect(await screen.findByRole('heading', { name: 'Goods' }, { timeout: 10_000 })).toBeVisible();
  });
});
