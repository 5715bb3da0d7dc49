import { SOCIAL_PROVIDERS, type SocialProvider } from '@/lib/social/providers';

type LinkedProviders = Partial<Record<SocialProvider, boolean>>;

/**
 * Returns true if the customer may be unable to log in without this provider. Unknown providers count as linked unless
 * the account is known to have no password.
 */
export function isLastLogin(provider: SocialProvider, linked: LinkedProviders, hasPassword?: boolean): boolean {
  if (hasPassword === true) return false;
  const others = SOCIAL_PROVIDERS.filter((other) => other !== provider).map((other) => linked[other]);
  return hasPassword === false ? !others.includes(true) : others.every((isLinked) => isLinked === false);
}
