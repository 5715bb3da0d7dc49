import { PATHS } from '@/config/paths';

/** Descriptions of the prerendered pages, for search engines and link previews. Only the build uses them. */
export const DESCRIPTIONS: Partial<Record<string, string>> = {
  [PATHS.home]:
    'Send it across town or across the country: Special and Joint deliveries in the Philippines, with a clear price before you book and a live map until it arrives.',
  [PATHS.quickQuote]:
    'Get a price in a minute, no account needed: enter the route and goods, then compare Special and Joint.',
  [PATHS.login]: 'Log in to book deliveries, track drivers on the map and manage your wallet.',
  [PATHS.about]:
    'What Logistix Global does, how Special and Joint deliveries work, and how we price, track and prove each delivery.',
  [PATHS.signup]: 'Open an account for yourself or for your company and book deliveries across the Philippines.',
  [PATHS.forgot]: 'Get a link to choose a new password.',
  [PATHS.trackTrace]: 'Enter up to ten booking numbers and see where each delivery is. No account needed.',
};
