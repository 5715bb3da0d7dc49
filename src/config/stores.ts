import { env } from './env';

/** The mobile apps, as spec section 1 names the stores; their front pages where no address is configured. */
export const STORES = [
  { name: 'Google Play', lead: 'Get it on', url: env.googlePlayUrl || 'https://play.google.com/store' },
  { name: 'Apple Store', lead: 'Download on the', url: env.appStoreUrl || 'https://www.apple.com/app-store/' },
] as const;
