/** Every address of the app, once. */
export const PATHS = {
  home: '/',
  quickQuote: '/quickquote',
  quickQuoteBooking: '/quickquote/booking',
  trackTrace: '/tracktrace',
  login: '/login',
  session: '/session',
  forgot: '/forgot',
  resetPassword: '/auth/reset-password',
  resetPasswordSuccess: '/auth/reset-password/success',
  signup: '/signup',
  signupCorporate: '/signup/corporate',
  signupIndividual: '/signup/individual',
  signupSuccess: '/signup/success',
  signupIndividualSuccess: '/signup/individual/success',
  dashboard: '/dashboard',
  about: '/about',
  settings: '/settings',
  myBookings: '/mybooking',
  vouchers: '/voucher',
  paymentMethods: '/payment-method',
  calendar: '/my-calendar',
  addresses: '/address',
  helpCenter: '/help-center',
  help: '/help',
  bookSpecial: '/booking/exclusive',
  bookJoint: '/booking/shared',
  bookingReview: '/booking/exclusive/maps',
  bookingLive: '/booking/exclusive/maps/routes',
  bookingTrackTrace: '/booking/track-trace',
  wallet: '/wallet',
  walletTransactions: '/wallet/transactions',
  walletCorporate: '/wallet/corporate',
  paymentFailure: '/payment/method/failure',
  paymentSuccess: '/payment/method/success',
  verifySms: '/auth/verification/sms',
  verifyEmail: '/auth/verification/email',
  verifySuccess: '/auth/verification/success',
  sharedTracking: '/track/:bookingNumber',
} as const;

export type BookingMode = 'exclusive' | 'shared';

/** The booking form of a mode. */
export const bookPath = (mode: BookingMode) => (mode === 'shared' ? PATHS.bookJoint : PATHS.bookSpecial);

/** The form of a booking that is not paid yet, with what was typed for it. */
export const changePath = (mode: BookingMode, bookingId: string) =>
  `${bookPath(mode)}?booking=${encodeURIComponent(bookingId)}`;

/** The review page of one booking: the id in the query survives a reload, Back and a payment redirect. */
export const reviewPath = (bookingId: string) => `${PATHS.bookingReview}?booking=${encodeURIComponent(bookingId)}`;

/** The live detail of one booking. */
export const livePath = (bookingId: string) => `${PATHS.bookingLive}?booking=${encodeURIComponent(bookingId)}`;

/** The live detail with its dialog open that moves the booking to another day. */
export const reschedulePath = (bookingId: string) => `${livePath(bookingId)}&do=reschedule`;

/** Track & trace of one booking number, for anybody. */
export const trackPath = (bookingNumber: string) => `${PATHS.trackTrace}?number=${encodeURIComponent(bookingNumber)}`;

/** The page that a sender shares with a recipient, made for a phone. */
export const sharedTrackingPath = (bookingNumber: string) =>
  PATHS.sharedTracking.replace(':bookingNumber', encodeURIComponent(bookingNumber));

/** Adding a card, GCash or Maya, with its dialog open. */
export const addMethodPath = (kind: 'card' | 'gcash' | 'maya' = 'card') => `${PATHS.paymentMethods}?add=${kind}`;

/** The transactions that have this in their texts: a booking number, a reference. */
export const transactionsPath = (query: string) => `${PATHS.walletTransactions}?q=${encodeURIComponent(query)}`;

/** The receipt of one transaction, over the list of all. */
export const receiptPath = (reference: string) =>
  `${PATHS.walletTransactions}?receipt=${encodeURIComponent(reference)}`;
