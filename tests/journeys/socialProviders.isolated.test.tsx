import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { watchCalls } from '../calls';
import { renderApp } from '../render';
import { appleToken, providers, serveProviders, type AppleOptions } from './providers';

vi.hoisted(() => {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'google-client');
  vi.stubEnv('VITE_FACEBOOK_APP_ID', '1234567890');
  vi.stubEnv('VITE_APPLE_CLIENT_ID', 'ph.example.app');
  vi.stubEnv('VITE_APPLE_REDIRECT_URI', 'http://localhost:3000/login');
  vi.stubEnv('VITE_APPLE_STATE', 'web');
});

serveProviders();

const button = (name: string) => screen.findByRole('button', { name: `Continue with ${name}` });
const press = async (user: UserEvent, name: string) => user.click(await button(name));

/** Waits for the scripts, which load after the page; an earlier press only shows a message. */
async function loaded(...hosts: string[]) {
  await waitFor(() => expect(providers.asked).toEqual(expect.arrayContaining(hosts)));
}

const linkAndrea = { world: linkAllToAndrea };
function linkAllToAndrea({ customers }: { customers: { username: string; providers: object }[] }) {
  const andrea = customers.find(({ username }) => username === 'andrea');
  if (andrea) andrea.providers = { facebook: 'andrea', 'google-oauth2': 'andrea', 'apple-id': 'andrea' };
}

const GOOGLE = 'accounts.google.com';
const FACEBOOK = 'connect.facebook.net';
const APPLE = 'appleid.cdn-apple.com';

describe('the real packages of the three providers', () => {
  it('load only on pages that show them', async () => {
    const { router } = await renderApp('/');
    for (const [path, heading] of [
      ['/forgot', 'Forgot password'],
      ['/auth/reset-password?token=abc', 'This link no longer works'],
      ['/signup', 'Sign up'],
    ] as const) {
      await router.navigate(path);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
      expect(document.querySelectorAll('script')).toHaveLength(0);
    }
    expect(providers.asked).toEqual([]);
    await router.navigate('/login');
    await loaded(GOOGLE, FACEBOOK, APPLE);
    expect(providers.asked).toHaveLength(3);
  });

  it('log in with Google’s token and a state of this attempt', async () => {
    const states: string[] = [];
    providers.google = (state) => {
      states.push(state);
      return { access_token: 'demo-google-andrea', state };
    };
    const calls = watchCalls();
    const { user, router, store } = await renderApp('/login', linkAndrea);
    await button('Google');
    await loaded(GOOGLE);
    await press(user, 'Google');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    const [call, ...more] = calls.of('POST /api/customers/login/google-oauth2');
    expect(more).toEqual([]);
    expect(call?.hasBearer).toBe(false);
    expect(await call?.request.json()).toEqual({ access_token: 'demo-google-andrea' });
    expect(states).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(sessionStorage).toHaveLength(0);
    const { email, user_profile: profile } = store.getState().user.user?.user ?? {};
    expect(store.getState().user.googleUserDetails).toEqual({
      email,
      first_name: profile?.first_name,
      last_name: profile?.last_name,
    });
    expect(profile?.first_name).toBe('Andrea');
  });

  it('log in with Facebook’s token', async () => {
    providers.facebook = () => ({
      status: 'connected',
      authResponse: { accessToken: 'demo-facebook-andrea', userID: '1' },
    });
    const calls = watchCalls();
    const { user, router } = await renderApp('/login', linkAndrea);
    await button('Facebook');
    await waitFor(() => expect(window).toHaveProperty('FB'));
    await press(user, 'Facebook');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(calls.count('POST /api/customers/login/facebook')).toBe(1);
  });

  it('send nothing to the server for a foreign state', async () => {
    providers.google = () => ({ access_token: 'demo-google-andrea', state: 'somebody-else' });
    const calls = watchCalls();
    const { user } = await renderApp('/login', linkAndrea);
    await button('Google');
    await loaded(GOOGLE);
    await press(user, 'Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('Google did not confirm your identity.');
    expect(calls.all).toHaveLength(0);
  });

  it.each([
    ['Google', 'was closed', () => (providers.google = () => ({ type: 'popup_closed' }))],
    ['Google', 'blocked', () => (providers.google = () => ({ type: 'popup_failed_to_open' }))],
    ['Facebook', 'was closed', () => (providers.facebook = () => ({ status: 'unknown' }))],
    ['Facebook', 'did not confirm', () => (providers.facebook = () => ({ status: 'not_authorized' }))],
    ['Apple', 'was closed', () => (providers.apple = () => refuse({ error: 'popup_closed_by_user' }))],
    ['Apple', 'blocked', () => (providers.apple = () => refuse({ error: 'popup_blocked_by_browser' }))],
    ['Apple', 'did not confirm', () => (providers.apple = () => refuse(new TypeError('odd')))],
  ])('show a message when the window of %s %s, and can be tried again', async (name, message, arrange) => {
    arrange();
    const calls = watchCalls();
    const { user } = await renderApp('/login');
    await button(name);
    await waitFor(() => expect(providers.asked).toContain(GOOGLE));
    await press(user, name);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press(user, name);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled');
    expect(calls.all).toHaveLength(0);
  });
});

describe('Apple', () => {
  const goodAnswer = ({ state, nonce }: AppleOptions) => ({
    authorization: { id_token: appleToken({ nonce, sub: 'demo-apple-andrea' }), state },
  });

  it('logs in with a nonce, and with the configured state before a random one', async () => {
    const seen: AppleOptions[] = [];
    providers.apple = (options) => {
      seen.push(options);
      return Promise.resolve(goodAnswer(options));
    };
    const calls = watchCalls();
    const { user, router } = await renderApp('/login', linkAndrea);
    await button('Apple');
    await press(user, 'Apple');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(calls.count('POST /api/customers/login/apple-id')).toBe(1);
    expect(seen).toEqual([
      expect.objectContaining({
        clientId: 'ph.example.app',
        redirectURI: 'http://localhost:3000/login',
        state: expect.stringMatching(/^web\.[0-9a-f]{32}$/) as string,
        nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        usePopup: true,
      }),
    ]);
  });

  it.each([
    ['state', ({ nonce }: AppleOptions) => ({ authorization: { id_token: appleToken({ nonce }), state: 'web.0' } })],
    ['nonce', ({ state }: AppleOptions) => ({ authorization: { id_token: appleToken({ nonce: 'old' }), state } })],
    ['token', ({ state }: AppleOptions) => ({ authorization: { id_token: 'no-token', state } })],
    ['answer', () => ({})],
  ])('is rejected with a wrong %s', async (_what, answer) => {
    providers.apple = (options) => Promise.resolve(answer(options));
    const calls = watchCalls();
    const { user } = await renderApp('/login');
    await button('Apple');
    await press(user, 'Apple');
    expect(await screen.findByRole('alert')).toHaveTextContent('Apple did not confirm your identity. Try again');
    expect(calls.all).toHaveLength(0);
  });
});

function refuse(reason: unknown): Promise<never> {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- Apple rejects with plain records
  return Promise.reject(reason);
}
