import { PATHS } from '@/config/paths';

type PrerenderedPage = {
  /** Text for search engines and link previews. */
  description: string;
  /** Route module of the page; the HTML preloads its chunks. */
  module: string;
};

/** Pages that the build writes as HTML. Only the build reads this table. */
export const PAGES: Partial<Record<string, PrerenderedPage>> = {
  [PATHS.home]: {
    description:
      'Send it across town or across the country: Special and Joint deliveries in the Philippines, with a clear price before you book and a live map until it arrives.',
    module: 'src/features/home/HomePage.tsx',
  },
  [PATHS.quickQuote]: {
    description:
      'Get a price in a minute, no account needed: enter the route and goods, then compare Special and Joint.',
    module: 'src/features/quote/QuickQuotePage.tsx',
  },
  [PATHS.login]: {
    description: 'Log in to book deliveries, track drivers on the map and manage your wallet.',
    module: 'src/features/auth/LoginPage.tsx',
  },
  [PATHS.about]: {
    description:
      'What Logistix Global does, how Special and Joint deliveries work, and how we price, track and prove each delivery.',
    module: 'src/features/about/AboutPage.tsx',
  },
  [PATHS.signup]: {
    description: 'Open an account for yourself or for your company and book deliveries across the Philippines.',
    module: 'src/features/sign-up/SignUpPage.tsx',
  },
  [PATHS.forgot]: {
    description: 'Get a link to choose a new password.',
    module: 'src/features/auth/ForgotPage.tsx',
  },
  [PATHS.trackTrace]: {
    description: 'Enter up to ten booking numbers and see where each delivery is. No account needed.',
    module: 'src/features/tracking/TrackTracePage.tsx',
  },
};

/**
 * Route modules of the pages that customers open most. The build writes HTML for each that holds only the placeholder and
 * preloads the chunks (docs/decisions/0136).
 */
export const CUSTOMER_PAGES: Record<string, string> = {
  [PATHS.dashboard]: 'src/features/dashboard/DashboardPage.tsx',
  [PATHS.bookSpecial]: 'src/features/booking-form/BookingPage.tsx',
  [PATHS.bookJoint]: 'src/features/booking-form/BookingPage.tsx',
  [PATHS.myBookings]: 'src/features/my-bookings/MyBookingsPage.tsx',
};
