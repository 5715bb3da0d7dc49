import { PROVIDER_NAMES, type SocialProvider } from './providers';

/** Reason why a provider gave no token. */
export type SocialFailure = 'closed' | 'blocked' | 'unconfirmed' | 'loading' | 'unloaded' | 'missing';

const MESSAGES: Record<SocialFailure, (name: string) => string> = {
  closed: (name) => `The ${name} window was closed before you finished. Try again, or continue without ${name}.`,
  blocked: (name) => `Your browser blocked the ${name} window. Allow pop-ups for this site, then try again.`,
  unconfirmed: (name) => `${name} did not confirm your identity. Try again, or continue without ${name}.`,
  loading: (name) => `${name} is still loading. Try again in a moment.`,
  unloaded: (name) =>
    `We couldn't load ${name}. Your browser may be blocking it. Try again, or continue without ${name}.`,
  missing: (name) => `${name} sign-in isn't available here. Continue without ${name}.`,
};

/** Returns the message for a failed sign-in with a provider. */
export const getSocialErrorMessage = (provider: SocialProvider, failure: SocialFailure) =>
  MESSAGES[failure](PROVIDER_NAMES[provider]);
