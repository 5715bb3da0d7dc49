import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/config/env';
import { beginAttempt, endAttempt } from '@/lib/social/attempt';
import { getSocialErrorMessage } from '@/lib/social/errorMessage';
import { SOCIAL_PROVIDERS, getProviderSetup, type SocialProvider } from '@/lib/social/providers';

const setup = (provider: SocialProvider, raw: Record<string, string>) => getProviderSetup(provider, readEnv(raw).env);
const API = { VITE_API_BASE_URL: 'https://api.example.ph' };
const APPLE = {
  VITE_APPLE_CLIENT_ID: 'ph.example.app',
  VITE_APPLE_REDIRECT_URI: 'https://app.example.ph/login',
  VITE_APPLE_STATE: 'web',
};

describe('the setup of a provider', () => {
  it.each([
    ['the sandbox alone', {}, ['demo', 'demo', 'demo']],
    ['an API without any provider', API, ['missing', 'missing', 'missing']],
    ['Facebook on an API', { ...API, VITE_FACEBOOK_APP_ID: '1' }, ['ready', 'missing', 'missing']],
    ['Google in the sandbox', { VITE_GOOGLE_CLIENT_ID: 'g' }, ['demo', 'ready', 'demo']],
    ['all of Apple', { ...API, ...APPLE }, ['missing', 'missing', 'ready']],
    ['Apple without its state', { ...APPLE, VITE_APPLE_STATE: '' }, ['demo', 'demo', 'missing']],
    ['Apple without its client id', { ...APPLE, VITE_APPLE_CLIENT_ID: '' }, ['demo', 'demo', 'missing']],
    ['Apple without its redirect URI', { ...APPLE, VITE_APPLE_REDIRECT_URI: '' }, ['demo', 'demo', 'ready']],
  ])('reads %s', (_what, raw, expected) => {
    expect(SOCIAL_PROVIDERS.map((provider) => setup(provider, raw))).toEqual(expected);
  });

  it('has a separate message for each failure of each provider', () => {
    const failures = ['closed', 'blocked', 'unconfirmed', 'loading', 'unloaded', 'missing'] as const;
    const messages = SOCIAL_PROVIDERS.flatMap((provider) =>
      failures.map((failure) => getSocialErrorMessage(provider, failure)),
    );
    expect(new Set(messages).size).toBe(18);
  });
});

describe('the state of a sign-in', () => {
  it('is new each time, follows the prefix, and is valid once', () => {
    const first = beginAttempt('apple-id', 'web');
    const second = beginAttempt('apple-id', 'web');
    expect(first.state).toMatch(/^web\.[0-9a-f]{32}$/);
    expect(second.state).not.toBe(first.state);
    expect(second.nonce).not.toBe(second.state);
    expect(endAttempt('apple-id', second.state)).toEqual(second);
    expect(endAttempt('apple-id', second.state)).toBeNull();
  });

  it('invalidates the previous one, and becomes invalid after a wrong response', () => {
    const first = beginAttempt('google-oauth2');
    const second = beginAttempt('google-oauth2');
    expect(endAttempt('google-oauth2', first.state)).toBeNull();
    expect(endAttempt('google-oauth2', second.state)).toBeNull();
  });

  it('is stored separately for each provider', () => {
    const google = beginAttempt('google-oauth2');
    const facebook = beginAttempt('facebook');
    expect(endAttempt('facebook', google.state)).toBeNull();
    expect(endAttempt('google-oauth2', google.state)).toEqual(google);
    expect(endAttempt('facebook', facebook.state)).toBeNull();
  });

  it('lives only in this tab, and is removed after use', () => {
    const { state } = beginAttempt('facebook');
    expect(JSON.stringify({ ...localStorage })).not.toContain(state);
    expect(JSON.stringify({ ...sessionStorage })).toContain(state);
    endAttempt('facebook', state);
    expect(sessionStorage).toHaveLength(0);
  });

  it('accepts no other response', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant(undefined)), (answer) => {
        const { state } = beginAttempt('facebook');
        fc.pre(answer !== state);
        expect(endAttempt('facebook', answer)).toBeNull();
      }),
    );
  });

  it('works when the browser blocks storage', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const attempt = beginAttempt('facebook');
    expect(endAttempt('facebook', attempt.state)).toEqual(attempt);
    expect(endAttempt('facebook', attempt.state)).toBeNull();
    vi.restoreAllMocks();
  });

  it('works when storage is full and has a previous one', () => {
    beginAttempt('facebook');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const attempt = beginAttempt('facebook');
    expect(endAttempt('facebook', attempt.state)).toEqual(attempt);
    full.mockRestore();
  });
});
