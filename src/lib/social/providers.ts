import type { Env } from '@/config/env';

/** Social providers, named as in the paths of spec section 7. */
export type SocialProvider = 'facebook' | 'google-oauth2' | 'apple-id';

/** Token of a provider, for the server to verify. */
export type SocialToken = { provider: SocialProvider; access_token: string };

/** Outcome of a sign-in window: a token, or a message for the customer. */
export type SocialOutcome = { token: string } | { problem: string };

/** Providers in the order of their buttons. */
export const SOCIAL_PROVIDERS: readonly SocialProvider[] = ['facebook', 'google-oauth2', 'apple-id'];

/** Display names of the providers. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  facebook: 'Facebook',
  'google-oauth2': 'Google',
  'apple-id': 'Apple',
};

/** `demo` is the sandbox's placeholder if neither the provider nor an API is configured. */
export type ProviderSetup = 'ready' | 'demo' | 'missing';

/** Settings that each provider needs. */
const REQUIRED_SETTINGS: Record<SocialProvider, readonly (keyof Env)[]> = {
  facebook: ['facebookAppId'],
  'google-oauth2': ['googleClientId'],
  // the redirect URI, the third requirement of spec section 5, always has a value
  'apple-id': ['appleClientId', 'appleState'],
};

/** Returns the setup of a provider with these settings. */
export function getProviderSetup(provider: SocialProvider, settings: Env): ProviderSetup {
  const required = REQUIRED_SETTINGS[provider].map((name) => settings[name]);
  if (required.every((value) => value !== '')) return 'ready';
  return required.every((value) => value === '') && settings.apiBaseUrl === '' ? 'demo' : 'missing';
}
