import { PATHS } from '../config/paths';
import type { AppRoute } from './appRoute';

/** Spec section 2, a row per address. */
export const appRoutes: AppRoute[] = [
  {
    path: PATHS.home,
    title: 'Home',
    description:
      'Send it across town or across the country: Special and Joint deliveries in the Philippines, with a clear price before you book and a live map until it arrives.',
    access: 'public',
    page: () => import('../features/home/HomePage').then((module) => module.HomePage),
  },
  {
    path: PATHS.quickQuote,
    title: 'Quick Quotation',
    description:
      'A price for your delivery in a minute, without an account: the route, the goods, and Special and Joint side by side.',
    access: 'public',
    page: () => import('../features/quote/QuickQuotePage').then((module) => module.QuickQuotePage),
  },
  {
    path: PATHS.quickQuoteBooking,
    access: 'public',
    isActionPage: true,
    page: () => import('../features/quote/QuickQuoteBookingPage').then((module) => module.QuickQuoteBookingPage),
  },
  {
    path: PATHS.login,
    title: 'Login',
    description: 'Log in to book deliveries, follow drivers on the map and manage your wallet.',
    access: 'visitor',
    picture: 'wide',
    page: () => import('../features/auth/LoginPage').then((module) => module.LoginPage),
  },
  {
    path: PATHS.session,
    access: 'public',
    picture: 'wide',
    page: () => import('../features/auth/SessionPage').then((module) => module.SessionPage),
  },
  {
    path: PATHS.about,
    description:
      'Who Logistix Global is, what Special and Joint deliveries are, and how a delivery is priced, followed and proved.',
    access: 'public',
    page: () => import('../features/about/AboutPage').then((module) => module.AboutPage),
  },
  {
    path: PATHS.signup,
    description: 'Open an account for yourself or for your company and book deliveries across the Philippines.',
    access: 'visitor',
    picture: 'narrow',
    page: () => import('../features/sign-up/SignUpPage').then((module) => module.SignUpPage),
  },
  {
    path: PATHS.signupIndividual,
    access: 'visitor',
    picture: 'narrow',
    page: () => import('../features/sign-up/SignUpFlow').then((module) => module.SignUpIndividualPage),
  },
  {
    path: PATHS.signupCorporate,
    access: 'visitor',
    picture: 'narrow',
    page: () => import('../features/sign-up/SignUpFlow').then((module) => module.SignUpCorporatePage),
  },
  {
    path: PATHS.signupIndividualSuccess,
    access: 'visitor',
    page: () => import('../features/sign-up/SignUpSuccessPage').then((module) => module.IndividualSuccessPage),
  },
  {
    path: PATHS.signupSuccess,
    access: 'visitor',
    page: () => import('../features/sign-up/SignUpSuccessPage').then((module) => module.CorporateSuccessPage),
  },
  {
    path: PATHS.forgot,
    title: 'Forgot Password',
    description: 'Ask for a link to choose a new password.',
    access: 'public',
    allowOnMobile: true,
    picture: 'wide',
    page: () => import('../features/auth/ForgotPage').then((module) => module.ForgotPage),
  },
  {
    path: PATHS.resetPassword,
    title: 'Reset Password',
    access: 'public',
    allowOnMobile: true,
    picture: 'wide',
    page: () => import('../features/auth/ResetPasswordPage').then((module) => module.ResetPasswordPage),
  },
  {
    path: PATHS.resetPasswordSuccess,
    access: 'public',
    allowOnMobile: true,
    picture: 'wide',
    page: () => import('../features/auth/ResetSuccessPage').then((module) => module.ResetSuccessPage),
  },
  {
    path: PATHS.verifyEmail,
    access: 'customer',
    page: () => import('../features/verification/VerifyPage').then((module) => module.VerifyEmailPage),
  },
  {
    path: PATHS.verifySms,
    access: 'customer',
    page: () => import('../features/verification/VerifyPage').then((module) => module.VerifySmsPage),
  },
  {
    path: PATHS.verifySuccess,
    access: 'customer',
    page: () =>
      import('../features/verification/VerificationSuccessPage').then((module) => module.VerificationSuccessPage),
  },
  {
    path: PATHS.trackTrace,
    title: 'Track & Trace',
    description: 'Enter up to ten booking numbers and see where each delivery is. No account needed.',
    access: 'public',
    page: () => import('../features/tracking/TrackTracePage').then((module) => module.TrackTracePage),
  },
  {
    path: PATHS.bookingTrackTrace,
    title: 'Track & Trace',
    access: 'customer',
    page: () => import('../features/tracking/MyTrackTracePage').then((module) => module.MyTrackTracePage),
  },
  {
    path: PATHS.sharedTracking,
    title: 'Track & Trace',
    access: 'public',
    allowOnMobile: true,
    page: () => import('../features/tracking/SharedTrackingPage').then((module) => module.SharedTrackingPage),
  },
  {
    path: PATHS.dashboard,
    access: 'customer',
    page: () => import('../features/dashboard/DashboardPage').then((module) => module.DashboardPage),
  },
  {
    path: PATHS.bookSpecial,
    access: 'customer',
    isActionPage: true,
    page: () => import('../features/booking/BookingPage').then((module) => module.BookingPage),
  },
  {
    path: PATHS.bookJoint,
    access: 'customer',
    isActionPage: true,
    page: () => import('../features/booking/BookingPage').then((module) => module.BookingPage),
  },
  {
    path: PATHS.bookingReview,
    title: 'Maps',
    access: 'customer',
    isActionPage: true,
    page: () => import('../features/review/ReviewPage').then((module) => module.ReviewPage),
  },
  {
    path: PATHS.bookingLive,
    title: 'Routes',
    access: 'customer',
    isActionPage: true,
    page: () => import('../features/bookings/LivePage').then((module) => module.LivePage),
  },
  {
    path: PATHS.myBookings,
    title: 'My Bookings',
    access: 'customer',
    page: () => import('../features/bookings/MyBookingsPage').then((module) => module.MyBookingsPage),
  },
  {
    path: PATHS.wallet,
    access: 'customer',
    page: () => import('../features/wallet/WalletPage').then((module) => module.WalletPage),
  },
  {
    path: PATHS.walletTransactions,
    title: 'Transaction',
    access: 'customer',
    page: () => import('../features/wallet/TransactionsPage').then((module) => module.TransactionsPage),
  },
  {
    path: PATHS.walletCorporate,
    access: 'customer',
    isActionPage: true,
    page: () => import('../features/credit/CreditPage').then((module) => module.CreditPage),
  },
  {
    path: PATHS.vouchers,
    title: 'Vouchers',
    access: 'customer',
    page: () => import('../features/vouchers/VouchersPage').then((module) => module.VouchersPage),
  },
  {
    path: PATHS.addresses,
    access: 'customer',
    page: () => import('../features/addresses/AddressesPage').then((module) => module.AddressesPage),
  },
  {
    path: PATHS.settings,
    access: 'customer',
    page: () => import('../features/settings/SettingsPage').then((module) => module.SettingsPage),
  },
  {
    path: PATHS.calendar,
    title: 'Calendar',
    access: 'customer',
    page: () => import('../features/calendar/CalendarPage').then((module) => module.CalendarPage),
  },
  {
    path: PATHS.helpCenter,
    access: 'customer',
    page: () => import('../features/help-center/HelpCenterPage').then((module) => module.HelpCenterPage),
  },
  {
    path: PATHS.help,
    access: 'customer',
    page: () => import('../features/help-center/HelpCenterPage').then((module) => module.HelpCenterPage),
  },
  {
    path: PATHS.paymentMethods,
    access: 'customer',
    page: () => import('../features/payment-methods/PaymentMethodsPage').then((module) => module.PaymentMethodsPage),
  },
  {
    path: PATHS.paymentSuccess,
    title: 'Wallet Success',
    access: 'customer',
    page: () => import('../features/payment-results/PaymentSuccessPage').then((module) => module.PaymentSuccessPage),
  },
  {
    path: PATHS.paymentFailure,
    title: 'Wallet Failed',
    access: 'customer',
    page: () => import('../features/payment-results/PaymentFailurePage').then((module) => module.PaymentFailurePage),
  },
];
