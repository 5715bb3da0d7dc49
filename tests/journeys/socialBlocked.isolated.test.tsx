import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../render';
import { pass } from '../time';
import { fillInLogin, pressLogin } from './loginPage';
import { providers, serveProviders } from './providers';

vi.hoisted(() => {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'google-client');
  vi.stubEnv('VITE_FACEBOOK_APP_ID', '1234567890');
  vi.stubEnv('VITE_APPLE_CLIENT_ID', 'ph.example.app');
  vi.stubEnv('VITE_APPLE_REDIRECT_URI', 'http://localhost:3000/login');
  vi.stubEnv('VITE_APPLE_STATE', 'web');
});

serveProviders();

const HOSTS = ['accounts.google.com', 'connect.facebook.net', 'appleid.cdn-apple.com'];

afterEach(() => vi.useRealTimers());

describe('providers with blocked scripts', () => {
  it('show a message, load again on a press, and then work', async () => {
    providers.isBlocked = true;
    const { user } = await renderApp('/login');
    const press = async (name: string) =>
      user.click(await screen.findByRole('button', { name: `Continue with ${name}` }));
    await waitFor(() => expect(new Set(providers.asked)).toEqual(new Set(HOSTS)));
    providers.isBlocked = false;
    for (const name of ['Google', 'Facebook', 'Apple']) {
      await press(name);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `We couldn't load ${name}. Your browser may be blocking it. Try again, or continue without ${name}.`,
      );
    }
    await waitFor(() => expect([...providers.asked].sort()).toEqual([...HOSTS, ...HOSTS].sort()));
    await press('Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('The Google window was closed');
    await press('Facebook');
    expect(await screen.findByRole('alert')).toHaveTextContent('The Facebook window was closed');
    await press('Apple');
    expect(await screen.findByRole('alert')).toHaveTextContent('Apple did not confirm your identity.');
  });

  it('show the same message after ten seconds without a response', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    providers.isSilent = true;
    const { user } = await renderApp('/login');
    // the other scripts were loaded by the previous test
    const press = async () => user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(providers.asked).toContain('accounts.google.com'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Google is still loading.');
    await pass(10_000);
    providers.isSilent = false;
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load Google.");
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('The Google window was closed');
  });

  it('do not affect the password login', async () => {
    providers.isBlocked = true;
    const { user, router } = await renderApp('/login');
    await fillInLogin(user, 'andrea');
    await pressLogin(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});
