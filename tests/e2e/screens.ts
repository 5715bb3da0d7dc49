/** A path of the app and the heading of its page. With the flag, a screenshot has the size of a phone too. */
export type Screen = [path: string, heading: string | RegExp, flag?: 'phone'];

/** A state of a screen, for the screenshots (scripts/screens.mjs). `{…}` in the path is a booking of the account. */
export type ScreenState = { path: string; isOnPhone?: boolean; /** Button that opens a drawer. */ press?: string };

/** Screens of a visitor; a unit test compares these lists with the route table. */
export const VISITOR: Screen[] = [
  ['/', 'Send it across town or across the country.', 'phone'],
  ['/quickquote', 'Quick Quotation'],
  ['/quickquote/booking', 'Quick Quotation'],
  ['/tracktrace', 'Track & Trace'],
  ['/about', 'About Logistix Global'],
  ['/login', 'Log in'],
  ['/session', 'Session Expired'],
  ['/signup', 'Sign up'],
  ['/signup/individual', 'Sign up'],
  ['/signup/corporate', 'Sign up'],
  ['/signup/success', 'Account created'],
  ['/signup/individual/success', 'Account created'],
  ['/forgot', 'Forgot password', 'phone'],
  ['/auth/reset-password', 'Reset password', 'phone'],
  ['/auth/reset-password/success', 'Password changed', 'phone'],
  ['/track/LGX-000000-0000', 'Your delivery'],
  ['/no/such/page', 'Page not found'],
];

/** Screens of a verified individual. */
export const INDIVIDUAL: Screen[] = [
  ['/dashboard', /Andrea/],
  ['/mybooking?status=Completed', 'My Bookings'],
  ['/mybooking?status=Cancelled', 'My Bookings'],
  ['/booking/exclusive', 'Book a delivery'],
  ['/booking/shared', 'Book a delivery'],
  ['/booking/batch', 'Many deliveries'],
  ['/booking/track-trace', 'Track & Trace'],
  ['/booking/exclusive/maps?booking=0', 'Book a delivery'],
  ['/booking/exclusive/maps/routes?booking=0', 'Delivery'],
  ['/payment/method/failure', 'No payment to show'],
  ['/payment/method/success', 'No payment to show'],
  ['/wallet', 'Wallet'],
  ['/wallet/transactions', 'Transactions'],
  ['/payment-method', 'Payment methods'],
  ['/voucher', 'Vouchers'],
  ['/my-calendar', /\d{4}/],
  ['/address', 'Addresses'],
  ['/help-center', 'How can we help?'],
  ['/help', 'How can we help?'],
  ['/settings', 'Settings'],
  ['/auth/verification/success', 'Your account is verified'],
];

/** Screens that only a company has. */
export const COMPANY: Screen[] = [['/wallet/corporate', 'Credit']];

/** Screens of a customer with an unverified email and mobile number. */
export const UNVERIFIED: Screen[] = [
  ['/auth/verification/email', 'Verify your email'],
  ['/auth/verification/sms', 'Verify your mobile number'],
];

export const VISITOR_STATES: ScreenState[] = [
  { path: '/tracktrace?number={ongoing}' },
  { path: '/track/{ongoing}', isOnPhone: true },
];

export const INDIVIDUAL_STATES: ScreenState[] = [
  { path: '/mybooking' },
  { path: '/my-calendar?view=week' },
  { path: '/my-calendar?view=agenda' },
  { path: '/address?address=new' },
  { path: '/address?import=csv' },
  { path: '/help-center?q=refund' },
  { path: '/booking/exclusive/maps?booking={pendingId}' },
  { path: '/booking/exclusive/maps/routes?booking={ongoingId}' },
  { path: '/booking/exclusive/maps/routes?booking={completedId}' },
  { path: '/booking/track-trace?number={ongoing}' },
  { path: '/payment/method/failure?booking={pendingId}' },
  { path: '/payment/method/success?booking={ongoingId}' },
  { path: '/about' },
  { path: '/dashboard', press: 'Menu' },
  { path: '/dashboard', press: 'Message' },
  { path: '/dashboard', press: 'Notification' },
];

/** Screens that a company shares with individuals. */
export const COMPANY_STATES: ScreenState[] = [
  { path: '/dashboard' },
  { path: '/mybooking' },
  { path: '/voucher' },
  { path: '/payment-method' },
  { path: '/settings' },
  { path: '/booking/exclusive' },
  { path: '/booking/exclusive/maps?booking={pendingId}' },
  { path: '/wallet/transactions' },
];

export const UNVERIFIED_STATES: ScreenState[] = [{ path: '/booking/exclusive' }];
