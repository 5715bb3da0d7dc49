import type { BookingMode } from './modes';

/** Paths of all pages. */
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
  bookBatch: '/booking/batch',
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

/** Returns the path of a mode's booking form. */
export const getBookPath = (mode: BookingMode) => (mode === 'shared' ? PATHS.bookJoint : PATHS.bookSpecial);

/** Returns the path of the form that changes an unpaid booking. */
export const getChangePath = (mode: BookingMode, bookingId: string) =>
  `${getBookPath(mode)}?booking=${encodeURIComponent(bookingId)}`;

/** Returns the path of a booking's review page. The id in the query survives a reload, Back and a payment redirect. */
export const getReviewPath = (bookingId: string) => `${PATHS.bookingReview}?booking=${encodeURIComponent(bookingId)}`;

/** Returns the path of a booking's live detail. */
export const getLivePath = (bookingId: string) => `${PATHS.bookingLive}?booking=${encodeURIComponent(bookingId)}`;

/** Returns the path of a booking's live detail with the reschedule dialog open. */
export const getReschedulePath = (bookingId: string) => `${getLivePath(bookingId)}&do=reschedule`;

/** Returns the path of the public Track & Trace page for one booking number. */
export const getTrackPath = (bookingNumber: string) =>
  `${PATHS.trackTrace}?number=${encodeURIComponent(bookingNumber)}`;

/** Returns the path of the mobile tracking page that a sender shares with a recipient. */
export const getSharedTrackingPath = (bookingNumber: string) =>
  PATHS.sharedTracking.replace(':bookingNumber', encodeURIComponent(bookingNumber));

/** Path of the login page that confirms the deletion of an account. */
export const ACCOUNT_DELETED_PATH = `${PATHS.login}?deleted`;

/** Path of the payment methods with the dialog for a new card or e-wallet open. */
export const ADD_CARD_PATH = `${PATHS.paymentMethods}?add=card`;

/** Returns the path of the wallet with an amount to top up, in pesos, and the id of a payment method to choose. */
export const getTopUpPath = (amount: number, method?: string | number) =>
  `${PATHS.wallet}?amount=${amount}${method === undefined ? '' : `&method=${encodeURIComponent(method)}`}`;

/** Returns the path of the transactions filtered by a text, such as a booking number or a reference. */
export const getTransactionsPath = (query: string) => `${PATHS.walletTransactions}?q=${encodeURIComponent(query)}`;

/** Returns the path of the transactions with one receipt open. */
export const getReceiptPath = (reference: string) =>
  `${PATHS.walletTransactions}?receipt=${encodeURIComponent(reference)}`;
