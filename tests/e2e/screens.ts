/** A path of the app and the heading of its page. */
export type Screen = [path: string, heading: string | RegExp];

/** Screens of a visitor; a unit test compares these lists with the route table. */
export const VISITOR: Screen[] = [
  ['/', 'Send it across town or across the country.'],
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
  ['/forgot', 'Forgot password'],
  ['/auth/reset-password', 'Reset password'],
  ['/auth/reset-password/success', 'Password changed'],
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
