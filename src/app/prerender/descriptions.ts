import { PATHS } from '@/config/paths';

/**
 * The pages that the build makes into HTML, for a visitor to read before any script, and what search engines and shared
 * links say of them. No browser needs these words.
 */
export const DESCRIPTIONS: Partial<Record<string, string>> = {
  [PATHS.home]:
    'Send it across town or across the country: Special and Joint deliveries in the Philippines, with a clear price before you book and a live map until it arrives.',
  [PATHS.quickQuote]:
    'Get a delivery price in a minute, without an account: enter the route and goods, then compare Special and Joint.',
  [PATHS.login]: 'Log in to book deliveries, follow drivers on the map and manage your wallet.',
  [PATHS.about]:
    'Who Logistix Global is, what Special and Joint deliveries are, and how a delivery is priced, followed and proved.',
  [PATHS.signup]: 'Open an account for yourself or for your company and book deliveries across the Philippines.',
  [PATHS.forgot]: 'Ask for a link to choose a new password.',
  [PATHS.trackTrace]: 'Enter up to ten booking numbers and see where each delivery is. No account needed.',
};
