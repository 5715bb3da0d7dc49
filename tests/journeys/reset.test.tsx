import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import type { World } from '@/sandbox/world';
import { resizeTo } from '../browserWindow';
import { watchCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { fillInLogin, pressLogin } from './loginPage';

const REQUEST = 'POST /api/reset-password/request';
const VALIDATE = 'POST /api/reset-password/validate';
const RESET = 'POST /api/reset-password';
const TOKEN = 'a-token-of-forty-characters-0123456789ab';
const NEW_PASSWORD = 'Bagong.Padala#27';

const ANSWER = "If there's an account for this address, we've sent a reset link.";

/** Token of a link that andrea requested a minute ago. */
function withLink(world: World) {
  const andrea = findDemoCustomer(world, 'andrea');
  world.resetTokens.push({ token: TOKEN, customer_id: andrea.id, expires_at: Date.now() + 600_000 });
}

const openLink = (options = {}) => renderApp(`/auth/reset-password?token=${TOKEN}`, { world: withLink, ...options });

const PHONE_WIDTH = 390;

describe('a forgotten password', () => {
  it.each(['andrea.villanueva@example.ph', 'nobody@example.ph'])('gets the same answer for %s', async (email) => {
    const calls = watchCalls();
    const { user } = await renderApp('/forgot');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(ANSWER)).toBeVisible();
    expect(calls.count(REQUEST)).toBe(1);
    expect(calls.of(REQUEST)[0]?.hasBearer).toBe(false);
    expect(document.title).toBe('Forgot Password - Logistix Global');
    await user.click(screen.getByRole('button', { name: 'Change email or resend' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('requires a valid address, and sends one call at a time', async () => {
    const calls = watchCalls();
    const { user } = await renderApp('/forgot');
    const { held, release } = createHold();
    server.use(http.post('*/api/reset-password/request', () => held));
    const field = await screen.findByLabelText('Email');
    await user.type(field, 'andrea@{Enter}');
    expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeVisible();
    expect(calls.count(REQUEST)).toBe(0);
    await user.clear(field);
    await user.type(field, 'dina.ocampo@example.ph');
    await user.dblClick(screen.getByRole('button', { name: 'Send link' }));
    release();
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(calls.count(REQUEST)).toBe(1);
  });

  it('keeps the input after a network error', async () => {
    const { user } = await renderApp('/forgot');
    server.use(http.post('*/api/reset-password/request', () => HttpResponse.error()));
    await user.type(await screen.findByLabelText('Email'), 'dina.ocampo@example.ph{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveValue('dina.ocampo@example.ph');
  });

  it.each(['/forgot', `/auth/reset-password?token=${TOKEN}`, '/auth/reset-password/success'])(
    'works on a phone at %s',
    async (path) => {
      resizeTo(PHONE_WIDTH);
      await renderApp(path, { world: withLink });
      expect(await screen.findByRole('heading', { level: 1, name: /password/i })).toBeVisible();
      expect(screen.queryByText('Book from your phone with our app')).toBeNull();
    },
  );

  it.each([
    ['/forgot', 'Log in with our app'],
    ['/auth/reset-password/success', 'Log in with our app'],
    ['/track/LGX-000000-0000', 'Book with our app'],
  ])('leads to the app from a phone at %s, and says so', async (path, name) => {
    resizeTo(PHONE_WIDTH);
    const { user } = await renderApp(path);
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { name: 'Book from your phone with our app' })).toBeVisible();
  });
});

describe('a reset link', () => {
  it('is checked first, leaves the address bar at once, and sets a working password', async () => {
    const calls = watchCalls();
    const { user, router } = await openLink();
    const field = await screen.findByLabelText('New password');
    expect(router.state.location.search).toBe('');
    expect(screen.getByText('andrea.villanueva@example.ph')).toBeVisible();
    expect([calls.count(VALIDATE), calls.count(RESET)]).toEqual([1, 0]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(TOKEN);
    expect(document.title).toBe('Reset Password - Logistix Global');

    await user.type(field, NEW_PASSWORD);
    await user.type(screen.getByLabelText('Confirm new password'), NEW_PASSWORD);
    await user.dblClick(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/reset-password/success');
    expect(calls.count(RESET)).toBe(1);
    await expect(calls.of(RESET)[0]?.request.json()).resolves.toEqual({
      token: TOKEN,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    });
    expect(calls.all.map(({ request }) => request.url).join()).not.toMatch(new RegExp(`${TOKEN}|Bagong`));

    await user.click(screen.getByRole('main').querySelector('a[href="/login"]') as HTMLElement);
    await fillInLogin(user, 'andrea', NEW_PASSWORD);
    await pressLogin(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('shows what to change about a password, and accepts a paste in full', async () => {
    const calls = watchCalls();
    const { user } = await openLink();
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.click(field);
    await user.paste('x'.repeat(40));
    expect(field).toHaveValue('x'.repeat(40));
    await user.type(screen.getByLabelText('Confirm new password'), 'another');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(
      await screen.findByText('Use 9–30 characters without spaces: letters, numbers and common symbols.'),
    ).toBeVisible();
    expect(screen.getByText("The passwords don't match.")).toBeVisible();
    expect(calls.count(RESET)).toBe(0);
  });

  it('explains that it was used before', async () => {
    const { router } = await renderApp('/auth/reset-password?token=used-before');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('says that it is unknown, also if the server sends no message', async () => {
    const { router } = await renderApp('/about');
    server.use(
      http.post(
        '*/api/reset-password/validate',
        () => new HttpResponse(null, { status: 404, headers: { 'x-contract': 'off' } }),
      ),
    );
    await act(() => router.navigate('/auth/reset-password?token=unknown'));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent("We don't know this link.");
  });

  it('asks to be opened again after a reload without its token', async () => {
    await renderApp('/auth/reset-password');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Open the link from your email again.');
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot');
    expect(screen.queryByText(/^We don't know this link/)).toBeNull();
  });

  it('explains on submit that it was used in the meantime', async () => {
    const { user, world } = await openLink();
    const field = await screen.findByLabelText('New password');
    world.resetTokens.length = 0;
    await user.type(field, NEW_PASSWORD);
    await user.type(screen.getByLabelText('Confirm new password'), `${NEW_PASSWORD}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  });

  it('can be checked again after a failure, without its token in the address', async () => {
    const calls = watchCalls();
    const app = openLink({
      world: (world: World) => {
        withLink(world);
        server.use(http.post('*/api/reset-password/validate', () => HttpResponse.error(), { once: true }));
      },
    });
    const { user } = await app;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(calls.count(VALIDATE)).toBe(2);
  });

  it('names no account if the server sends no email', async () => {
    const { router } = await renderApp('/about');
    server.use(
      http.post(
        '*/api/reset-password/validate',
        () => new HttpResponse(null, { status: 204, headers: { 'x-contract': 'off' } }),
      ),
    );
    await act(() => router.navigate(`/auth/reset-password?token=${TOKEN}`));
    expect(await screen.findByText('Choose a new password.')).toBeVisible();
  });

  it.each([
    ['works', () => undefined, 'Your password is changed. Log in with the new one.'],
    ['fails', () => new HttpResponse(null, { status: 500 }), /^We couldn't save your password\. Something went wrong/],
  ])('leaves a customer on the next page when it %s late, which a toast tells', async (_how, answer, message) => {
    const { user, router } = await openLink();
    await user.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
    const { held, release } = createHold();
    server.use(http.post('*/api/reset-password', () => held.then(answer)));
    await user.type(screen.getByLabelText('Confirm new password'), `${NEW_PASSWORD}{Enter}`);
    await act(() => router.navigate('/about'));
    release();
    expect(await screen.findByText(message)).toBeVisible();
    expect(router.state.location.pathname).toBe('/about');
  });

  it('ends the current session of this browser', async () => {
    const { user, store } = await openLink({ as: 'andrea' });
    await user.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
    await user.type(screen.getByLabelText('Confirm new password'), `${NEW_PASSWORD}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
    expect(store.getState().user.token).toBeNull();
    expect(localStorage.getItem('user')).not.toContain('Villanueva');
  });
});
