import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { AppShell } from './layout/AppShell';
import { NotFoundPage } from './layout/NotFoundPage';
import { RouteError } from './layout/RouteError';
import type { RouteHandle } from './useRouteHandle';

export type PageRoute = { path: string; handle: RouteHandle; lazy: () => Promise<{ Component: ComponentType }> };

/** Picks one page of a route module that exports several. */
const pick =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** The route table of spec section 2, a row per path. */
// prettier-ignore
export const pageRoutes: PageRoute[] = [
  { path: PATHS.home, handle: { access: 'public', title: 'Home' }, lazy: () => import('@/features/home/HomePage') },
  { path: PATHS.quickQuote, handle: { access: 'public', title: 'Quick Quotation' }, lazy: () => import('@/features/quote/QuickQuotePage') },
  { path: PATHS.quickQuoteBooking, handle: { access: 'public', isActionPage: true }, lazy: () => import('@/features/quote/QuickQuoteBookingPage') },
  { path: PATHS.login, handle: { access: 'visitor', title: 'Login', picture: 'wide' }, lazy: () => import('@/features/auth/LoginPage') },
  { path: PATHS.session, handle: { access: 'visitor', picture: 'wide' }, lazy: () => import('@/features/auth/SessionPage') },
  { path: PATHS.about, handle: { access: 'public' }, lazy: () => import('@/features/about/AboutPage') },
  { path: PATHS.signup, handle: { access: 'visitor', picture: 'narrow' }, lazy: () => import('@/features/sign-up/SignUpPage') },
  { path: PATHS.signupIndividual, handle: { access: 'visitor', picture: 'narrow' }, lazy: pick(() => import('@/features/sign-up/SignUpFlow'), 'SignUpIndividualPage') },
  { path: PATHS.signupCorporate, handle: { access: 'visitor', picture: 'narrow' }, lazy: pick(() => import('@/features/sign-up/SignUpFlow'), 'SignUpCorporatePage') },
  { path: PATHS.signupIndividualSuccess, handle: { access: 'public', picture: 'wide' }, lazy: pick(() => import('@/features/sign-up/SignUpSuccessPage'), 'IndividualSuccessPage') },
  { path: PATHS.signupSuccess, handle: { access: 'public', picture: 'wide' }, lazy: pick(() => import('@/features/sign-up/SignUpSuccessPage'), 'CorporateSuccessPage') },
  { path: PATHS.forgot, handle: { access: 'public', title: 'Forgot Password', allowOnMobile: true, picture: 'wide' }, lazy: () => import('@/features/auth/ForgotPage') },
  { path: PATHS.resetPassword, handle: { access: 'public', title: 'Reset Password', allowOnMobile: true, picture: 'wide' }, lazy: () => import('@/features/auth/ResetPasswordPage') },
  { path: PATHS.resetPasswordSuccess, handle: { access: 'public', allowOnMobile: true, picture: 'wide' }, lazy: () => import('@/features/auth/ResetSuccessPage') },
  { path: PATHS.verifyEmail, handle: { access: 'customer' }, lazy: pick(() => import('@/features/verification/VerifyPage'), 'VerifyEmailPage') },
  { path: PATHS.verifySms, handle: { access: 'customer' }, lazy: pick(() => import('@/features/verification/VerifyPage'), 'VerifySmsPage') },
  { path: PATHS.verifySuccess, handle: { access: 'customer' }, lazy: () => import('@/features/verification/VerificationSuccessPage') },
  { path: PATHS.trackTrace, handle: { access: 'public', title: 'Track & Trace' }, lazy: () => import('@/features/tracking/TrackTracePage') },
  { path: PATHS.bookingTrackTrace, handle: { access: 'customer', title: 'Track & Trace' }, lazy: () => import('@/features/tracking/MyTrackTracePage') },
  { path: PATHS.sharedTracking, handle: { access: 'public', title: 'Track & Trace', allowOnMobile: true }, lazy: () => import('@/features/tracking/SharedTrackingPage') },
  { path: PATHS.dashboard, handle: { access: 'customer' }, lazy: () => import('@/features/dashboard/DashboardPage') },
  { path: PATHS.bookSpecial, handle: { access: 'customer', isActionPage: true }, lazy: () => import('@/features/booking-form/BookingPage') },
  { path: PATHS.bookJoint, handle: { access: 'customer', isActionPage: true }, lazy: () => import('@/features/booking-form/BookingPage') },
  { path: PATHS.bookBatch, handle: { access: 'customer', title: 'Many deliveries', isActionPage: true }, lazy: () => import('@/features/booking-form/batch/BatchPage') },
  { path: PATHS.bookingReview, handle: { access: 'customer', title: 'Maps', isActionPage: true }, lazy: () => import('@/features/review/ReviewPage') },
  { path: PATHS.bookingLive, handle: { access: 'customer', title: 'Routes', isActionPage: true }, lazy: () => import('@/features/live-booking/LivePage') },
  { path: PATHS.myBookings, handle: { access: 'customer', title: 'My Bookings' }, lazy: () => import('@/features/my-bookings/MyBookingsPage') },
  { path: PATHS.wallet, handle: { access: 'customer' }, lazy: () => import('@/features/wallet/WalletPage') },
  { path: PATHS.walletTransactions, handle: { access: 'customer', title: 'Transaction' }, lazy: () => import('@/features/wallet/TransactionsPage') },
  { path: PATHS.walletCorporate, handle: { access: 'customer', isActionPage: true }, lazy: () => import('@/features/credit/CreditPage') },
  { path: PATHS.vouchers, handle: { access: 'customer', title: 'Vouchers' }, lazy: () => import('@/features/vouchers/VouchersPage') },
  { path: PATHS.addresses, handle: { access: 'customer' }, lazy: () => import('@/features/addresses/AddressesPage') },
  { path: PATHS.settings, handle: { access: 'customer' }, lazy: () => import('@/features/settings/SettingsPage') },
  { path: PATHS.calendar, handle: { access: 'customer', title: 'Calendar' }, lazy: () => import('@/features/calendar/CalendarPage') },
  { path: PATHS.helpCenter, handle: { access: 'public' }, lazy: () => import('@/features/help-center/HelpCenterPage') },
  { path: PATHS.help, handle: { access: 'public' }, lazy: () => import('@/features/help-center/HelpCenterPage') },
  { path: PATHS.paymentMethods, handle: { access: 'customer' }, lazy: () => import('@/features/payment-methods/PaymentMethodsPage') },
  { path: PATHS.paymentSuccess, handle: { access: 'customer', title: 'Wallet Success' }, lazy: () => import('@/features/payment-results/PaymentSuccessPage') },
  { path: PATHS.paymentFailure, handle: { access: 'customer', title: 'Wallet Failed' }, lazy: () => import('@/features/payment-results/PaymentFailurePage') },
];

/** All routes inside the layout shell. A page error keeps the layout around it; a shell error replaces it. */
export const routes: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [...pageRoutes, { path: '*', handle: { access: 'public' }, Component: NotFoundPage }],
      },
    ],
  },
];
