import { env, type Env } from '@/config/env';

/** The providers of spec section 7, as its paths name them. */
export type SocialProvider = 'facebook' | 'google-oauth2' | 'apple-id';

/** What a provider gave, for the server to check. */
export type SocialToken = { provider: SocialProvider; access_token: string };

/** A token, or the words for a person: nothing else leaves a sign-in window. */
export type SocialOutcome = { token: string } | { words: string };

/** In the order of the buttons. */
export const SOCIAL_PROVIDERS: readonly SocialProvider[] = ['facebook', 'google-oauth2', 'apple-id'];

export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  facebook: 'Facebook',
  'google-oauth2': 'Google',
  'apple-id': 'Apple',
};

/** `demo`: the sandbox's stand-in, where neither a provider nor an API is configured. */
export type ProviderSetup = 'ready' | 'demo' | 'missing';

const settingsOf = (settings: Env): Record<SocialProvider, string[]> => ({
  facebook: [settings.facebookAppId],
  'google-oauth2': [settings.googleClientId],
  // its third requirement, the redirect URI (spec section 5), always has a value
  'apple-id': [settings.appleClientId, settings.appleState],
});

/** Whether a provider can be used with the settings of this build. */
export function providerSetup(provider: SocialProvider, settings: Env = env): ProviderSetup {
  const given = settingsOf(settings)[provider].filter((value) => value !== '').length;
  if (given === settingsOf(settings)[provider].length) return 'ready';
  return given === 0 && settings.apiBaseUrl === '' ? 'demo' : 'missing';
}
