import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { watchCalls } from '../calls';
import { renderApp } from '../render';
import { providers, serveProviders } from './providers';

vi.hoisted(() => {
  vi.stubEnv('VITE_API_BASE_URL', 'http://localhost:3000');
  vi.stubEnv('VITE_APPLE_CLIENT_ID', 'ph.example.app');
});

serveProviders();

describe('providers that are not set up, on an API', () => {
  it.each(['Google', 'Facebook'])('%s shows this on its button and after a press', async (name) => {
    const calls = watchCalls();
    const { user } = await renderApp('/login');
    const button = await screen.findByRole('button', { name: `Continue with ${name}, unavailable` });
    expect(button).toHaveTextContent('unavailable');
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${name} sign-in isn't available here. Continue without ${name}.`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.all).toHaveLength(0);
    expect(providers.asked).toEqual([]);
  });

  it('Apple also logs an error while its client id or state is missing (spec section 5)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Continue with Apple, unavailable' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("Apple sign-in isn't available here.");
    expect(log.mock.calls).toEqual([['Apple sign-in needs VITE_APPLE_CLIENT_ID and VITE_APPLE_STATE.']]);
  });
});
