import { PROVIDER_NAMES, type SocialProvider } from './providers';

export type SocialTrouble = 'closed' | 'blocked' | 'unconfirmed' | 'loading' | 'unloaded' | 'missing';

const WORDS: Record<SocialTrouble, (name: string) => string> = {
  closed: (name) => `The ${name} window was closed before you finished. Try again, or go on without ${name}.`,
  blocked: (name) => `Your browser blocked the ${name} window. Allow pop-ups for this site, then try again.`,
  unconfirmed: (name) => `${name} did not confirm who you are. Try again, or go on without ${name}.`,
  loading: (name) => `${name} is still loading. Try again in a moment.`,
  unloaded: (name) => `${name} could not be loaded. Something may block it. Try again, or go on without ${name}.`,
  missing: (name) => `${name} sign-in is not set up here. Go on without ${name}.`,
};

/** What a person is told of a sign-in with a provider that came to nothing. */
export const socialErrorMessage = (provider: SocialProvider, trouble: SocialTrouble) =>
  WORDS[trouble](PROVIDER_NAMES[provider]);
