/** Width and height of a phone. */
export const PHONE = [390, 844];

// Every route by account. A page with `phone` is allowed on mobile; `{…}` is a booking of the account (screens.mjs).

export const VISITOR = [
  { path: '/' },
  { path: '/', name: 'mobile-wall', sizes: [PHONE] },
  { path: '/quickquote' },
  { path: '/quickquote/booking' },
  { path: '/tracktrace' },
  { path: '/tracktrace?number={ongoing}', name: 'tracktrace-found' },
  { path: '/track/{ongoing}', name: 'track-shared', phone: true },
  { path: '/about' },
  { path: '/login' },
  { path: '/session' },
  { path: '/forgot', phone: true },
  { path: '/auth/reset-password', phone: true },
  { path: '/auth/reset-password/success', phone: true },
  { path: '/signup' },
  { path: '/signup/corporate' },
  { path: '/signup/individual' },
  { path: '/signup/success' },
  { path: '/signup/individual/success' },
  { path: '/no/such/page', name: 'not-found' },
];

const BOTH = [
  { path: '/dashboard' },
  { path: '/mybooking' },
  { path: '/voucher' },
  { path: '/payment-method' },
  { path: '/settings' },
  { path: '/booking/exclusive' },
  { path: '/booking/exclusive/maps?booking={pendingId}', name: 'booking-exclusive-maps' },
  { path: '/wallet/transactions' },
];

export const INDIVIDUAL = [
  ...BOTH,
  { path: '/wallet' },
  { path: '/about' },
  { path: '/mybooking?status=Completed', name: 'mybooking-completed' },
  { path: '/my-calendar' },
  { path: '/my-calendar?view=week', name: 'my-calendar-week' },
  { path: '/my-calendar?view=agenda', name: 'my-calendar-agenda' },
  { path: '/address' },
  { path: '/address?address=new', name: 'address-new' },
  { path: '/address?import=csv', name: 'address-import' },
  { path: '/help-center' },
  { path: '/help' },
  { path: '/help-center?q=refund', name: 'help-center-search' },
  { path: '/booking/shared' },
  { path: '/booking/batch' },
  { path: '/booking/exclusive/maps/routes?booking={ongoingId}', name: 'booking-exclusive-maps-routes' },
  { path: '/booking/exclusive/maps/routes?booking={completedId}', name: 'booking-exclusive-maps-routes-completed' },
  { path: '/booking/track-trace' },
  { path: '/booking/track-trace?number={ongoing}', name: 'booking-track-trace-found' },
  { path: '/payment/method/failure?booking={pendingId}', name: 'payment-method-failure' },
  { path: '/payment/method/success?booking={ongoingId}', name: 'payment-method-success' },
  { path: '/dashboard', name: 'drawer-menu', press: 'Menu' },
  { path: '/dashboard', name: 'drawer-messages', press: 'Message' },
  { path: '/dashboard', name: 'drawer-notifications', press: 'Notification' },
];

export const CORPORATE = [...BOTH, { path: '/wallet/corporate' }];

export const UNVERIFIED = [
  { path: '/auth/verification/sms?q=bG9naW4%3D', name: 'auth-verification-sms' },
  { path: '/auth/verification/email?q=bG9naW4%3D', name: 'auth-verification-email' },
  { path: '/auth/verification/success' },
  { path: '/booking/exclusive', name: 'gate' },
];
